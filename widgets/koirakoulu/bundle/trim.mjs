/**
 * Takes out of a WebAssembly module what nobody asks for.
 *
 * Reads from standard input, as JSON, where the npm packages, the module and its smaller copy lie, and
 * the words somebody says. An export stays if it is one of them, with or without an underscore, or if
 * the module imports something of that name. Everything that only other exports needed goes with them.
 * Prints the names it exports and imports then, as JSON.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const { packages, wasm, smaller, words } = JSON.parse(await text(process.stdin));
const found = createRequire(join(packages, "koirakoulu.cjs")).resolve("binaryen");
const { default: binaryen } = await import(pathToFileURL(found).href);

const module = binaryen.readBinary(readFileSync(wasm));
const said = new Set(words);

/** @param {number} length @param {(i: number) => unknown} at */
const all = (length, at) => Array.from({ length }, (_, i) => at(i));

const functions = all(module.getNumFunctions(), (i) =>
  binaryen.getFunctionInfo(module.getFunctionByIndex(i)),
);
const globals = all(module.getNumGlobals(), (i) =>
  binaryen.getGlobalInfo(module.getGlobalByIndex(i)),
);
const imported = new Set(
  [...functions, ...globals].filter((one) => one.module).map((one) => one.base),
);

const exported = all(
  module.getNumExports(),
  (i) => binaryen.getExportInfo(module.getExportByIndex(i)).name,
);
const kept = exported.filter(
  (name) => said.has(name) || said.has(`_${name}`) || imported.has(name),
);
const wanted = new Set(kept);
for (const name of exported) if (!wanted.has(name)) module.removeExport(name);

module.runPasses(["remove-unused-module-elements"]);
const binary = module.emitBinary();
writeFileSync(smaller, binary);
const asked = WebAssembly.Module.imports(new WebAssembly.Module(binary)).map(({ name }) => name);
console.log(JSON.stringify({ exports: kept, imports: asked }));
