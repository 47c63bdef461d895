import { mkdtemp, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { keptSecret } from "./secret";

test("the secret is made once, kept, and nobody else's to read", async () => {
  const dataDir = path.join(await mkdtemp(path.join(os.tmpdir(), "nova-secret-")), "data");
  const [first, second] = await Promise.all([keptSecret(dataDir), keptSecret(dataDir)]);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(second).toBe(first);
  expect(await keptSecret(dataDir)).toBe(first);
  const { mode } = await stat(path.join(dataDir, "secret"));
  if (process.platform !== "win32") expect(mode & 0o777).toBe(0o600);
});
