/**
 * The site's own part of its service worker. Workbox's comes after it and keeps pages and widgets;
 * this keeps the engine, which is several megabytes and fetched only where it may be, and decides
 * when a new version takes over from an old one. `savesData` and `ENGINE` come before it.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The engine's files: each has a lasting name, so what is kept under it is right for good. */
const files = new Set(ENGINE.map((file) => new URL(file, worker.registration.scope).href));

// An origin may hold several sites.
const CACHE = `koirakoulu-engine-${worker.registration.scope}`;

/**
 * @param {Request} request
 * @param {FetchEvent} event
 */
async function engineFile(request, event) {
  const cache = await caches.open(CACHE).catch(() => undefined);
  const kept = await cache?.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  // A full storage is no reason to keep the file from the reader.
  if (answer.ok && cache) {
    event.waitUntil(cache.put(request.url, answer.clone()).catch(console.warn));
  }
  return answer;
}

/**
 * Whether every file of the engine is kept; what is missing is fetched if it may be.
 * @param {boolean} mayFetch
 * @returns {Promise<boolean>}
 */
async function keepsEngine(mayFetch) {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (await cache.match(file)) continue;
    if (!mayFetch) return false;
    await cache.add(file);
  }
  return true;
}

/** Who could play without a network with the old version can with this one, or stays with the old. */
async function carryOver() {
  if (savesData() || !(await caches.has(CACHE))) return;
  await keepsEngine(true);
}

/** Files of other versions go when no page can ask for them any more. */
async function tidy() {
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !files.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** A page that has just been opened asks for it: no other one of the site may be open. */
async function takeOver() {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const own = windows.filter(({ url }) => url.startsWith(worker.registration.scope));
  if (own.length <= 1) await worker.skipWaiting();
}

worker.addEventListener("install", (event) => event.waitUntil(carryOver()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (files.has(request.url)) event.respondWith(engineFile(request, event));
});

worker.addEventListener("message", (event) => {
  if (event.data?.type === "TAKE_OVER") event.waitUntil(takeOver());
  if (event.data?.type !== "ENGINE") return;
  const answer = keepsEngine(event.data.fetch === true).catch(() => false);
  event.waitUntil(answer.then((whole) => event.ports[0]?.postMessage(whole)));
});
