/**
 * Python in a worker: first a message that says where it lies (id 0), then requests, each
 * answered under its id. JSON goes in and comes out; nothing is remembered between requests.
 */

/**
 * @typedef {{ FS: { writeFile(path: string, data: Uint8Array): void }, runPython(code: string): unknown }} Python
 * @typedef {{ loadPyodide(options: { indexURL: string }): Promise<Python> }} Loader
 * @typedef {{ id: number, json?: string, pyodide?: string, python?: string }} Message
 */

/** @type {(json: string) => string} */
let handle = () => {
  throw new Error("Python is not up");
};

const ENGINE = "/koirakoulu.zip";

/**
 * Pyodide only logs a WebAssembly that cannot be had, and waits for ever; this rejects instead. A
 * server that does not know WebAssembly's type is no hindrance either.
 * @returns {Promise<never>}
 */
function failureOfWebAssembly() {
  const streamed = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const answer = await source;
        if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
        const kind = answer.headers.get("Content-Type") ?? "";
        if (kind.startsWith("application/wasm")) return await streamed(answer, imports);
        return await WebAssembly.instantiate(await answer.arrayBuffer(), imports);
      } catch (problem) {
        reject(problem);
        throw problem;
      }
    };
  });
}

/**
 * @param {string} pyodide the folder's address
 * @param {string} python the zip's address
 */
async function boot(pyodide, python) {
  const [{ loadPyodide }, code] = await Promise.all([
    /** @type {Promise<Loader>} */ (import(`${pyodide}pyodide.mjs`)),
    load(python),
  ]);
  const failure = failureOfWebAssembly();
  const py = await Promise.race([loadPyodide({ indexURL: pyodide }), failure]);
  py.FS.writeFile(ENGINE, code);
  handle = /** @type {(json: string) => string} */ (
    py.runPython(
      `import sys\nsys.path.insert(0, ${JSON.stringify(ENGINE)})\nfrom koirakoulu.protocol import handle\nhandle`,
    )
  );
}

/** @param {string} url */
async function load(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// Whatever else goes wrong on the way up is a failure to start, too.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  self.postMessage({ id: 0, error: String(event.reason) });
};

self.onmessage = async (/** @type {MessageEvent<Message>} */ { data }) => {
  const { id } = data;
  try {
    if (data.pyodide && data.python) await boot(data.pyodide, data.python);
    self.postMessage({ id, json: data.json === undefined ? "" : handle(data.json) });
  } catch (problem) {
    self.postMessage({ id, error: String(problem) });
  }
};
