/**
 * Leaves out of a script what nothing leads to.
 *
 *     node shake.mjs PACKAGES SCRIPT
 *
 * PACKAGES is npm's folder. Prints the smaller script.
 */

import { createRequire } from "node:module";
import { join } from "node:path";

const [packages, input] = process.argv.slice(2);
const { rollup } = createRequire(join(packages, "koirakoulu.cjs"))("rollup");

const bundle = await rollup({ input, logLevel: "silent" });
const { output } = await bundle.generate({ format: "es", compact: true });
process.stdout.write(output[0].code);
