import { execFile, spawnSync } from "node:child_process";
import { chown, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { LIGHT_SCRYPT, newDatabase, PASSPHRASE, rowsOf, withClient } from "../../e2e/harness/backups";
import { applyMigrations, listMigrations } from "../../prisma/migrate";
import { checkBackup } from "../backup/check";
import { readEnv, variableNames } from "../env";
import { diskStorage } from "../storage/disk";
import { keptSecret } from "./data-dir/secret";
import { openDatabase } from "./postgres/database";
import { startEmbedded } from "./postgres/embedded";

let root: string;
let dataDir: string;
let rows: Record<string, string>;
let secret: string;

const POST = `INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, "updatedAt")
  VALUES ('n', 'Ação', 'Texto', 'A', 'acoes', 'n', now())`;

/** Work over the product's own database in a folder, as `npm start` opens it. */
async function inDataDir<Result>(folder: string, work: (url: string) => Promise<Result>) {
  const silent = {
    step: (_: string, run: (step: { setText(): void }) => unknown) => run({ setText() {} }),
    note() {},
    live: false,
  };
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), silent as Parameters<typeof openDatabase>[1]);
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "nova-backup-command-"));
  dataDir = path.join(root, "data");
  const created = await startEmbedded({ dataDir, durable: false });
  await applyMigrations(created.url);
  await withClient(created.url, (client) => client.query(POST));
  rows = await rowsOf(created.url);
  await created.stop();
  await diskStorage(() => dataDir).write("images/a/original.webp", Buffer.from("a picture"));
  secret = await keptSecret(dataDir);
});

/** `npm run …`, as somebody types it in the folder `root`. */
function run(command: "backup" | "restore", args: string[], env: Record<string, string | undefined> = {}) {
  const unset = Object.fromEntries(variableNames.map((name) => [name, ""]));
  const given = { NODE_ENV: "production", INIT_CWD: root, BACKUP_PASSPHRASE: PASSPHRASE, ...LIGHT_SCRYPT } as const;
  const script = ["--conditions=react-server", "--import", "tsx", `lib/start/${command}.ts`, ...args];
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      script,
      { env: { ...process.env, ...unset, ...given, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, said: stdout + stderr }),
    );
    child.stdin?.end();
  });
}

const said = (text: string) => ({ code: 1, said: expect.stringContaining(text) });

describe("npm run backup and npm run restore", { timeout: 240_000 }, () => {
  test("say what they need", async () => {
    expect(await run("backup", [])).toMatchObject(said("npm run backup -- ARQUIVO.nova"));
    expect(await run("restore", ["nada.nova"])).toMatchObject(said(path.join(root, "nada.nova")));
    expect(await run("restore", ["a", "--tudo"])).toMatchObject(said("Não entendi as opções"));
    expect(await run("backup", ["x"], { DATA_DIR: dataDir, BACKUP_PASSPHRASE: "" })).toMatchObject(
      said("defina BACKUP_PASSPHRASE"),
    );
    const elsewhere = path.join(root, "elsewhere");
    expect(await run("backup", ["x"], { DATA_DIR: elsewhere })).toMatchObject(
      said(`em ${elsewhere} (DATA_DIR) não há`),
    );
    expect(await readdir(root)).not.toContain("elsewhere");
    expect(await run("backup", ["x"], { BACKUP_PASSPHRASE: "curta" })).toMatchObject(said("pelo menos 12 caracteres"));
  });

  test("bring everything to an empty machine, and do not touch one that is in use or has content", async () => {
    const RESEND_API_KEY = "re_key";
    const made = await inDataDir(dataDir, () => run("backup", ["copia"], { DATA_DIR: dataDir, RESEND_API_KEY }));
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining(path.join(root, "copia.nova")) });
    expect(await run("backup", ["copia.nova"], { DATA_DIR: dataDir })).toMatchObject(said("já existe"));

    const other = { DATA_DIR: path.join(root, "other") };
    const wrong = await run("restore", ["copia.nova"], { ...other, BACKUP_PASSPHRASE: "uma outra senha" });
    expect(wrong).toMatchObject(said("A senha não abre esta cópia"));
    expect(await readdir(root)).not.toContain("other");
    const done = await run("restore", ["copia.nova"], other);
    expect(done).toMatchObject({
      code: 0,
      said: expect.stringContaining("continua dentro, se ela tem menos de 8 horas"),
    });
    expect(done.said).toMatch(
      /O que foi apagado depois de .* voltou[\s\S]*tire quem saiu[\s\S]*Ligue o site: npm start/,
    );
    expect(done.said).toContain("Lá estavam definidas, e aqui não: RESEND_API_KEY");
    expect(await readFile(path.join(other.DATA_DIR, "secret"), "utf8")).toBe(secret);
    expect(await diskStorage(() => other.DATA_DIR).read("images/a/original.webp")).toEqual(Buffer.from("a picture"));

    await inDataDir(other.DATA_DIR, async (url) => {
      expect(await rowsOf(url)).toEqual(rows);
      await withClient(url, (client) => client.query(`UPDATE "Post" SET titulo = 'Outra'`));
      const running = await run("restore", ["copia.nova", "--replace"], other);
      expect(running).toMatchObject(said("Encerrem o site antes"));
    });
    await writeFile(path.join(other.DATA_DIR, "secret"), "another secret of more than 32 characters");
    expect(await run("restore", ["copia.nova"], other)).toMatchObject(said("--replace"));
    const backups = path.join(other.DATA_DIR, "backups");
    const replaced = await run("restore", ["copia.nova", "--replace"], other);
    expect(replaced).toMatchObject({ code: 0, said: expect.stringMatching(/before-restore-.*apaga em 30 dias/) });
    expect(await inDataDir(other.DATA_DIR, rowsOf)).toEqual(rows);
    expect(await readFile(path.join(other.DATA_DIR, "secret"), "utf8")).toBe(secret);
    const [name = "", ...others] = await readdir(backups);
    expect(others).toEqual([]);
    const kept = path.join(backups, name);
    await expect(checkBackup(kept, { passphrase: PASSPHRASE }, await listMigrations())).resolves.toBeDefined();
  });

  test("say beforehand that a copy does not fit on the disk, and write nothing there", async ({ skip }) => {
    const small = path.join(root, "small");
    await mkdir(small);
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=500m", "tmpfs", small]).status !== 0)
      skip("mounting needs root");
    try {
      const refused = await run("restore", ["copia.nova"], { DATA_DIR: path.join(small, "data") });
      expect(refused).toMatchObject(said("não cabe no disco"));
      expect(await readdir(small)).toEqual([]);
    } finally {
      spawnSync("umount", [small]);
    }
  });

  test.runIf(process.getuid?.() === 0)("as root, do not write what the site's own user could not read", async () => {
    const theirs = path.join(root, "theirs");
    await mkdir(theirs);
    await writeFile(path.join(theirs, "secret"), secret);
    await chown(path.join(theirs, "secret"), 65_534, 65_534);
    await writeFile(path.join(root, "any.nova"), "");
    expect(await run("restore", ["any.nova"], { DATA_DIR: theirs })).toMatchObject(said("sudo -Hu '#65534' npm run"));
  });

  test("go to an external PostgreSQL and back, where the secret is the environment's", async () => {
    const external = await newDatabase();
    const NEXTAUTH_SECRET = "a secret of the environment, long enough";
    const there = { DATABASE_URL: external.url, DATA_DIR: path.join(root, "files"), NEXTAUTH_SECRET };
    const moved = await run("restore", ["copia.nova"], there);
    expect(moved).toMatchObject({ code: 0, said: expect.stringContaining("vale mais do que o segredo da cópia") });
    expect(await rowsOf(external.url)).toEqual(rows);
    const inUse = await withClient(external.url, () => run("restore", ["copia.nova", "--replace"], there));
    expect(inUse).toMatchObject(said("O banco de dados está em uso"));
    expect(await run("backup", ["de-volta"], there)).toMatchObject({ code: 0 });
    await external.drop();
    const back = { DATA_DIR: path.join(root, "back") };
    const done = await run("restore", ["de-volta.nova"], back);
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining("defina NEXTAUTH_SECRET como era") });
    expect(await inDataDir(back.DATA_DIR, rowsOf)).toEqual(rows);
  });
});
