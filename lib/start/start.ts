import type { FirstAdministrator } from "../../prisma/prepare";
import { startWebServer } from "../server/process/web-server";
import { ensureBuild } from "./build/ensure-build";
import { completeEnvironment, loadConfiguration } from "./configuration";
import { requirePort } from "./port";
import { openDatabase } from "./postgres/database";
import { prepareDatabase } from "./postgres/prepare";
import { serve } from "./serve";
import { runCommand } from "./terminal/run";
import { createSteps } from "./terminal/steps";
import { showAddress, showFirstAdministrator } from "./terminal/welcome";

/** `npm start` and `npm run dev`: from a checkout to a running product, and back to nothing running. */

const mode = process.argv.includes("--dev") ? "development" : "production";
const steps = createSteps();

void runCommand(async (stop) => {
  const { signal } = stop;
  const env = loadConfiguration();
  steps.note(`Projeto Nova${mode === "development" ? " (desenvolvimento)" : ""}\n`);
  await requirePort(env);
  const database = await openDatabase(env, steps);
  let administrator: FirstAdministrator | undefined;
  try {
    signal.throwIfAborted();
    const environment = await completeEnvironment(env, database.url, mode);
    administrator = await prepareDatabase(environment);
    signal.throwIfAborted();
    if (mode === "production") await steps.step("Site", (step) => ensureBuild(environment, step));
    signal.throwIfAborted();
    const server = await steps.step("Servidor", () => startWebServer(environment, steps.note));
    showAddress(env, steps.note);
    if (administrator) showFirstAdministrator(env, administrator, steps.note);
    administrator = undefined;
    await serve({ server, database, steps }, stop);
  } finally {
    // A start that fails later must not take the only copy of the password with it.
    if (administrator) showFirstAdministrator(env, administrator, steps.note);
    if (!env.DATABASE_URL) await steps.step("Banco de dados encerrado", () => database.stop());
  }
});
