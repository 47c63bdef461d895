import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { readOutage } from "../../outage/record";
import { startEmbedded } from "./embedded";
import { eventually, installationInTest, query } from "./embedded.fixture";

const installation = installationInTest();

// Made once, as the tests go on where the one before them ended.
beforeAll(async () => {
  const database = await startEmbedded({ dataDir: installation.dataDir });
  await query(database.url, "create table note (word text)");
  await database.stop();
});

test("a server that is killed comes back by itself, at the same address, with what was committed", async () => {
  const said: string[] = [];
  const database = await startEmbedded({ dataDir: installation.dataDir, onRestart: (text) => said.push(text) });
  await query(database.url, "insert into note values ('antes')");
  process.kill(await installation.serverPid(), "SIGKILL");
  await eventually(async () => expect(said).toHaveLength(2));
  expect(said.join()).toMatch(/faltou memória\. Iniciando de novo\.,O banco de dados está no ar outra vez\./);
  expect(await query(database.url, "select word from note where word = 'antes'")).toHaveLength(1);
  await database.stop();
});

test("its log has no value of a row that was refused", async () => {
  const database = await startEmbedded({ dataDir: installation.dataDir });
  await query(database.url, "create table person (email text primary key)");
  await query(database.url, "insert into person values (format('%s@exemplo.org', 'ana'))");
  await expect(
    query(database.url, "insert into person values (format('%s@exemplo.org', 'ana'))"),
  ).rejects.toMatchObject({ detail: "Key (email)=(ana@exemplo.org) already exists." });
  await database.stop();
  const log = await readFile(path.join(installation.dataDir, "postgres.log"), "utf8");
  expect(log).toContain('violates unique constraint "person_pkey"');
  expect(log).not.toContain("ana@exemplo.org");
});

test("a server that cannot come back says why, and does as soon as it can", async () => {
  const said: string[] = [];
  const database = await startEmbedded({ dataDir: installation.dataDir, onRestart: (text) => said.push(text) });
  const version = path.join(installation.dataDir, "postgres", "PG_VERSION");
  await rename(version, `${version}.fora`);
  process.kill(await installation.serverPid(), "SIGKILL");
  await eventually(async () =>
    expect(said.join()).toContain("O banco de dados não iniciou. O Nova continua tentando."),
  );
  expect(await readOutage(installation.dataDir)).toEqual({ since: expect.any(String), cause: "no-memory" });
  await rename(`${version}.fora`, version);
  await eventually(() => query(database.url, "select from note"));
  await eventually(async () => expect(said.at(-1)).toBe("O banco de dados está no ar outra vez."));
  expect(await readOutage(installation.dataDir)).toMatchObject({ until: expect.any(String), cause: "no-memory" });
  await database.stop();
});

test("a server that a full disk stopped is called so, and comes back with all that was committed", async ({ skip }) => {
  const small = await mkdtemp(path.join(os.tmpdir(), "nova-full-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=120m", "tmpfs", small]).status === 0;
  onTestFinished(async () => {
    if (mounted) spawnSync("umount", [small]);
    await rm(small, { recursive: true, force: true });
  });
  if (!mounted) skip("mounting needs root");
  const said: string[] = [];
  const database = await startEmbedded({ dataDir: small, durable: false, onRestart: (text) => said.push(text) });
  await query(database.url, "create table note as select 'antes' as word");
  const rest = path.join(small, "rest");
  await expect(writeFile(rest, Buffer.alloc(120_000_000))).rejects.toThrow("ENOSPC");
  // The next segment of the log of writes has no room. Writes go on, as a first one may be refused for another reason.
  await eventually(async () => {
    await expect(query(database.superuserUrl, SWITCH_LOG)).rejects.toThrow();
    expect(await readOutage(small)).toMatchObject({ cause: "disk-full" });
  });
  expect(said[0]).toMatch(/^O disco está cheio: não foi possível gravar em .* Iniciando de novo\.$/);
  await rm(rest);
  await eventually(async () => expect(await readOutage(small)).toMatchObject({ until: expect.any(String) }));
  expect(await query(database.url, "select word from note")).toEqual([{ word: "antes" }]);
  await database.stop();
});

const SWITCH_LOG = `
  do $$ begin
    for _ in 1..20 loop perform pg_logical_emit_message(false, 'test', 'text', true); perform pg_switch_wal(); end loop;
  end $$`;

test("the server that a killed supervisor left behind is stopped in order, and the next start finds everything", async () => {
  const script = `import { startEmbedded } from "./lib/start/postgres/embedded";
    startEmbedded({ dataDir: process.argv[1] }).then((database) => process.send(database.url)); setInterval(() => {}, 1000);`;
  const supervisor = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", script, installation.dataDir],
    {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  const [url] = await once(supervisor, "message");
  await query(url, "insert into note values ('órfão')");
  const orphan = await installation.serverPid();
  supervisor.kill("SIGKILL");
  await once(supervisor, "exit");
  expect(process.kill(orphan, 0)).toBe(true);

  const database = await startEmbedded({ dataDir: installation.dataDir });
  expect(await installation.serverPid()).not.toBe(orphan);
  expect(await query(database.url, "select word from note where word = 'órfão'")).toHaveLength(1);
  await database.stop();
});
