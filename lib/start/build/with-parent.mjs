import { pathToFileURL } from "node:url";

/**
 * `node with-parent.mjs SCRIPT …`: runs a foreign script that ends with the process that started it, however that
 * ends. The IPC channel closes even after a kill -9; it keeps nothing running itself.
 */
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1] ?? "").href);
