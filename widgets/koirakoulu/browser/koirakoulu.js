/**
 * `<koira-widget>` enlivens HTML that is already complete. It knows no rules and no words: it
 * sends actions to the engine, puts the HTML that comes back in place, and lets the live region
 * say what the engine says. Until the engine is up it shows the previews the page carries.
 */

import { actionOf, inscribe, isText } from "./actions.js";
import { build, isCurrent, watchBuild } from "./build.js";
import { choose, dress, onDeck, spriteOf } from "./deck.js";
import { ask, isReady, start } from "./engine.js";
import { Idiomorph } from "./idiomorph.js";
import { memoryKey, recall, remember } from "./memory.js";
import { previewsOf, setAttributes } from "./previews.js";
import { savesData } from "./thrift.js";

/** The action that asks the engine for nothing but how a state looks. */
const SHOW = "null";

/**
 * What is new on the table settles there.
 * @param {Node} node
 */
function settle(node) {
  if (!(node instanceof HTMLElement) || !node.matches(".k-lot")) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const start = { transform: "translateY(-10px) rotate(-3deg)", opacity: 0.4 };
  node.animate([start, {}], { duration: 220, easing: "ease-out" });
}

/**
 * Where in a view the focus is: the id of what is around it; undefined when it is elsewhere.
 * @param {HTMLElement} view
 */
function placeOfFocus(view) {
  const active = document.activeElement;
  return active && view.contains(active) ? active.parentElement?.closest("[id]")?.id : undefined;
}

/**
 * The control that had the focus may be gone: the nearest one left gets it.
 * @param {HTMLElement} view
 * @param {string | undefined} place
 */
function keepFocus(view, place) {
  if (place === undefined) return;
  const active = document.activeElement;
  if (active && view.contains(active) && active.checkVisibility()) return;
  const near = document.getElementById(place);
  const homes = [near, view].flatMap((home) => [
    ...(home?.querySelectorAll("button, input, select, textarea") ?? []),
  ]);
  const home = homes.find((element) => element.checkVisibility());
  if (home instanceof HTMLElement) home.focus({ preventScroll: true });
}

class KoiraWidget extends HTMLElement {
  /** @type {Record<string, unknown>} the state the engine, or a complete preview, gave last */
  #state = {};
  /** @type {string[]} actions the engine has not answered, in JSON */
  #pending = [];
  /** How many of the pending actions have been spoken for. */
  #said = 0;
  /** Where the focus goes when all is answered: an element's id. */
  #then = "";
  #busy = false;
  #mounted = false;
  #key = "";
  /** The view as the page brought it. */
  #fresh = "";
  /** @type {AbortController | undefined} */
  #listening;

  /** Whether what is done outlives the tab. */
  get #lasting() {
    return this.hasAttribute("data-lasting");
  }

  connectedCallback() {
    // Instant navigation puts widgets in place before it says of which build they are.
    queueMicrotask(() => {
      if (this.isConnected && isCurrent()) this.#connect();
    });
  }

  #connect() {
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    for (const kind of ["click", "input", "change", "keydown"]) {
      this.addEventListener(kind, this, { signal });
    }
    onDeck(() => this.#dress(), signal);
    addEventListener("beforeprint", () => this.#unfold(), { signal });
    if (!this.#mounted) this.#mount();
    this.#watch(signal);
    if (this.#pending.length) this.#send();
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  /** @param {Event} event */
  handleEvent(event) {
    const target = event.target instanceof Element ? event.target : this;
    if (event instanceof KeyboardEvent) this.#pressed(event, target);
    else if (event.type === "click") this.#clicked(event, target);
    else this.#changed(event, target);
  }

  #mount() {
    this.#mounted = true;
    const source = this.#part(".k-state").dataset.state ?? "{}";
    this.#state = JSON.parse(source);
    this.#key = memoryKey(this.id, String(this.#state.source ?? source));
    this.#fresh = this.#part(".k-view").innerHTML;
    const memory = recall(this.#key, this.#lasting);
    if (memory?.build === build) {
      this.#state = memory.state;
      this.#pending = memory.pending;
      this.#said = memory.pending.length;
      this.#patch(memory.html);
    } else if (memory) {
      // What another build remembered is told in this one's words and cards.
      const { links, cards } = this.#state;
      this.#state = { ...memory.state, links, cards };
      this.#pending = [SHOW, ...memory.pending.filter((action) => action !== SHOW)];
      this.#said = this.#pending.length;
      this.#wait(true);
    }
    this.#dress();
  }

  /** Draws the cards from the reader's own deck. */
  #dress() {
    if (this.#state.cards) this.#state.cards = spriteOf(this.#state.cards);
    dress(this);
  }

  /**
   * Starts the engine when the widget comes near the screen; who saves data starts it by touch.
   * Where the page carries most answers, it starts at the controls that need it.
   * @param {AbortSignal} signal
   */
  #watch(signal) {
    const patient = this.hasAttribute("data-complete");
    const wake = (/** @type {Event | undefined} */ event) => {
      const target = event?.target instanceof Element ? event.target : this;
      if (!patient || target.closest("[data-wake]")) start().catch(() => {});
    };
    for (const kind of ["pointerover", "pointerdown", "focusin"]) {
      this.addEventListener(kind, wake, { signal });
    }
    if (patient || savesData() || isReady()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake(undefined);
      },
      { rootMargin: "400px" },
    );
    observer.observe(this);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /**
   * @param {Event} event
   * @param {Element} target
   */
  #clicked(event, target) {
    if (target.closest(".k-retry")) {
      const view = this.#part(".k-view");
      this.#part(".k-failed").hidden = true;
      keepFocus(view, view.firstElementChild?.id ?? "");
      this.#wait(true);
      this.#send();
      return;
    }
    const control = target.closest("[data-action]");
    if (!(control instanceof HTMLElement) || "value" in control.dataset) return;
    event.preventDefault();
    this.#press(control);
  }

  /** @param {HTMLElement} control */
  #press(control) {
    if (control.getAttribute("aria-disabled") === "true") return;
    this.#act(control);
    if (control.closest("summary, details")) this.scrollIntoView({ block: "start" });
  }

  /**
   * Text counts when it is left, everything else at once.
   * @param {Event} event
   * @param {Element} target
   */
  #changed(event, target) {
    if (!(target instanceof HTMLElement)) return;
    if ("deck" in target.dataset) {
      if (event.type === "input") choose(this);
      return;
    }
    const text = isText(target);
    if (!target.dataset.action || text !== (event.type === "change")) return;
    inscribe(target);
    this.#act(target);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Element} target
   */
  #pressed(event, target) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (target.closest("input, select, textarea, details")) return;
    const control = this.querySelector(`.k-view [data-key="${CSS.escape(event.key)}"]`);
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    this.#press(control);
  }

  /** @param {HTMLElement} control */
  #act(control) {
    const json = JSON.stringify(actionOf(control));
    const previews = this.#pending.length && isReady() ? [] : previewsOf(this, json);
    for (const { content, set, attributes } of previews) {
      if (set && !attributes) this.#patch(content);
      else this.#patchPieces(content, attributes ?? {});
    }
    const said = previews.map(({ say }) => say).filter(Boolean);
    if (said.length) this.#say(said.join(" "));
    this.#then = control.dataset.then ?? "";
    if (previews.length) this.#focus();
    const set = previews.find((preview) => preview.set)?.set;
    if (set && !this.#pending.length) {
      this.#state = { ...this.#state, ...set };
      this.#save();
      return;
    }
    this.#pending.push(json);
    if (said.length) this.#said = this.#pending.length;
    this.#save();
    if (!previews.length && !("quiet" in control.dataset)) this.#wait(true);
    this.#send();
  }

  /** Sends what is pending, one action at a time; only the last answer is shown. */
  async #send() {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#pending.length && this.isConnected) {
        const action = this.#pending[0] ?? "";
        const answer = await ask(this.dataset.widget ?? "", this.#state, JSON.parse(action));
        // Whoever has taken this element's place goes on from what is remembered.
        if (!this.isConnected) return;
        if ("error" in answer) {
          this.#refused(answer.error);
          continue;
        }
        this.#pending.shift();
        const spoken = this.#said > 0;
        this.#said = Math.max(0, this.#said - 1);
        this.#state = answer.state;
        if (this.#pending.length === 0) {
          this.#patch(answer.html);
          this.#focus();
          if (answer.say && !spoken) this.#say(answer.say);
        }
        this.#save();
      }
    } catch (problem) {
      console.warn(problem);
      const notice = this.#part(".k-failed");
      notice.hidden = false;
      this.#say(notice.firstChild?.textContent ?? "");
      this.setAttribute("data-failed", "");
    } finally {
      this.#busy = false;
      this.#wait(false);
    }
  }

  /**
   * An action the engine will not have is dropped; a state it cannot read (one remembered from an
   * older version) gives way to the page's own.
   * @param {import("./engine.js").Refusal} error
   */
  #refused({ code, message, say }) {
    console.warn(`${this.id}: ${code}: ${message}`);
    this.#pending = code === "bad-state" ? [] : this.#pending.slice(1);
    if (code === "bad-state") {
      this.#state = JSON.parse(this.#part(".k-state").dataset.state ?? "{}");
      this.#patch(this.#fresh);
      this.#dress();
    }
    this.#say(say);
    this.#save();
  }

  /** @param {boolean} waiting */
  #wait(waiting) {
    const notice = this.#part(".k-wait");
    this.#part(".k-view").toggleAttribute("aria-busy", waiting);
    if (waiting && !isReady()) {
      notice.hidden = false;
      this.#say(notice.textContent ?? "");
    } else if (!waiting) notice.hidden = true;
    if (isReady()) {
      this.removeAttribute("data-failed");
      this.#part(".k-failed").hidden = true;
    }
  }

  /** @param {string | DocumentFragment} html */
  #patch(html) {
    const view = this.#part(".k-view");
    const place = placeOfFocus(view);
    const content = typeof html === "string" ? html : [...html.children];
    Idiomorph.morph(view, content, {
      morphStyle: "innerHTML",
      // What is being written stays.
      ignoreActiveValue: isText(document.activeElement),
      callbacks: { afterNodeAdded: settle },
    });
    keepFocus(view, place);
  }

  /**
   * @param {DocumentFragment} content
   * @param {import("./previews.js").Attributes} attributes
   */
  #patchPieces(content, attributes) {
    const view = this.#part(".k-view");
    const place = placeOfFocus(view);
    for (const piece of [...content.children]) {
      const old = view.querySelector(`#${CSS.escape(piece.id)}`);
      if (old) Idiomorph.morph(old, piece, { morphStyle: "outerHTML" });
    }
    setAttributes(view, attributes);
    keepFocus(view, place);
  }

  /** Puts the focus where the last action wants it, once. */
  #focus() {
    const element = this.#then ? this.querySelector(`#${CSS.escape(this.#then)}`) : null;
    if (!(element instanceof HTMLElement) || !element.checkVisibility()) return;
    this.#then = "";
    element.focus({ preventScroll: true });
    const whole = element.closest(".k-question, .k-kierros") ?? element;
    whole.scrollIntoView({ block: "start" });
  }

  /** @param {string} text */
  #say(text) {
    const live = this.#part(".k-live");
    // The same words again are news only if the text changes.
    live.textContent = live.textContent === text ? `${text}\u00a0` : text;
  }

  #save() {
    const html = this.#part(".k-view").innerHTML;
    const memory = { state: this.#state, html, pending: this.#pending, build };
    remember(this.#key, memory, this.#lasting);
  }

  /** Paper has no folds; afterwards all is as it was. */
  #unfold() {
    const folded = [...this.querySelectorAll("details")].filter((details) => !details.open);
    for (const details of folded) details.open = true;
    const fold = () => {
      for (const details of folded) details.open = false;
    };
    addEventListener("afterprint", fold, { once: true });
  }

  /**
   * @param {string} selector
   * @returns {HTMLElement}
   */
  #part(selector) {
    const part = this.querySelector(selector);
    if (part instanceof HTMLElement) return part;
    throw new Error(`${this.id} has no ${selector}`);
  }
}

// The theme begins first.
setTimeout(() => {
  // A page that loads this twice has one element.
  if (customElements.get("koira-widget")) return;
  customElements.define("koira-widget", KoiraWidget);
  watchBuild();
});
