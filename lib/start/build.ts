import { ensureBuild } from "./build/ensure-build";
import { openDatabase } from "./postgres/database";
import { withDatabase } from "./postgres/prepare";
import { loadConfiguration } from "./terminal/configuration";
import { runCommand } from "./terminal/run";
import { steps } from "./terminal/steps";

/** `npm run build`: the build alone, for an image or a deploy; the next `npm start` finds it done. */

void runCommand(async (signal) => {
  const env = loadConfiguration();
  await withDatabase(await openDatabase(env, steps), env, signal, (environment) =>
    steps.step("Site", (step) => ensureBuild(environment, step, { signal, force: true })),
  );
});
