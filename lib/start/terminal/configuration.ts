import { existsSync, readFileSync } from "node:fs";
import { asVariables, type Env, EnvError, readEnv } from "../../env";
import { StartError } from "../../outage/start-error";
import { keptSecret } from "../data-dir/secret";
import { inProject } from "../project";
import { readEnvFile } from "./env-file";
import { steps } from "./steps";

/** `.env` first, where the real environment wins, then everything checked at once. */
export function loadConfiguration(): Env {
  refuseOldNode(process.versions.node);
  if (existsSync(inProject(".env"))) loadEnvFile(inProject(".env"));
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    throw new StartError(
      `A configuração tem um problema:\n${error.message}`,
      "Veja .env.example; corrija no ambiente ou no arquivo .env.",
    );
  }
}

function loadEnvFile(file: string) {
  const { variables, unknown } = readEnvFile(readFileSync(file, "utf8"));
  if (unknown.length > 0)
    steps.note(`No .env há nomes que não são de variáveis do Nova: ${unknown.join(", ")}. Confiram a escrita.`);
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}

/** A service often has another Node than its terminal, and an old one fails half-way, in words of its own. */
export function refuseOldNode(present: string) {
  const { engines } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  const needed = String(engines.node).replace(">=", "");
  const [major = 0, minor = 0] = present.split(".").map(Number);
  const [least = 0, lesser = 0] = needed.split(".").map(Number);
  if (major > least || (major === least && minor >= lesser)) return;
  throw new StartError(
    `O Node.js ${present} (${process.execPath}) é velho demais: o Nova precisa do ${needed} ou de um mais novo.`,
    "Instalem o Node.js 24 (https://nodejs.org), e depois npm ci.",
  );
}

/** The secret that signs sessions: the configured one, else the one in the data folder. */
export const secretOf = async (env: Env) => env.NEXTAUTH_SECRET ?? (await keptSecret(env.DATA_DIR));

/** The whole environment for a process of the product: nothing is left for it to decide. */
export async function completeEnvironment(
  env: Env,
  databaseUrl: string,
  mode: "production" | "development",
): Promise<NodeJS.ProcessEnv> {
  return {
    ...process.env,
    ...asVariables(env),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: "1",
    DATABASE_URL: databaseUrl,
    NEXTAUTH_URL: env.SITE_URL,
    NEXTAUTH_SECRET: await secretOf(env),
    // For the first start alone (prepare-process.ts); empty, so that Next does not read them from .env again.
    ADMIN_NAME: "",
    ADMIN_EMAIL: "",
    ADMIN_PASSWORD: "",
  };
}
