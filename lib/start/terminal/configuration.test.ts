import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readEnv } from "../../env";
import { completeEnvironment, refuseOldNode } from "./configuration";

beforeEach(() => vi.stubEnv("ADMIN_PASSWORD", "senha-do-primeiro-acesso"));
afterEach(() => vi.unstubAllEnvs());

test("the first administrator's password is not in the environment of the processes that stay", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-configuration-"));
  const environment = await completeEnvironment(
    readEnv({ DATA_DIR: dataDir }),
    "postgres://localhost/nova",
    "production",
  );
  expect(Object.values(environment)).not.toContain("senha-do-primeiro-acesso");
  expect(readEnv(environment).ADMIN_PASSWORD).toBeUndefined();
});

test("a Node that is too old, as a service may have it, is named with its place before anything is begun", () => {
  for (const old of ["18.20.8", "20.18.3"])
    expect(() => refuseOldNode(old)).toThrow(`O Node.js ${old} (${process.execPath}) é velho demais`);
  for (const good of ["20.19.0", "22.0.0", "100.1.0"]) expect(() => refuseOldNode(good)).not.toThrow();
});
