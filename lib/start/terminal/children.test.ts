import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { exitCode } from "./children";

test("a child that the system kills is explained, since it could say nothing itself", async () => {
  const child = spawn(process.execPath, ["-e", "process.kill(process.pid, 'SIGKILL')"], { stdio: "ignore" });
  await expect(exitCode(child, "A compilação")).rejects.toThrow(
    "A compilação: o processo foi encerrado de fora (sinal SIGKILL), quase sempre porque faltou memória.",
  );
});

test("a child that ends by itself has its code", async () => {
  expect(await exitCode(spawn(process.execPath, ["-e", "process.exit(3)"], { stdio: "ignore" }), "A compilação")).toBe(
    3,
  );
});
