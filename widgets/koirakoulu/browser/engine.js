/**
 * The page's one worker: started once, when a widget asks for it, and shared by all.
 *
 * Every request settles. A worker that fails or falls silent is ended, and a new one gets the
 * request; then the caller is told.
 */

/**
 * @typedef {{ state: Record<string, unknown>, html: string, say: string }} Answer
 * @typedef {{ code: string, message: string, say: string }} Refusal
 * @typedef {{ id: number, json?: string, error?: string, from?: string }} Reply
 * @typedef {{ resolve: (json: string) => void, reject: (reason: Error) => void }} Waiting
 * @typedef {{ pyodide: string, snapshot: string, python: string }} Places
 */

/**
 * Where Python lies, in the bundle of this module. Read before a newer build's page can come in.
 * @type {Places}
 */
const places = (() => {
  const { pyodide, snapshot, python } =
    /** @type {HTMLElement | null} */ (document.querySelector("meta[name=koirakoulu]"))?.dataset ??
    {};
  const bundle = new URL("../", import.meta.url);
  return {
    pyodide: new URL(`${pyodide}/`, bundle).href,
    snapshot: new URL(`${snapshot}`, bundle).href,
    python: new URL(`${python}`, bundle).href,
  };
})();

const START_SECONDS = 90;
const ANSWER_SECONDS = 20;

/** @type {Promise<Worker> | undefined} */
let starting;
/** @type {Map<number, Waiting>} */
const waiting = new Map();
let requests = 0;
let ready = false;

/** Whether the engine answers at once. */
export function isReady() {
  return ready;
}

/** Starts the engine, if it has not been started; rejects when it does not come up. */
export function start() {
  starting ??= launch();
  return starting;
}

/**
 * One action of a widget.
 * @param {string} widget
 * @param {unknown} state
 * @param {unknown} action
 * @returns {Promise<Answer | { error: Refusal }>}
 */
export async function ask(widget, state, action) {
  const json = JSON.stringify({ widget, state, action });
  let answer;
  try {
    answer = await request(json);
  } catch {
    answer = await request(json);
  }
  return JSON.parse(answer);
}

/**
 * @param {string} json
 * @returns {Promise<string>}
 */
async function request(json) {
  const worker = await start();
  requests += 1;
  const id = requests;
  const timer = setTimeout(() => stop(worker, "no answer"), ANSWER_SECONDS * 1000);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, json });
  }).finally(() => clearTimeout(timer));
}

/** @returns {Promise<Worker>} */
async function launch() {
  /** @type {Worker | undefined} */
  let worker;
  try {
    worker = new Worker(new URL("./koirakoulu.worker.js", import.meta.url), { type: "module" });
    document.documentElement.dataset.engine = await up(worker);
    ready = true;
    return worker;
  } catch (problem) {
    worker?.terminate();
    starting = undefined;
    throw problem;
  }
}

/**
 * Settles when the worker says that it is up, and from what, or does not for too long.
 * @param {Worker} worker
 * @returns {Promise<string>}
 */
function up(worker) {
  /** @type {number} */
  let timer;
  return new Promise((resolve, reject) => {
    timer = setTimeout(() => reject(new Error("too slow")), START_SECONDS * 1000);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
      stop(worker, event.message);
    };
    worker.onmessage = (/** @type {MessageEvent<Reply>} */ { data }) => {
      if (data.id > 0) settle(data);
      else if (data.error) reject(new Error(data.error));
      else resolve(data.from ?? "");
    };
    worker.postMessage({ id: 0, places });
  }).finally(() => clearTimeout(timer));
}

/** @param {Reply} reply */
function settle({ id, json, error }) {
  const request = waiting.get(id);
  waiting.delete(id);
  if (json === undefined) request?.reject(new Error(error));
  else request?.resolve(json);
}

/**
 * Ends a worker; whoever waits for it is told.
 * @param {Worker} worker
 * @param {string} reason
 */
function stop(worker, reason) {
  worker.terminate();
  ready = false;
  starting = undefined;
  for (const request of waiting.values()) request.reject(new Error(reason));
  waiting.clear();
}
