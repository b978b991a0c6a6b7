/**
 * Takes a snapshot of Python's memory after the engine has come up and been used a little.
 *
 *     node snapshot.mjs WARM_UP.py OUT
 *
 * Pyodide and library.zip lie in the working directory. Into OUT goes the snapshot, as
 * `koirakoulu.bundle.snapshot` describes it; on standard output, in JSON, the paths of what Python
 * had imported from the library.
 *
 * Whatever Python could learn of this machine, this moment or chance is fixed first: the same
 * files give the same bytes.
 */

import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { pathToFileURL } from "node:url";

// An error is told by its message: Node would show Pyodide's megabyte-long source line.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const [warmUp, out] = process.argv.slice(2);
const folder = process.cwd();
const PROGRAM = "/koirakoulu";
const MOMENT = 0;
const HASH_SEED = "0";
const WORD = Uint32Array.BYTES_PER_ELEMENT;
const BLOCK = 1024;
const LARGEST = 65536;
const SMALLEST = 8;

function fixTheWorld() {
  process.env.TZ = "UTC";
  Date.now = () => MOMENT;
  performance.now = () => MOMENT;
  Math.random = () => 0;
  crypto.randomFillSync = (view) => view.fill(0);
  syncBuiltinESMExports();
  // A newer Node has a garbage collector in its WebAssembly, with which Python finds a quicker way to
  // call functions; a snapshot that counts on it works in few browsers. iPads are not trusted with it.
  Object.defineProperty(globalThis, "navigator", { value: { userAgent: "iPad" } });
}

/** Memory as the WebAssembly module itself fills it, copied when Pyodide has it instantiated. */
function watchMemory() {
  const instantiate = WebAssembly.instantiate;
  const seen = { pristine: new Uint8Array() };
  WebAssembly.instantiate = async (source, imports) => {
    const made = await instantiate(source, imports);
    const memory = imports?.env?.memory;
    if (memory) seen.pristine = new Uint8Array(memory.buffer).slice();
    return made;
  };
  return seen;
}

/** Takes away from a snapshot what memory holds anyway; where that was, and its checksum. */
function takeAway(snapshot, pristine) {
  const [, start] = new Uint32Array(snapshot.buffer);
  const words = Math.ceil((pristine.findLastIndex((byte) => byte !== 0) + 1) / WORD);
  const held = new Uint32Array(pristine.buffer, 0, words);
  const taken = new Uint32Array(snapshot.buffer, start, words);
  let sum = 0;
  for (const [i, word] of held.entries()) {
    sum = (Math.imul(sum, 31) + word) >>> 0;
    taken[i] ^= word;
  }
  return [start, words, sum];
}

/** Where something other than zeros stands: beginnings and ends, by whole blocks. */
function runsOf(bytes) {
  const runs = [];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    if (block.every((byte) => byte === 0)) continue;
    if (runs.at(-1) === at) runs.pop();
    else runs.push(at);
    runs.push(at + block.length);
  }
  return runs;
}

/** Zeroes what Python has freed: nobody reads it, and zeros pack well. */
function zeroFreeMemory(module) {
  const numbers = module._emscripten_builtin_malloc(10 * 4);
  module._mallinfo(numbers);
  const top = module.HEAPU32[numbers / 4 + 9];
  module._emscripten_builtin_free(numbers);
  const end = module._sbrk(0) - top;
  const taken = [];
  for (let size = LARGEST; size >= SMALLEST; size -= size > 512 ? (size >> 4) & ~7 : 8) {
    let block = 0;
    // A block beyond all that has been used says that no gap of this size is left.
    while (block < end) {
      block = module._emscripten_builtin_malloc(size);
      module.HEAPU8.fill(0, block, block + size);
      taken.push(block);
    }
  }
  for (const block of taken) module._emscripten_builtin_free(block);
}

fixTheWorld();
const seen = watchMemory();
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({
  indexURL: folder,
  stdLibURL: `${folder}/library.zip`,
  lockFileContents: JSON.parse(readFileSync("pyodide-lock.json", "utf-8")),
  env: { PYTHONHASHSEED: HASH_SEED },
  _sysExecutable: PROGRAM,
  _makeSnapshot: true,
});
const names = pyodide.toPy({});
pyodide.pyimport("builtins").exec(readFileSync(warmUp, "utf-8"), names);
const told = names.get("told");
names.destroy();
pyodide.pyimport("gc").collect();
zeroFreeMemory(pyodide._module);
const snapshot = pyodide.makeMemorySnapshot();
const taken = takeAway(snapshot, seen.pristine);
const runs = runsOf(snapshot);
const head = Uint32Array.of(snapshot.length, ...taken, runs.length, ...runs);
const parts = [new Uint8Array(head.buffer)];
for (let i = 0; i < runs.length; i += 2) parts.push(snapshot.subarray(runs[i], runs[i + 1]));
writeFileSync(out, Buffer.concat(parts));
process.stdout.write(told);
