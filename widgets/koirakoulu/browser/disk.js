// A page opened from a disk: links to a folder lead to its page.
if (location.protocol === "file:") {
  for (const link of document.links) {
    const url = new URL(link.href);
    if (url.protocol !== "file:" || !url.pathname.endsWith("/")) continue;
    url.pathname += "index.html";
    link.href = url.href;
  }
}
