import type { Account } from "./account";

/** Runs a command as the database's user and hands back all that it said. */
export function runToEnd(
  account: Account,
  command: string,
  args: string[],
): Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }> {
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
    child.once("close", (code, signal) => resolve({ code, signal, output }));
  });
}

/** Nothing of the product's own (passwords, keys) nor of a developer's shell (PG*), and in the language that the code reads. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  const windows = process.platform === "win32" ? { SystemRoot, TEMP } : {};
  // Next's types ask for NODE_ENV in every environment.
  return { PATH, ...windows, LC_ALL: "C", TZ: "UTC", NODE_ENV: "production" };
}
