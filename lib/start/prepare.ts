import type { FirstAdministrator } from "../../prisma/prepare";
import { asServerCode, inProject } from "./project";
import { exitCode, startNode } from "./terminal/children";

/** Thrown when a child process has said itself what went wrong. */
export class AlreadyExplained extends Error {}

/** Runs prisma/prepare.ts to its end; the administrator that it created, if any. */
export async function prepareDatabase(environment: NodeJS.ProcessEnv, options: readonly string[] = []) {
  let created: FirstAdministrator | undefined;
  const script = [...asServerCode, inProject("prisma", "prepare.ts"), ...options];
  const child = startNode(script, {
    env: { ...environment, ...takeAdminVariables() },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const code = await exitCode(child, "A preparação do banco de dados", (message) => {
    created = message as FirstAdministrator;
  });
  if (code !== 0) throw new AlreadyExplained("prisma/prepare.ts failed");
  return created;
}

/** For this once: no later process has the first administrator's password in its environment. */
function takeAdminVariables() {
  const { ADMIN_NAME, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  for (const name of ["ADMIN_NAME", "ADMIN_EMAIL", "ADMIN_PASSWORD"]) delete process.env[name];
  return { ADMIN_NAME, ADMIN_EMAIL, ADMIN_PASSWORD };
}
