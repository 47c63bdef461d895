import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { exitCode } from "./children";

test("a child that the system kills is explained, since it could say nothing itself", async () => {
  const child = spawn(process.execPath, ["-e", "process.kill(process.pid, 'SIGKILL')"], { stdio: "ignore" });
  await expect(exitCode(child, "A compilação")).rejects.toThrow(
    "A compilação: o processo foi encerrado de fora (sinal SIGKILL), quase sempre porque faltou memória.",
  );
});

test("a child that is asked to stop is waited for until it has ended", async () => {
  const stop = new AbortController();
  const slow = `
    process.on("SIGTERM", () => setTimeout(() => process.exit(4), 100));
    setInterval(() => {}, 1000);
    console.log("up");`;
  const child = spawn(process.execPath, ["-e", slow], { signal: stop.signal, stdio: ["ignore", "pipe", "ignore"] });
  const code = exitCode(child, "A compilação");
  await once(child.stdout, "data");
  stop.abort();
  expect(await code).toBe(4);
});

test("a child that ends by itself has its code", async () => {
  expect(await exitCode(spawn(process.execPath, ["-e", "process.exit(3)"], { stdio: "ignore" }), "A compilação")).toBe(
    3,
  );
});
