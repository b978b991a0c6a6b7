/**
 * Checks every link, image, script and anchor of a built site: `node check_links.mjs SITE`.
 *
 * linkinator looks for the anchors of a page when it comes to it, so it misses those it only hears
 * of later. Hence two rounds with one checker: the second knows all anchors from the start.
 */

import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { LinkChecker, LinkState } from "linkinator";

const site = path.resolve(process.argv[2] ?? "site");

/** A port nobody uses: anchors are remembered by whole addresses, so both rounds need the same. */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The pages a string stands on. */
async function pagesWith(text) {
  const names = await readdir(site, { recursive: true });
  const pages = names.filter((name) => name.endsWith(".html"));
  const texts = await Promise.all(pages.map((name) => readFile(path.join(site, name), "utf8")));
  return pages.filter((_, number) => texts[number].includes(text));
}

const checker = new LinkChecker();
const options = {
  // The 404 page is linked from nowhere.
  path: ["/", "/404.html"],
  serverRoot: site,
  port: await freePort(),
  recurse: true,
  checkFragments: true,
  // Other sites are not ours to check, and a build needs no network.
  linksToSkip: async (/** @type {string} */ link) =>
    !link.startsWith(`http://localhost:${options.port}/`),
};
await checker.check({ ...options, path: [...options.path] });
const { links } = await checker.check({ ...options, path: [...options.path] });

const found = links.filter((link) => link.state === LinkState.BROKEN);
const broken = new Map(found.map((link) => [link.url, link]));
for (const { url, parent, status } of broken.values()) {
  const [page, anchor] = url.split("#");
  const target = page.replace(`http://localhost:${options.port}`, "");
  if (anchor === undefined) {
    console.log(`${parent || "/"} links to ${target}, which is not there (${status})`);
  } else {
    const from = await pagesWith(`#${anchor}"`);
    console.log(`${from.join(" and ")}: there is no #${anchor} in ${target || "/"}`);
  }
}
console.log(`${links.length} addresses looked at`);
process.exitCode = broken.size > 0 ? 1 : 0;
