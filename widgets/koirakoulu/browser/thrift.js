/**
 * @typedef {{
 *   saveData?: boolean, metered?: boolean, type?: string, effectiveType?: string,
 * }} Connection as far as a browser tells
 */

/** @returns {boolean} whether nothing heavy comes unasked */
export function savesData() {
  const connection = /** @type {Connection | undefined} */ (
    "connection" in navigator ? navigator.connection : undefined
  );
  const { saveData, metered, type, effectiveType = "4g" } = connection ?? {};
  return Boolean(saveData || metered) || type === "cellular" || effectiveType !== "4g";
}

/** Settles when the page is idle. */
export function idle() {
  return new Promise((done) => {
    const wait = () =>
      globalThis.requestIdleCallback?.(done, { timeout: 5000 }) ?? setTimeout(done, 500);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait);
  });
}
