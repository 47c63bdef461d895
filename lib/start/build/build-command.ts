import { completeEnvironment, loadConfiguration } from "../configuration";
import { openDatabase } from "../postgres/database";
import { prepareDatabase } from "../prepare";
import { runCommand } from "../terminal/run";
import { createSteps } from "../terminal/steps";
import { ensureBuild } from "./build";

/** `npm run build`: the build alone, for an image or a deploy; the next `npm start` finds it done. */

const steps = createSteps();

void runCommand(async ({ signal }) => {
  const env = loadConfiguration();
  const database = await openDatabase(env, steps);
  try {
    signal.throwIfAborted();
    const environment = await completeEnvironment(env, database.url, "production");
    await prepareDatabase(environment, ["--migrations-only"]);
    await steps.step("Site", (step) => ensureBuild(environment, step, true));
  } finally {
    await database.stop();
  }
});
