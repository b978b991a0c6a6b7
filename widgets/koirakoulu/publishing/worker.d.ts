// What stands before worker.js in the service worker.

/** The addresses of the engine's files, from the site's root. */
declare const ENGINE: string[];

/** The pages' own, from browser/thrift.js. */
declare function savesData(): boolean;
