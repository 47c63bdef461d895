import path from "node:path";

/** Next's build. npm runs its scripts in the checkout, and the bundled server keeps the folder that it was started in. */
export const buildFolder = path.resolve(".next");

/** The running product as plain JavaScript, written by lib/start/build beside Next's own build: no TypeScript loader at work. */
export const serverBundle = path.join(buildFolder, "nova-server.mjs");
/** lib/server/browser/on-intent.ts for documents. */
export const intentScript = path.join(buildFolder, "nova-intent.js");
export const nextBundle = path.join(buildFolder, "nova-next.mjs");
