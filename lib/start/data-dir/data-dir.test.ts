import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { chmod, stat, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readEnv } from "../../env";
import { openDatabase } from "../postgres/database";
import { createSteps, explainFailure } from "../terminal/steps";
import { makeDataDir } from "./data-dir";
import { keptSecret } from "./secret";

let folder: string;
let mounted = false;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "nova-data-dir-"));
});
afterEach(() => {
  if (mounted) spawnSync("umount", [folder]);
  mounted = false;
  rmSync(folder, { recursive: true, force: true });
});

const mount = (options: string) => spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status === 0;
const quiet = createSteps({ write: () => true });

/** What the person at the terminal reads. */
async function explanation(work: Promise<unknown>) {
  const error = await work.then(
    () => "worked",
    (reason: unknown) => reason,
  );
  const said: string[] = [];
  explainFailure(error, { write: (text: string) => said.push(text) > 0 });
  return said.join("");
}

test.skipIf(process.platform === "win32")(
  "a new folder is for nobody else to look into, an old one stays",
  async () => {
    const made = path.join(folder, "new", "data");
    await makeDataDir(made);
    // PostgreSQL's own user passes through.
    expect((await stat(made)).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    await chmod(made, 0o750);
    await makeDataDir(made);
    expect((await stat(made)).mode & 0o777).toBe(0o750);
  },
);

test("a DATA_DIR below a file is explained", async () => {
  await writeFile(path.join(folder, "file"), "");
  const said = await explanation(openDatabase(readEnv({ DATA_DIR: path.join(folder, "file", "data") }), quiet));
  expect(said).toContain("Há um arquivo onde devia haver uma pasta");
});

test.skipIf(process.platform === "win32")(
  "a DATA_DIR that is a file, or a link to a disk that is not there, is explained",
  async () => {
    await writeFile(path.join(folder, "file"), "");
    await symlink(path.join(folder, "disk", "data"), path.join(folder, "link"));
    for (const name of ["file", "link"]) {
      const said = await explanation(openDatabase(readEnv({ DATA_DIR: path.join(folder, name) }), quiet));
      expect(said).toContain(`${path.join(folder, name)} não é uma pasta`);
    }
  },
);

test("a DATA_DIR that can only be read is explained", async ({ skip }) => {
  mounted = mount("ro");
  if (!mounted) skip("mounting needs root");
  const sentence = `O disco só permite leitura: não foi possível gravar em ${folder}`;
  expect(await explanation(openDatabase(readEnv({ DATA_DIR: folder }), quiet))).toContain(sentence);
  expect(await explanation(keptSecret(folder))).toContain(sentence);
});

test("a DATA_DIR on a full disk is explained, and takes no harm", async ({ skip }) => {
  mounted = mount("size=4m");
  if (!mounted) skip("mounting needs root");
  const attempt = openDatabase(readEnv({ DATA_DIR: folder }), quiet);
  expect(await explanation(attempt)).toContain("O disco está cheio: não foi possível gravar");
  await writeFile(path.join(folder, "rest"), Buffer.alloc(8_000_000)).catch(() => {});
  expect(await explanation(keptSecret(folder))).toContain("O disco está cheio: não foi possível gravar");
  rmSync(path.join(folder, "rest"));
  expect((await keptSecret(folder)).length).toBeGreaterThan(32);
});

test("a file that another user protects is explained, and the way out is not always another DATA_DIR", async () => {
  for (const place of ["/dados/secret", "/srv/nova/.next/nova-build.json"]) {
    const refused = Object.assign(new Error("EACCES"), { code: "EACCES", path: place });
    const said = await explanation(Promise.reject(refused));
    expect(said).toContain(`Este usuário não pode usar ${place}`);
    expect(said).toContain("Se é a pasta de dados, ela também pode ser outra");
  }
});

test("a database that goes away in the middle is explained", async () => {
  expect(await explanation(Promise.reject(new Error("Connection terminated unexpectedly")))).toContain(
    "deixou de responder no meio do caminho",
  );
});

test("what nobody foresaw shows where it happened", async () => {
  expect(await explanation(Promise.reject(new Error("?")))).toMatch(/Algo inesperado aconteceu:[\s\S]+data-dir\.test/);
});
