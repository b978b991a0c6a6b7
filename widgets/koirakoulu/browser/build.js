/**
 * Which build of the site this page was loaded with. When instant navigation brings in a page of
 * another one, it is loaded anew, with its own scripts.
 */

/** The build of the page that is shown: its manifest's lasting name. */
function shown() {
  const meta = document.querySelector("meta[name=koirakoulu]");
  return meta?.getAttribute("content")?.replace(/^.*\//, "") ?? "";
}

/** This script's build. */
export const build = shown();

export function isCurrent() {
  return shown() === build;
}

/** Loads the page anew as soon as it is one of another build. */
export function watchBuild() {
  const observer = new MutationObserver(() => {
    if (!isCurrent()) location.reload();
  });
  observer.observe(document.head, { childList: true });
}
