// Workbox's part of a service worker. Reads from standard input, as JSON, what service_worker.py
// says of the site; writes the worker and prints Workbox's warnings, as JSON.

import { createRequire } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const { packages, site, worker, entries, notFound } = JSON.parse(await text(process.stdin));
const { generateSW } = createRequire(join(packages, "koirakoulu.cjs"))("workbox-build");

const { warnings } = await generateSW({
  swDest: worker,
  // Without the folder Workbox would look at no entries at all.
  globDirectory: site,
  globPatterns: [],
  additionalManifestEntries: entries,
  // What stands behind ? is for the page's script: a word to mark, a position to show.
  ignoreURLParametersMatching: [/./],
  // A page this version does not know may be new on the server; without a network it is none.
  runtimeCaching: notFound.map((page) => ({
    urlPattern: ({ request }) => request.mode === "navigate",
    handler: "NetworkOnly",
    options: { precacheFallback: { fallbackURL: page } },
  })),
  // A page that was there before its worker is kept going by it; a version waits for the one before.
  clientsClaim: true,
  skipWaiting: false,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: "production",
});
console.log(JSON.stringify(warnings));
