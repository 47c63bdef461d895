import { StartError } from "../../lib/outage/start-error";
import { runCommand } from "../../lib/start/terminal/run";
import { createSteps } from "../../lib/start/terminal/steps";
import { describeMachine, machineLine } from "../bench/machine";
import { writeSections } from "../bench/readme";
import { readOptions } from "./options";
import { drillTable, failuresOf, report } from "./report";
import { drill } from "./run";

/** `npm run drill`: the product under load while its dependencies fail one by one. */

// The progress goes to stderr, so that the table can go to a file.
const { note } = createSteps(process.stderr);

void runCommand(async (signal) => {
  const options = readOptions(process.argv.slice(2));
  const found = await drill(options.scenarios, options, { say: note, signal });
  process.stdout.write(`\n${report(found)}\n`);
  if (options.readme) {
    const table = [machineLine(describeMachine()), drillTable(found)].join("\n\n");
    writeSections("e2e/drill/README.md", { drill: table });
  }
  const failures = failuresOf(found);
  if (failures.length > 0) throw new StartError(`O que não pode acontecer aconteceu:\n${failures.join("\n")}`);
});
