import { once } from "node:events";
import type { Env } from "../env";
import { ensureBuild } from "./build/ensure-build";
import { openDatabase } from "./postgres/database";
import { prepareDatabase } from "./postgres/prepare";
import { requirePort } from "./require-port";
import { completeEnvironment, loadConfiguration } from "./terminal/configuration";
import { runCommand } from "./terminal/run";
import { steps } from "./terminal/steps";
import { startWebServer } from "./web-server";

/** `npm start` and `npm run dev`: from a checkout to a running product, and back to nothing running. */

const mode = process.argv.includes("--dev") ? "development" : "production";

void runCommand(async (signal) => {
  const env = loadConfiguration();
  steps.note(`Projeto Nova${mode === "development" ? " (desenvolvimento)" : ""}\n`);
  await requirePort(env);
  const database = await openDatabase(env, steps);
  try {
    signal.throwIfAborted();
    const environment = await completeEnvironment(env, database.url, mode);
    await prepareDatabase(environment, { signal });
    signal.throwIfAborted();
    if (mode === "production") await steps.step("Site", (step) => ensureBuild(environment, step, { signal }));
    signal.throwIfAborted();
    const server = await steps.step("Servidor", () => startWebServer(environment, steps.note));
    showAddress(env);
    if (!signal.aborted) await once(signal, "abort");
    process.stdout.write("\n");
    await steps.step("Servidor encerrado", () => server.stop());
  } finally {
    if (!env.DATABASE_URL) await steps.step("Banco de dados encerrado", () => database.stop());
  }
});

function showAddress({ SITE_URL, PORT }: Env) {
  const here = `http://localhost:${PORT}`;
  steps.note("");
  steps.note(`O site está no ar: ${SITE_URL}${SITE_URL === here ? "" : ` (nesta máquina: ${here})`}`);
  steps.note(`Painel:            ${SITE_URL}/login`);
  if (SITE_URL.startsWith("https:"))
    steps.note("Só por https:// o painel se abre: se ainda não há certificado, iniciem com SITE_URL=http://…");
  steps.note("Para encerrar, pressione Ctrl-C.");
  steps.note("");
}
