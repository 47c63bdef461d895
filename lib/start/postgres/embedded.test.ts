import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readEnv } from "../../env";
import { readOutage } from "../../outage/record";
import { freePort } from "../free-port";
import { createSteps } from "../terminal/steps";
import { chooseAccount, spawnAs } from "./account";
import { findBinaries } from "./binaries";
import { borrowDatabase, openDatabase } from "./database";
import { startEmbedded } from "./embedded";

/** One cluster goes through all of it, as an installation does over the years. */
let dataDir: string;
const pidFile = () => path.join(dataDir, "postgres", "postmaster.pid");
const quiet = createSteps({ write: () => true });

beforeAll(async () => {
  dataDir = await realpath(await mkdtemp(path.join(os.tmpdir(), "nova-embedded-")));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function serverPid() {
  return Number((await readFile(pidFile(), "utf8")).split("\n")[0]);
}

async function eventually(work: () => Promise<unknown>) {
  for (let tries = 0; tries < 100; tries++) {
    const done = await work().then(
      () => true,
      () => false,
    );
    if (done) return;
    await sleep(100);
  }
  await work();
}

test("the first start makes a cluster, tidying up after one that was interrupted", async () => {
  await mkdir(path.join(dataDir, "postgres-incompleto-abc", "base"), { recursive: true });
  const database = await startEmbedded({ dataDir });
  expect(database.created).toBe(true);
  expect(new URL(database.url).hostname).toBe("127.0.0.1");
  await query(database.url, "create table note (word text)");
  await query(database.url, "insert into note values ('Zebra'), ('água'), ('Bola')");
  expect(await readdir(dataDir)).not.toContain("postgres-incompleto-abc");
  expect((await stat(path.join(dataDir, "postgres-password"))).mode & 0o777).toBe(0o600);
  await database.stop();
  expect(existsSync(pidFile())).toBe(false);
});

test("words are in Portuguese order", async () => {
  const database = await startEmbedded({ dataDir });
  expect(await query(database.url, "select word from note order by word")).toEqual([
    { word: "água" },
    { word: "Bola" },
    { word: "Zebra" },
  ]);
  await database.stop();
});

test("the product owns its database, and has no rights beyond it", async () => {
  const database = await startEmbedded({ dataDir });
  await query(
    database.url,
    "create extension unaccent; create schema own; alter table note add more text; drop schema own",
  );
  for (const forbidden of [
    "copy (select 1) to program 'true'",
    "select pg_read_file('PG_VERSION')",
    "create role other",
    "create database other",
    "alter system set work_mem = '1GB'",
  ])
    await expect(query(database.url, forbidden)).rejects.toThrow(/permission denied/);
  await database.stop();
});

test("what an earlier version made as the superuser is the product's from the next start on", async () => {
  const earlier = await startEmbedded({ dataDir });
  await query(
    earlier.superuserUrl,
    `alter database nova owner to nova;
     create schema older; create type older.kind as enum ('a');
     create table older.thing (id serial, kind older.kind) partition by list (kind);
     create table older.part partition of older.thing default;
     create view older.seen as select * from older.thing;
     create function older.one() returns int language sql return 1;
     drop extension unaccent; create extension unaccent;`,
  );
  await expect(query(earlier.url, "select from older.thing")).rejects.toThrow(/permission denied/);
  await earlier.stop();
  const database = await startEmbedded({ dataDir });
  await query(
    database.url,
    `alter table older.thing add more text; alter table older.part alter more set default '';
     alter type older.kind add value 'b'; create or replace function older.one() returns int language sql return 2;
     create extension if not exists unaccent; select unaccent('é');
     drop view older.seen; drop schema older cascade; create schema newer;`,
  );
  await database.stop();
});

test.skipIf(process.platform !== "linux")("the server's environment holds nothing of the product's", async () => {
  process.env.ADMIN_PASSWORD = "senha-do-primeiro-acesso";
  const database = await startEmbedded({ dataDir });
  const variables = (await readFile(`/proc/${await serverPid()}/environ`, "utf8")).split("\0").filter(Boolean);
  expect(variables.map((line) => line.split("=", 1)[0]).sort()).toEqual(["LC_ALL", "NODE_ENV", "PATH", "TZ"]);
  await database.stop();
  delete process.env.ADMIN_PASSWORD;
});

test("a server that is killed comes back by itself, at the same address, with what was committed", async () => {
  const said: string[] = [];
  const database = await startEmbedded({ dataDir, onRestart: (text) => said.push(text) });
  await query(database.url, "insert into note values ('antes')");
  process.kill(await serverPid(), "SIGKILL");
  await eventually(async () => expect(said).toHaveLength(2));
  expect(said.join()).toMatch(/faltou memória\. Iniciando de novo\.,O banco de dados está no ar outra vez\./);
  expect(await query(database.url, "select word from note where word = 'antes'")).toHaveLength(1);
  await database.stop();
});

test("a server that cannot come back says why, and does as soon as it can", async () => {
  const said: string[] = [];
  const database = await startEmbedded({ dataDir, onRestart: (text) => said.push(text) });
  const version = path.join(dataDir, "postgres", "PG_VERSION");
  await rename(version, `${version}.fora`);
  process.kill(await serverPid(), "SIGKILL");
  await eventually(async () =>
    expect(said.join()).toContain("O banco de dados não iniciou. O Nova continua tentando."),
  );
  expect(await readOutage(dataDir)).toEqual({ since: expect.any(String), cause: "no-memory" });
  await rename(`${version}.fora`, version);
  await eventually(() => query(database.url, "select from note"));
  await eventually(async () => expect(said.at(-1)).toBe("O banco de dados está no ar outra vez."));
  expect(await readOutage(dataDir)).toMatchObject({ until: expect.any(String), cause: "no-memory" });
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
  // The next segment of the log of writes has no room.
  await expect(query(database.superuserUrl, SWITCH_LOG)).rejects.toThrow();
  await eventually(async () => expect(await readOutage(small)).toMatchObject({ cause: "disk-full" }));
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
  const supervisor = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script, dataDir], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [url] = await once(supervisor, "message");
  await query(url, "insert into note values ('órfão')");
  const orphan = await serverPid();
  supervisor.kill("SIGKILL");
  await once(supervisor, "exit");
  expect(process.kill(orphan, 0)).toBe(true);

  const database = await startEmbedded({ dataDir });
  expect(await serverPid()).not.toBe(orphan);
  expect(await query(database.url, "select word from note where word = 'órfão'")).toHaveLength(1);
  await database.stop();
});

test("a pid file whose number belongs to another program by now does not stand in the way", async () => {
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await writeFile(pidFile(), `${stranger.pid}\n${path.join(dataDir, "postgres")}\n1700000000\n1\n\n127.0.0.1\n`);
  const database = await startEmbedded({ dataDir });
  expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBeNull();
  await database.stop();
  stranger.kill();
});

test("two servers over one cluster are kept apart even without the pid file", async () => {
  const { postgres } = await findBinaries();
  const database = await startEmbedded({ dataDir });
  const kept = await readFile(pidFile(), "utf8");
  await rm(pidFile());
  const folder = path.join(dataDir, "postgres");
  const args = ["-D", folder, "-c", `port=${await freePort()}`, "-c", "unix_socket_directories="];
  const account = chooseAccount(folder, [postgres, dataDir]);
  const second = spawnAs(account, postgres, args, { stdio: ["ignore", "ignore", "pipe"] });
  expect(second.stderr && (await text(second.stderr))).toContain("is still in use");
  expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await writeFile(pidFile(), kept, { flag: "wx" });
  await database.stop();
});

test("a second start over the same folder says so; a command borrows what is running", async () => {
  const env = readEnv({ DATA_DIR: dataDir });
  const database = await openDatabase(env, quiet);
  await expect(openDatabase(env, quiet)).rejects.toThrow(
    `O Nova já está em execução nesta pasta de dados (${dataDir})`,
  );
  const borrowed = await borrowDatabase(env, quiet);
  expect(borrowed.url).toBe(database.url);
  await borrowed.stop();
  expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.stop();
  const again = await openDatabase(env, quiet);
  await again.stop();
});

const ANOTHER = JSON.stringify({ id: "another", hostname: "servidor-2", place: "elsewhere" });
const lockFile = () => path.join(dataDir, "lock");

test("a folder that another machine uses is refused before anything in it is touched", async () => {
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const written = `${stranger.pid}\n${path.join(dataDir, "postgres")}\n1700000000\n1\n\n127.0.0.1\n`;
  await writeFile(pidFile(), written);
  await mkdir(path.join(dataDir, "postgres-incompleto-abc"));
  await writeFile(lockFile(), ANOTHER);
  let time = 0;
  const beats = setInterval(() => utimes(lockFile(), ++time, time), 20);
  await expect(openDatabase(readEnv({ DATA_DIR: dataDir }), quiet)).rejects.toThrow(
    `A pasta ${dataDir} está em uso por outra máquina ou contêiner (servidor-2).`,
  );
  clearInterval(beats);
  stranger.kill();
  expect(await readFile(pidFile(), "utf8")).toBe(written);
  expect(await readdir(dataDir)).toContain("postgres-incompleto-abc");
  await rm(path.join(dataDir, "postgres-incompleto-abc"), { recursive: true });
  await rm(pidFile());
});

test("a database whose folder went to another machine ends without a word to its files, and leaves the other's lock", async () => {
  const said: string[] = [];
  const steps = createSteps({ write: (text: string) => said.push(text) > 0 });
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), steps, { heartbeatMs: 10, watchMs: 10 });
  await query(database.url, "insert into note values ('levado')");
  const server = await serverPid();
  // Whole at once, as a lock comes.
  await writeFile(`${lockFile()}.novo`, ANOTHER);
  await rename(`${lockFile()}.novo`, lockFile());
  expect((await database.lost).message).toContain("outra máquina ou contêiner (servidor-2) passou a usar a pasta");
  await database.stop();
  expect(said.join("")).toContain("A pasta de dados já não é deste Nova; encerrando.");
  expect(() => process.kill(server, 0)).toThrow("ESRCH");
  expect(await readFile(path.join(dataDir, "postgres.log"), "utf8")).toContain("received immediate shutdown request");
  expect(await readFile(lockFile(), "utf8")).toBe(ANOTHER);

  const again = await openDatabase(readEnv({ DATA_DIR: dataDir }), quiet, { watchMs: 10 });
  expect(await query(again.url, "select word from note where word = 'levado'")).toHaveLength(1);
  await again.stop();
  expect(existsSync(lockFile())).toBe(false);
});

test("a password of another installation ends the start with a sentence, and leaves no server behind", async () => {
  const file = path.join(dataDir, "postgres-password");
  const good = await readFile(file, "utf8");
  await writeFile(file, "de-outra-instalacao");
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/A senha em .*postgres-password não é a do banco/);
  expect(existsSync(pidFile())).toBe(false);
  await writeFile(file, good);
  await (await startEmbedded({ dataDir })).stop();
});

test("what is not a whole cluster is neither filled nor given another password", async () => {
  const version = path.join(dataDir, "postgres", "PG_VERSION");
  const password = await readFile(path.join(dataDir, "postgres-password"), "utf8");
  await rename(version, `${version}.fora`);
  await expect(startEmbedded({ dataDir })).rejects.toThrow("não é um banco de dados inteiro");
  expect(await readFile(path.join(dataDir, "postgres-password"), "utf8")).toBe(password);
  await rename(`${version}.fora`, version);
  await (await startEmbedded({ dataDir })).stop();
});
