/**
 * Python in a worker: first a message that says where it lies (id 0), then requests, each
 * answered under its id. JSON goes in and comes out; nothing is remembered between requests.
 *
 * Python comes up from a snapshot of its memory, with the engine imported already. Where that cannot
 * be used, it comes up from the library, in a few times as long.
 */

/**
 * @typedef {{ seed(): void, handle(json: string): string }} Module
 * @typedef {{ pyimport(name: string): Module }} Python
 * @typedef {{ loadPyodide(options: Record<string, unknown>): Promise<Python> }} Loader
 * @typedef {{ pyodide: string, snapshot: string, python: string }} Places
 * @typedef {{ id: number, json?: string, places?: Places }} Message
 * @typedef {{ file: Uint8Array<ArrayBuffer>, start: number, words: number, sum: number, whole: Promise<void> }} Snapshot
 */

const HEAD_WORDS = 5;

const fetched = self.fetch;

/** @type {(json: string) => string} */
let handle = () => {
  throw new Error("Python is not up");
};

/** Ends the attempt under way. @type {(reason: unknown) => void} */
let giveUp = () => {};

/** @param {Places} places */
async function boot({ pyodide, snapshot, python }) {
  const code = quiet(compiled(`${pyodide}pyodide.asm.wasm`));
  const memory = quiet(unpacked(snapshot));
  const script = quiet(import(`${pyodide}pyodide.asm.js`));
  const { loadPyodide } = /** @type {Loader} */ (await import(`${pyodide}pyodide.mjs`));
  await script;
  /** @param {Record<string, unknown>} options */
  const load = (options) => loadPyodide({ indexURL: pyodide, ...options });
  try {
    await attempt(code, memory, () => load({ _loadSnapshot: memory.then(({ file }) => file) }));
    return "snapshot";
  } catch (problem) {
    console.warn(problem);
    await attempt(code, undefined, () => load({ stdLibURL: python }));
    return "library";
  }
}

/**
 * Brings Python up. Pyodide asks for its WebAssembly by `fetch` and `instantiateStreaming`, only
 * logs what cannot be had, and then waits for ever; so it gets what is on its way already, and a
 * failure ends the attempt.
 * @param {Promise<WebAssembly.Module>} code
 * @param {Promise<Snapshot> | undefined} memory
 * @param {() => Promise<Python>} load
 */
async function attempt(code, memory, load) {
  /** @type {Promise<never>} */
  const failure = quiet(
    new Promise((_, reject) => {
      giveUp = reject;
    }),
  );
  self.fetch = async (source, options) => {
    const address = String(source);
    if (address.endsWith(".bin")) return new Response(await inflated(address));
    const unneeded = address.endsWith(".wasm") || address.endsWith(".zip");
    return unneeded ? new Response() : fetched(source, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await code;
      const instance = await WebAssembly.instantiate(module, imports);
      const snapshot = await memory;
      await snapshot?.whole;
      if (snapshot) complete(snapshot, /** @type {WebAssembly.Memory} */ (imports?.env?.memory));
      return { module, instance };
    } catch (problem) {
      giveUp(problem);
      throw problem;
    }
  };
  try {
    const python = await Promise.race([load(), failure]);
    // Chance froze in the snapshot, the same for every reader.
    python.pyimport("random").seed();
    const protocol = python.pyimport("koirakoulu.protocol").handle;
    JSON.parse(protocol("{}"));
    handle = protocol;
  } finally {
    self.fetch = fetched;
  }
}

/**
 * WebAssembly is compiled while it comes in, unless the server does not know its type.
 * @param {string} address
 */
async function compiled(address) {
  const answer = await got(address);
  const kind = answer.headers.get("Content-Type") ?? "";
  if (kind.startsWith("application/wasm")) return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * Unpacks a snapshot while it comes in. The bundle's builder describes the file.
 * @param {string} address
 * @returns {Promise<Snapshot>} when its size is known
 */
async function unpacked(address) {
  const fill = filler((await inflated(address)).getReader());
  /** @param {number} length */
  const numbers = async (length) => {
    const words = new Uint32Array(length);
    await fill(new Uint8Array(words.buffer));
    return words;
  };
  const [size = 0, start = 0, words = 0, sum = 0, count = 0] = await numbers(HEAD_WORDS);
  const runs = await numbers(count);
  const file = new Uint8Array(size);
  const whole = async () => {
    for (let i = 0; i < count; i += 2) await fill(file.subarray(runs[i], runs[i + 1]));
  };
  return { file, start, words, sum, whole: quiet(whole()) };
}

/**
 * Reads on and on into arrays of any length.
 * @param {ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>} reader
 * @returns {(target: Uint8Array) => Promise<void>}
 */
function filler(reader) {
  let rest = new Uint8Array();
  return async (target) => {
    for (let filled = 0; filled < target.length; ) {
      if (!rest.length) {
        const { value } = await reader.read();
        if (!value) throw new Error("the snapshot ends too early");
        rest = value;
      }
      const part = rest.subarray(0, target.length - filled);
      target.set(part, filled);
      rest = rest.subarray(part.length);
      filled += part.length;
    }
  };
}

/**
 * Gives a snapshot what memory holds anyway; throws when that is not what was taken from it.
 * @param {Snapshot} snapshot
 * @param {WebAssembly.Memory} memory
 */
function complete({ file, start, words, sum }, memory) {
  const held = new Uint32Array(memory.buffer, 0, words);
  const taken = new Uint32Array(file.buffer, start, words);
  let found = 0;
  for (let i = 0; i < words; i += 1) {
    const word = held[i] ?? 0;
    found = (Math.imul(found, 31) + word) >>> 0;
    taken[i] = (taken[i] ?? 0) ^ word;
  }
  if (found !== sum) throw new Error("the snapshot is of another Python");
}

/** @param {string} address */
async function inflated(address) {
  const { body } = await got(address);
  if (!body) throw new Error(`${address}: empty`);
  return body.pipeThrough(new DecompressionStream("gzip"));
}

/** @param {string} address */
async function got(address) {
  const answer = await fetched(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/**
 * A promise whose failure is dealt with when it is waited for.
 * @template T
 * @param {Promise<T>} promise
 */
function quiet(promise) {
  promise.catch(() => {});
  return promise;
}

// What goes wrong out of sight ends the attempt, too.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  giveUp(event.reason);
};

self.onmessage = async (/** @type {MessageEvent<Message>} */ { data: { id, json, places } }) => {
  try {
    if (places) self.postMessage({ id, from: await boot(places) });
    else self.postMessage({ id, json: handle(json ?? "") });
  } catch (problem) {
    self.postMessage({ id, error: String(problem) });
  }
};
