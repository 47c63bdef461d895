import { readEnv } from "../../env";
import { log } from "../../log";
import { answerFront, tellFront } from "./answer-front";
import { openFramework } from "./framework";

/** Next in a thread of its own (behind.ts): what it does, and what it makes of node, holds nobody up who gets what is kept. */

// One broken request must not end all others; whatever it was, the log has it.
process.on("unhandledRejection", (reason) => log.error(reason, "unhandled rejection"));

async function main() {
  answerFront(await openFramework(readEnv(process.env)));
}

void main().catch((error) => {
  log.fatal(error);
  tellFront({ failed: error instanceof Error ? error.message : String(error) });
});
