import { readEnv } from "../../env";
import { log } from "../../log";
import { openNext } from "./next-server";
import { serveFront } from "./serve-front";

/** The entry of Next's thread (next-thread.ts): renders, and the hooks that Next installs in node, do not delay answers from memory. */

// One broken request must not end all others; the log has the reason.
process.on("unhandledRejection", (reason) => log.error(reason, "unhandled rejection"));

async function main() {
  await serveFront(await openNext(readEnv(process.env)));
}

void main().catch((error) => {
  log.fatal(error, "Next did not start");
  process.exit(1);
});
