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
