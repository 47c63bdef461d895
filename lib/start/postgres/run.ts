import type { Account } from "./account";

/** Runs a command as the database's user and hands back all that it said. */
export function runToEnd(
  account: Account,
  command: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = account.spawn(command, args, {
      cwd: "/",
      env: serverEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** Without the PG* variables that a developer's shell may hold, and in the language that the code reads. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith("PG") && !name.startsWith("LC_") && name !== "DATABASE_URL",
  );
  return { ...Object.fromEntries(kept), NODE_ENV: "production", LC_ALL: "C", TZ: "UTC" };
}
