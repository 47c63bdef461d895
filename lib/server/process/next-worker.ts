import { readEnv } from "../../env";
import { log } from "../../log";
import { openNext } from "./next-server";
import { serveFront, tellFront } from "./serve-front";

/** Next in a thread of its own (next-thread.ts): what it does, and what it makes of node, holds nobody up who gets what is kept. */

// One broken request must not end all others; whatever it was, the log has it.
process.on("unhandledRejection", (reason) => log.error(reason, "unhandled rejection"));

async function main() {
  await serveFront(await openNext(readEnv(process.env)));
}

void main().catch((error) => {
  log.fatal(error);
  tellFront({ failed: error instanceof Error ? error.message : String(error) });
});
