import { mkdtemp, readdir, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { keptSecret } from "./secret";

const newFolder = () => mkdtemp(path.join(os.tmpdir(), "nova-secret-"));

test("the secret is made once, kept, and nobody else's to read", async () => {
  const dataDir = path.join(await newFolder(), "data");
  const [first, second] = await Promise.all([keptSecret(dataDir), keptSecret(dataDir)]);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(second).toBe(first);
  expect(await keptSecret(dataDir)).toBe(first);
  const { mode } = await stat(path.join(dataDir, "secret"));
  if (process.platform !== "win32") expect(mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(["secret"]);
});

test.each(["", "curto"])("a file that a power cut or a full disk left as '%s' is no secret", async (left) => {
  const dataDir = await newFolder();
  await writeFile(path.join(dataDir, "secret"), left);
  await expect(keptSecret(dataDir)).rejects.toThrow(/secret, que assina as sessões, está vazio ou incompleto/);
});
