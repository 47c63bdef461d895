import { expect, test } from "vitest";
import { exitCode, startNode } from "./children";

test("a child that the system kills is explained, since it could say nothing itself", async () => {
  const child = startNode(["-e", "process.kill(process.pid, 'SIGKILL')"], { stdio: "ignore" });
  await expect(exitCode(child, "A compilação")).rejects.toThrow(
    "A compilação: o processo foi encerrado de fora (sinal SIGKILL), quase sempre porque faltou memória.",
  );
});

test("a child that ends by itself has its code", async () => {
  expect(await exitCode(startNode(["-e", "process.exit(3)"], { stdio: "ignore" }), "A compilação")).toBe(3);
});
