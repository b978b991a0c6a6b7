/** Whether the reader's connection is one on which nothing heavy is fetched unasked. */

/**
 * @typedef {{
 *   saveData?: boolean, metered?: boolean, type?: string, effectiveType?: string,
 * }} Connection what browsers tell of it, few of them all
 */

/** @returns {boolean} */
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
    else addEventListener("load", wait, { once: true });
  });
}
