/**
 * From a control to its action: what its attributes say, with its value and, where it asks for
 * chance, a random number of the browser's.
 */

const RANDOM_NUMBERS = 2 ** 31;

/**
 * @param {HTMLElement} control
 * @returns {Record<string, unknown>}
 */
export function actionOf(control) {
  const { action = "{}", value, random } = control.dataset;
  const found = JSON.parse(action);
  if (value) found[value] = valueIn(control);
  if (random) found[random] = randomNumber();
  return found;
}

/**
 * Whether what is written in a control is text, a line of it or many.
 * @param {unknown} control
 * @returns {control is HTMLTextAreaElement | HTMLInputElement}
 */
export function isText(control) {
  if (control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && control.type === "text";
}

/** @param {HTMLElement} control */
function valueIn(control) {
  if (control instanceof HTMLSelectElement || isText(control)) return control.value;
  if (!(control instanceof HTMLInputElement)) return null;
  return control.type === "checkbox" ? control.checked : control.valueAsNumber;
}

function randomNumber() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % RANDOM_NUMBERS;
}

/**
 * Writes what a reader has chosen into the attributes, so that the HTML that is remembered has it.
 * @param {HTMLElement} control
 */
export function inscribe(control) {
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    control.toggleAttribute("checked", control.checked);
  } else if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.toggleAttribute("selected", option.selected);
  } else if (isText(control)) {
    control.defaultValue = control.value;
  }
}
