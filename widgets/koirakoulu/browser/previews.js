/**
 * What a page shows before the engine has answered: templates the page carries.
 *
 * A template belongs to an action and may say when it holds. One with `data-set` is a complete
 * answer: its content is the whole view, unless it changes attributes only. Of the others all that
 * hold apply, and each of their elements takes the place of the element with its id.
 */

/**
 * @typedef {{ checked?: string, count?: Record<string, number>, any?: Record<string, boolean> }} When
 * @typedef {Record<string, Record<string, string | null>>} Attributes
 * @typedef {{
 *   content: DocumentFragment,
 *   say: string,
 *   set?: Record<string, unknown>,
 *   attributes?: Attributes,
 * }} Preview
 */

/**
 * The page's answer to an action, if it carries one.
 * @param {HTMLElement} widget
 * @param {string} action in JSON
 * @returns {Preview[]}
 */
export function previewsOf(widget, action) {
  const found = [];
  for (const template of widget.querySelectorAll("template")) {
    const { action: own, when, say = "", set, attributes } = template.dataset;
    if (own !== action || (when && !holds(widget, JSON.parse(when)))) continue;
    const content = filled(widget, template);
    found.push({
      content,
      say,
      ...(set && { set: JSON.parse(set) }),
      ...(attributes && { attributes: JSON.parse(attributes) }),
    });
    if (set) break;
  }
  return found;
}

/**
 * @param {Element} view
 * @param {Attributes} attributes by the ids of elements; null takes one away
 */
export function setAttributes(view, attributes) {
  for (const [id, values] of Object.entries(attributes)) {
    const element = view.querySelector(`#${CSS.escape(id)}`);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) element?.removeAttribute(name);
      else element?.setAttribute(name, value);
    }
  }
}

/**
 * @param {HTMLElement} widget
 * @param {When} when
 */
function holds(widget, { checked, count = {}, any = {} }) {
  const ticked = [...widget.querySelectorAll("input")].filter((input) => input.checked);
  const tally = (/** @type {string} */ kind) =>
    ticked.filter((input) => input.dataset.tally === kind).length;
  return (
    (checked === undefined || ticked.some((input) => input.id === checked)) &&
    Object.entries(count).every(([kind, number]) => tally(kind) === number) &&
    Object.entries(any).every(([kind, some]) => tally(kind) > 0 === some)
  );
}

/**
 * A copy of a template's content with its slots filled from the widget's pack.
 * @param {HTMLElement} widget
 * @param {HTMLTemplateElement} template
 */
function filled(widget, template) {
  const content = document.importNode(template.content, true);
  const pack = widget.querySelector("template.k-pack");
  if (pack instanceof HTMLTemplateElement) {
    for (const slot of content.querySelectorAll("slot")) {
      const filling = pack.content.querySelector(`[data-slot="${slot.name}"]`);
      if (filling) slot.replaceWith(document.importNode(filling, true).firstElementChild ?? "");
    }
  }
  return content;
}
