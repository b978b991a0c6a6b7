/**
 * What a widget remembers in this tab, so that reload and Back find it as it was left.
 * Storage may be full, blocked or missing; then nothing is remembered, and nothing breaks.
 */

/**
 * @typedef {{
 *   state: Record<string, unknown>, html: string, pending: string[], build?: string,
 * }} Memory of which build the HTML is, too
 */

/**
 * The name a widget's memory has: its page, itself and what it was made from.
 * @param {string} id
 * @param {string} source
 */
export function memoryKey(id, source) {
  let hash = 5381;
  for (let i = 0; i < source.length; i += 1) hash = (hash * 33) ^ source.charCodeAt(i);
  return `koirakoulu ${location.pathname} ${id} ${(hash >>> 0).toString(36)}`;
}

/**
 * @param {string} key
 * @returns {Memory | undefined}
 */
export function recall(key) {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const whole = found?.state && typeof found.html === "string" && Array.isArray(found.pending);
    return whole ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} key
 * @param {Memory} memory
 */
export function remember(key, memory) {
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // A private window or a full storage: the widget works without.
  }
}
