import type { Env } from "../env";
import { ensureBuild } from "./build/ensure-build";
import { openDatabase } from "./postgres/database";
import { prepareDatabase } from "./postgres/prepare";
import type { FirstAdministrator } from "./prepare-process";
import { requirePort, serve } from "./serve";
import { completeEnvironment, loadConfiguration } from "./terminal/configuration";
import { runCommand } from "./terminal/run";
import { box, steps } from "./terminal/steps";
import { startWebServer } from "./web-server";

/** `npm start` and `npm run dev`: from a checkout to a running product, and back to nothing running. */

const mode = process.argv.includes("--dev") ? "development" : "production";

void runCommand(async (signal) => {
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
    showAddress(env);
    if (administrator) showFirstAdministrator(env, administrator);
    administrator = undefined;
    await serve({ server, steps }, signal);
  } finally {
    // A start that fails later must not take the only copy of the password with it.
    if (administrator) showFirstAdministrator(env, administrator);
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

function showFirstAdministrator({ SITE_URL }: Env, { email, password }: FirstAdministrator) {
  if (!password) return steps.note(`Entre em ${SITE_URL}/login com ${email} e a senha de ADMIN_PASSWORD.\n`);
  const lines = [
    "Primeiro acesso ao painel. Anote: esta senha não será mostrada de novo.",
    "",
    `Endereço  ${SITE_URL}/login`,
    `E-mail    ${email}`,
    `Senha     ${password}`,
    "",
    "Esqueceu? Crie outra com: npm run admin",
  ];
  process.stdout.write(`${box(lines)}\n\n`);
}
