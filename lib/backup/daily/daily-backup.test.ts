import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { LIGHT_SCRYPT } from "../../../e2e/harness/backups";
import { s3Server } from "../../../e2e/harness/s3";
import { type StandIn, standIn } from "../../../e2e/harness/stand-in";
import { listMigrations } from "../../../prisma/migrate";
import { readablePassword } from "../../auth/readable-password";
import { db } from "../../db/client";
import { actingAs } from "../../history/actor";
import { listChanges } from "../../history/list";
import { originalName } from "../../images/names";
import { log } from "../../log";
import { storage } from "../../storage/storage";
import { checkBackup } from "../check";
import { backupName } from "../name";
import { dailyBackup } from "./job";
import { makeDailyBackup, readDailyBackups, setPassphrase, testDailyBackup } from "./service";
import { changeState, readState } from "./state";

const folder = path.join(String(process.env.DATA_DIR), "backups");
const resend: StandIn = await standIn({ json: { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" } });
Object.assign(process.env, {
  RESEND_API_KEY: "re_teste",
  RESEND_BASE_URL: resend.url,
  CONTACT_TO: "equipe@nova.example",
  ...LIGHT_SCRYPT,
});
afterAll(() => resend.close());

/** Awaited before the process of a backup begins, which has got its passphrase then. */
const child = vi.hoisted(() => ({ begun: async () => {} }));
vi.mock("./run-daily-child", async (original) => {
  const { runDailyChild } = await original<typeof import("./run-daily-child")>();
  return {
    async runDailyChild(...given: Parameters<typeof runDailyChild>) {
      await child.begun();
      // Backups are named by the second, and a quick machine makes two within one.
      const isNew = async () => !(await readdir(folder).catch(() => [] as string[])).includes(backupName());
      await vi.waitUntil(isNew, { timeout: 5_000 });
      return runDailyChild(...given);
    },
  };
});

async function turnOn(replaces?: string) {
  const passphrase = readablePassword();
  await setPassphrase(passphrase, { replaces });
  return passphrase;
}

const renew = async () => turnOn((await readDailyBackups()).passphraseAt);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const mails = () => resend.received.map(({ body }) => JSON.parse(body) as { subject: string; text: string });

beforeEach(async () => {
  await db.setting.deleteMany();
  await db.change.deleteMany();
  await rm(folder, { recursive: true, force: true });
  resend.received.length = 0;
});

test("until they are turned on nothing is copied, and the dashboard says so", async () => {
  expect(await dailyBackup.work()).toEqual({ backups: 0, tests: 0 });
  expect(await readDailyBackups()).toMatchObject({ isOn: false, isLate: false });
  await expect(makeDailyBackup()).rejects.toMatchObject({ code: "conflict" });
  await expect(readdir(folder)).rejects.toThrow("ENOENT");
});

test("turned on, a backup is made that the passphrase opens, and the first one is restored and compared", async () => {
  const passphrase = await actingAs({ id: "u", name: "Ana" }, () => turnOn());
  await db.image.create({ data: { id: "p" } });
  await storage.write(originalName("p"), Buffer.from("x"));
  expect(await dailyBackup.work()).toEqual({ backups: 1, tests: 1 });
  const [name = "", ...others] = await readdir(folder);
  expect(others).toEqual([]);
  const { entries } = await checkBackup(path.join(folder, name), { passphrase }, await listMigrations());
  expect(entries.map((entry) => entry.name)).toContain(`files/${originalName("p")}`);
  const state = await readDailyBackups();
  const [bytes, testedAt] = [expect.any(Number), expect.any(String)];
  expect(state).toMatchObject({ isOn: true, isLate: false, last: { bytes }, testedAt });
  expect(JSON.stringify(state)).not.toContain(passphrase);
  expect(state.failure).toBeUndefined();
  expect(await dailyBackup.work()).toEqual({ backups: 1, tests: 0 });
  await changeState({ testedAt: hoursAgo(31 * 24) });
  expect(await dailyBackup.work()).toEqual({ backups: 1, tests: 1 });
  const { items } = await listChanges({ entity: "backup", page: 1, limit: 10 });
  expect(items).toMatchObject([{ userName: "Ana", fields: { daily: ["desligadas", "ligadas"] } }]);
  expect(JSON.stringify(items)).not.toContain(passphrase);
  expect(mails()).toEqual([]);
});

test("a backup without a picture whose file is lost is one, and the dashboard says what it lacks until it is back", async () => {
  await turnOn();
  await db.image.create({ data: { id: "lost" } });
  await makeDailyBackup();
  await testDailyBackup();
  expect(await readDailyBackups()).toMatchObject({ last: { missing: 1 }, failure: undefined });
  await storage.write(originalName("lost"), Buffer.from("x"));
  await makeDailyBackup();
  expect(await readDailyBackups()).toMatchObject({ last: { missing: 0 } });
});

test("another passphrase is for the next backups", async () => {
  const [first, second] = [await turnOn(), await renew()];
  await makeDailyBackup();
  expect((await readDailyBackups()).isTestable).toBe(true);
  const [name = ""] = await readdir(folder);
  const known = await listMigrations();
  await expect(checkBackup(path.join(folder, name), { passphrase: first }, known)).rejects.toThrow("não abre");
  await expect(checkBackup(path.join(folder, name), { passphrase: second }, known)).resolves.toBeDefined();
  await renew();
  expect((await readDailyBackups()).isTestable).toBe(false);
  await expect(testDailyBackup()).rejects.toThrow("A senha é nova");
});

test("a backup that was under way when the passphrase was renewed has the earlier one, and is not tested with the new one", async () => {
  await turnOn();
  child.begun = async () => {
    child.begun = async () => {};
    await renew();
  };
  await makeDailyBackup();
  await expect(testDailyBackup()).rejects.toMatchObject({ code: "conflict" });
  expect(await readDailyBackups()).toMatchObject({ isTestable: false, failure: undefined });
});

test("of two who turn them on or renew the passphrase the second one is told so: what the first one wrote down stays good", async () => {
  for (let round = 0; round < 2; round++) {
    const seen = (await readDailyBackups()).passphraseAt;
    const both = await Promise.allSettled([turnOn(seen), turnOn(seen)]);
    const used = both.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
    expect(used).toEqual([(await readState()).passphrase]);
    await expect(turnOn(seen)).rejects.toMatchObject({ code: "conflict" });
  }
});

test("who sets the same passphrase once more, as the answer was lost, succeeds, and the history has it once", async () => {
  const passphrase = readablePassword();
  for (let attempt = 0; attempt < 2; attempt++)
    await actingAs({ id: "u", name: "Ana" }, () => setPassphrase(passphrase));
  expect((await readState()).passphrase).toBe(passphrase);
  expect((await listChanges({ entity: "backup", page: 1, limit: 10 })).items).toHaveLength(1);
});

test("backups on the disk from before there was a bucket grow old with those in the bucket, and do not stay for ever", async () => {
  const { stop, place, names } = await s3Server();
  vi.stubEnv("BACKUP_S3_ENDPOINT", place.endpoint);
  vi.stubEnv("BACKUP_S3_BUCKET", place.bucket);
  vi.stubEnv("BACKUP_S3_ACCESS_KEY_ID", place.accessKeyId);
  vi.stubEnv("BACKUP_S3_SECRET_ACCESS_KEY", place.secretAccessKey);
  try {
    await turnOn();
    await mkdir(folder, { recursive: true });
    const months = ["01", "02", "03", "04", "05", "06", "07"].map((month) => `nova-2025-${month}-01-030000.nova`);
    const others = ["before-restore-2025-01-01-030000.nova", "nova.nova"];
    for (const name of [...months, ...others]) await writeFile(path.join(folder, name), "");
    await makeDailyBackup();
    expect(await names()).toHaveLength(1);
    // Of the last seven days with a backup the new one, in the bucket, is the first.
    expect((await readdir(folder)).sort()).toEqual([...others, ...months.slice(1)].sort());
  } finally {
    vi.unstubAllEnvs();
    await stop();
  }
});

test("a damaged backup does not pass the restore test, and the dashboard says so until the next good backup", async () => {
  await turnOn();
  await makeDailyBackup();
  const [name = ""] = await readdir(folder);
  const bytes = await readFile(path.join(folder, name));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
  await writeFile(path.join(folder, name), bytes);
  await expect(testDailyBackup()).rejects.toThrow("danificada");
  expect(await readDailyBackups()).toMatchObject({ failure: { text: expect.stringContaining("danificada") } });
  // The next day's backup is a good one.
  await rm(path.join(folder, name));
  await makeDailyBackup();
  expect((await readDailyBackups()).failure).toBeUndefined();
});

test("a restore test that fails is told by mail and tried the next day: the queue makes no further copy for it", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  await turnOn();
  await mkdir(folder, { recursive: true });
  const tonight = new Date(new Date().setUTCHours(23, 59, 59)); // of each day the newest one stays
  await writeFile(path.join(folder, backupName(tonight)), "no backup, and the newest one");
  expect(await dailyBackup.work()).toEqual({ backups: 1, tests: 1 });
  expect(mails()).toMatchObject([{ subject: expect.stringContaining("não passou no teste de restauração") }]);
  const state = await readDailyBackups();
  expect(state).toMatchObject({ failure: { text: expect.any(String) }, isLate: false });
  expect(state.testedAt).toBeUndefined();
});

test("a backup that cannot be made is told by mail once it is late, and once a day", async () => {
  await turnOn();
  await mkdir(path.dirname(folder), { recursive: true });
  await writeFile(folder, "in the way");
  await expect(dailyBackup.work()).rejects.toThrow();
  expect(mails()).toEqual([]); // the queue tries it again
  await changeState({ last: { at: hoursAgo(26), bytes: 1 } });
  for (let attempt = 0; attempt < 2; attempt++) await expect(dailyBackup.work()).rejects.toThrow();
  expect(mails()).toMatchObject([
    {
      subject: expect.stringContaining("A cópia de segurança diária não foi feita"),
      text: expect.stringContaining("http://localhost:3000/backup"),
    },
  ]);
  expect(await readDailyBackups()).toMatchObject({ isLate: true, failure: { text: expect.any(String) } });
  await changeState({ warnedAt: hoursAgo(25) });
  await expect(dailyBackup.work()).rejects.toThrow();
  expect(mails()).toHaveLength(2);
  // A clock that was years ahead for a day.
  await changeState({ last: { at: hoursAgo(-26), bytes: 1 }, warnedAt: hoursAgo(-26) });
  await expect(dailyBackup.work()).rejects.toThrow();
  expect(mails()).toHaveLength(3);
  expect((await readState()).passphrase).toMatch(/^\w{5}(-\w{5}){3}$/);
});
