/**
 * The reader's own deck: which sprite cards are drawn from, remembered in this browser.
 */

const KEY = "koirakoulu deck";
const CHANGED = "koirakoulu-deck";

/** @type {string | null} the sprite's kind: "", "-4", "-bf" or "-4-bf"; the page's own is null */
let kind = recall();

function recall() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * The address of the chosen sprite, from that of any.
 * @param {unknown} sprite
 */
export function spriteOf(sprite) {
  return kind === null ? String(sprite) : String(sprite).replace(/[^/#]*\.svg/, `cards${kind}.svg`);
}

/**
 * Draws all cards of a widget, its templates' too, from the chosen sprite, and ticks the choice.
 * @param {Element} widget
 */
export function dress(widget) {
  const templates = [...widget.querySelectorAll("template")].map(({ content }) => content);
  for (const root of [widget, ...templates]) {
    for (const use of root.querySelectorAll("use")) {
      const old = use.getAttribute("xlink:href") ?? "";
      const address = spriteOf(old);
      if (address !== old) use.setAttribute("xlink:href", address);
    }
  }
  if (kind === null) return;
  for (const box of boxes(widget)) box.checked = kind.includes(box.dataset.deck ?? "");
}

/**
 * Takes over what is ticked, on this page and for later.
 * @param {Element} widget
 */
export function choose(widget) {
  kind = boxes(widget)
    .filter((box) => box.checked)
    .map((box) => box.dataset.deck)
    .join("");
  try {
    localStorage.setItem(KEY, kind);
  } catch {
    // It holds until the page is left.
  }
  document.dispatchEvent(new Event(CHANGED));
}

/**
 * @param {Element} widget
 * @returns {HTMLInputElement[]}
 */
function boxes(widget) {
  return [...widget.querySelectorAll("input[data-deck]")].filter(
    (box) => box instanceof HTMLInputElement,
  );
}

/**
 * Calls back when another deck is chosen, on this page or in another tab.
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function onDeck(changed, signal) {
  document.addEventListener(CHANGED, changed, { signal });
  addEventListener(
    "storage",
    (event) => {
      if (event.key !== KEY) return;
      kind = event.newValue;
      changed();
    },
    { signal },
  );
}
