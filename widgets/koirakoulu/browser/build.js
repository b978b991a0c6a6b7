/**
 * Which build of the site this page was loaded with. Instant navigation can bring in a page of a
 * newer one: then the page is loaded anew, so that no page is served by the script of another build.
 */

/** The build's name, as the page that is shown says it: its manifest's lasting name. */
function shown() {
  const meta = document.querySelector("meta[name=koirakoulu]");
  return meta?.getAttribute("content")?.replace(/^.*\//, "") ?? "";
}

/** The name of the build this script is of. */
export const build = shown();

/** Whether the page that is shown is of this script's build. */
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
