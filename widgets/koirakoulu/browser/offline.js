/**
 * Keeps the site for reading without a network, the engine too where that costs nothing; says once
 * that all is there, and lets a new version take over when nobody is in the middle of the old one.
 */

import { idle, savesData } from "./thrift.js";

const TOLD = "koirakoulu offline";
const SHOWN_SECONDS = 12;

// This module lies in assets/koirakoulu/browser-…/, the worker at the root of the site.
const WORKER = new URL("../../../sw.js", import.meta.url);

/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/** @param {ServiceWorkerContainer} workers */
async function keep(workers) {
  registration = await workers.getRegistration(WORKER);
  if (registration?.waiting && workers.controller) handOver(workers, registration.waiting);
  await idle();
  renew(); // Not every browser does by itself.
  registration = await workers.register(WORKER, { updateViaCache: "none" });
  await workers.ready;
  const { active } = registration;
  if (active && (await keepsEngine(active))) tell();
}

/**
 * A new version waits: it takes over if this page, which has only just begun, is the only one open.
 * @param {ServiceWorkerContainer} workers
 * @param {ServiceWorker} waiting
 */
function handOver(workers, waiting) {
  workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ type: "TAKE_OVER" });
}

/**
 * Whether all of the engine is kept, after it has been fetched where it may be.
 * @param {ServiceWorker} worker
 * @returns {Promise<boolean>}
 */
function keepsEngine(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ type: "ENGINE", fetch: !savesData() }, [port2]);
  });
}

/** Shows the page's notice, once in a browser's life. */
function tell() {
  const notice = document.getElementById("k-offline");
  const words = notice?.querySelector("template");
  if (!notice || !words) return;
  try {
    if (localStorage.getItem(TOLD)) return;
    localStorage.setItem(TOLD, "1");
  } catch {
    return; // It could not be remembered, and would come up on every page.
  }
  notice.append(words.content.cloneNode(true));
  const hide = () => notice.replaceChildren(words);
  notice.querySelector("button")?.addEventListener("click", hide);
  setTimeout(hide, SHOWN_SECONDS * 1000);
}

/**
 * With a new version waiting, links lead to whole pages, not into this one: it can take over there.
 * @param {MouseEvent} event
 */
function leave(event) {
  const { target } = event;
  if (!registration?.waiting || !(target instanceof Element)) return;
  if (target.closest("a[href]:not([data-action])")) event.stopImmediatePropagation();
}

/** Looks for a new version when the reader comes to a page, or back to one left open. */
function renew() {
  if (document.visibilityState === "visible") registration?.update().catch(console.debug);
}

try {
  // Where a browser forbids storage this is missing, or even asking for it fails.
  const workers = navigator.serviceWorker;
  if (workers) {
    addEventListener("click", leave, { capture: true });
    document.addEventListener("visibilitychange", renew);
    keep(workers).catch(console.debug);
  }
} catch (problem) {
  console.debug(problem);
}
