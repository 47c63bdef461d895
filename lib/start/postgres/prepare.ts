import { spawn } from "node:child_process";
import type { Env } from "../../env";
import { asServerCode, inProject } from "../project";
import { AlreadyExplained, exitCode } from "../terminal/children";
import { completeEnvironment } from "../terminal/configuration";
import type { Database } from "./database";

/** Runs prepare-process.ts to its end, or until the signal. */
export async function prepareDatabase(
  environment: NodeJS.ProcessEnv,
  { migrationsOnly = false, signal }: { migrationsOnly?: boolean; signal?: AbortSignal } = {},
) {
  const options = migrationsOnly ? ["--migrations-only"] : [];
  const script = [...asServerCode, inProject("lib", "start", "prepare-process.ts"), ...options];
  // Only for this one: no other process has the first administrator's password in its environment.
  const { ADMIN_NAME, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  const child = spawn(process.execPath, script, {
    signal,
    env: { ...environment, ADMIN_NAME, ADMIN_EMAIL, ADMIN_PASSWORD },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  if ((await exitCode(child, "A preparação do banco de dados")) !== 0)
    throw new AlreadyExplained("lib/start/prepare-process.ts failed");
}

/** Migrates the database, runs a command's work over it in the environment of the product's own processes, and stops it. */
export async function withDatabase<Result>(
  database: Database,
  env: Env,
  signal: AbortSignal,
  work: (environment: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  try {
    signal.throwIfAborted();
    const environment = await completeEnvironment(env, database.url, "production");
    await prepareDatabase(environment, { migrationsOnly: true, signal });
    Object.assign(process.env, environment);
    return await work(environment);
  } finally {
    await database.stop();
  }
}
