/**
 * What a widget remembers, so that reload and Back find it as it was left: in this tab, or, where it
 * is to last, on this device. Where storage is full, blocked or missing, nothing is remembered.
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
 * Asking for a storage is an error where it is blocked.
 * @param {boolean} lasting
 */
const storage = (lasting) => (lasting ? localStorage : sessionStorage);

/**
 * @param {string} key
 * @param {boolean} lasting
 * @returns {Memory | undefined}
 */
export function recall(key, lasting) {
  try {
    const found = JSON.parse(storage(lasting).getItem(key) ?? "null");
    const whole = found?.state && typeof found.html === "string" && Array.isArray(found.pending);
    return whole ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} key
 * @param {Memory} memory
 * @param {boolean} lasting
 */
export function remember(key, memory, lasting) {
  try {
    storage(lasting).setItem(key, JSON.stringify(memory));
  } catch {
    // A private window or a full storage: the widget works without.
  }
}
