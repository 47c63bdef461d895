import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { LIGHT_SCRYPT } from "../../e2e/harness/backups";
import { listMigrations } from "../../prisma/migrate";
import { db } from "../db/client";
import { freePort } from "../free-port";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { checkBackup } from "./check";
import { readDailyBackups } from "./daily/service";
import { makeInChild } from "./make-in-child";
import { downloadBackup } from "./service";
import { writeBackup } from "./write-file";

const PASSPHRASE = "quatro palavras ao acaso";
const { DATABASE_URL } = process.env;
Object.assign(process.env, LIGHT_SCRYPT);
afterEach(() => {
  process.env.DATABASE_URL = DATABASE_URL;
});

test("makes a whole backup, of which the history tells", async () => {
  const file = path.join(await mkdtemp(path.join(String(process.env.DATA_DIR), "backup-")), "a.nova");
  const { name, content } = downloadBackup(PASSPHRASE);
  await actingAs({ id: "u", name: "Ana" }, () => writeBackup(file, content));
  await expect(checkBackup(file, { passphrase: PASSPHRASE }, await listMigrations())).resolves.toBeDefined();
  const { items } = await listChanges({ entity: "backup", page: 1, limit: 10 });
  expect(items).toMatchObject([{ action: "CREATE", userName: "Ana", title: name }]);
});

test("whoever stops reading leaves nothing behind that the next one waits for", async () => {
  const first = makeInChild(PASSPHRASE);
  expect((await first.next()).value?.length).toBeGreaterThan(0);
  await first.return(undefined);
  const second = makeInChild(PASSPHRASE);
  await expect(second.next()).resolves.toMatchObject({ done: false });
  await second.return(undefined);
});

test("a database that is away is an outage, and not half a backup; nothing is in the history", async () => {
  process.env.DATABASE_URL = `postgresql://nova@127.0.0.1:${await freePort()}/nova`;
  const { content } = downloadBackup(PASSPHRASE);
  await expect(content.next()).rejects.toMatchObject({ code: "unavailable" });
  process.env.DATABASE_URL = DATABASE_URL;
  expect((await listChanges({ entity: "backup", page: 1, limit: 10 })).items).toHaveLength(1);
});

test("a backup without a picture whose file is lost is one, and the dashboard says what it lacks", async () => {
  await db.image.create({ data: { id: "lost" } });
  await buffer(Readable.from(downloadBackup(PASSPHRASE).content));
  expect((await readDailyBackups()).missingInDownload).toBe(1);
  await db.image.deleteMany();
  await buffer(Readable.from(downloadBackup(PASSPHRASE).content));
  expect((await readDailyBackups()).missingInDownload).toBe(0);
});
