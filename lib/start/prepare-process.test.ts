import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { s3Server } from "../../e2e/harness/s3";
import { sampleDonations } from "../../prisma/sample/donations";
import { sampleNeeds } from "../../prisma/sample/needs";
import { db, pool } from "../db/client";
import { entities } from "../entities";
import { pictureEntity } from "../media/entity";
import { createPost } from "../posts/service";
import { countSample, showsSample } from "../sample/service";
import { createFirstAdministrator } from "../users/service";

afterAll(() => pool.end());

const tables = [...new Set(["Change", "Setting", ...entities.flatMap(({ table }) => table ?? [])])];
const empty = (some: string[]) => pool.query(`TRUNCATE ${some.map((table) => `"${table}"`).join(", ")} CASCADE`);

beforeEach(() => empty(tables));

/** The process, as every start runs it. */
function launch(env: Record<string, string>) {
  const script = ["--conditions=react-server", "--import", "tsx", "lib/start/prepare-process.ts"];
  const child = spawn(process.execPath, script, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const collect = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const ended = once(child, "close").then(() => ({ code: child.exitCode, said }));
  return { child, ended };
}

/** A start of which the process is killed when the samples are half written. */
async function killedInTheSeed() {
  // No connection of the pool: that is given up after 30 silent seconds, while a busy machine still draws the pictures.
  const blocker = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await blocker.connect();
  await blocker.query('BEGIN; LOCK TABLE "Donation" IN EXCLUSIVE MODE');
  const { child, ended } = launch({ SAMPLE_DATA: "1" });
  const early = ended.then(({ said }) => Promise.reject(new Error(`the start ended by itself:\n${said}`)));
  await Promise.race([early, expect.poll(waitingForDonation, { timeout: 120_000 }).toBe(1)]);
  child.kill("SIGKILL");
  await ended;
  await blocker.query("ROLLBACK");
  await blocker.end();
}

async function waitingForDonation() {
  const { rowCount } = await pool.query(`SELECT FROM pg_locks WHERE relation = '"Donation"'::regclass AND NOT granted`);
  return rowCount;
}

/** Rows of all entities that the samples have. */
async function countContent() {
  const counts = entities.flatMap(({ table, sample }) => (sample && table ? `(SELECT count(*) FROM "${table}")` : []));
  const { rows } = await pool.query<{ count: number }>(`SELECT (${counts.join(" + ")})::int AS count`);
  return rows[0]?.count;
}

const written = { titulo: "Nosso", description: "Texto", autor: "A", slug: "acoes" as const };

// Each start is a process, and draws the sample pictures: patience for busy machines.
test("a first start killed while it writes the samples leaves nothing but pictures", { timeout: 300_000 }, async () => {
  await killedInTheSeed();
  expect(await db.image.count()).toBeGreaterThan(0);

  // A later start finds no reason in it to remove what people wrote, nor to add samples to that.
  expect(await launch({ SAMPLE_DATA: "0" }).ended).toMatchObject({ code: 0 });
  expect(await countContent()).toBe(0);
  const { id } = await createPost(written);
  expect(await launch({ SAMPLE_DATA: "1" }).ended).toMatchObject({ code: 0 });
  expect(await db.post.findMany({ select: { id: true } })).toEqual([{ id }]);
  expect(await showsSample()).toBe(false);

  // Where nobody wrote anything it writes all of them, known as samples.
  await empty(tables.filter((table) => table !== pictureEntity.table));
  expect(await db.image.count()).toBeGreaterThan(0);
  expect(await launch({ SAMPLE_DATA: "1" }).ended).toMatchObject({ code: 0 });
  const gifts = [...sampleDonations, ...sampleNeeds.flatMap(({ arrived }) => arrived)];
  expect(gifts).toHaveLength(25);
  expect(await db.donation.count()).toBe(gifts.length);
  expect(await countSample()).toBe(await countContent());
});

test("a bucket out of reach ends a first start, and keeps no site down that was on air before", async () => {
  const bucket = await s3Server();
  const start = () => launch({ ...bucket.env, S3_BUCKET: "outro", SAMPLE_DATA: "0" }).ended;
  const fault = expect.stringContaining('O bucket "outro" (S3_BUCKET) não existe');
  expect(await start()).toEqual({ code: 1, said: fault });
  await createFirstAdministrator({ name: "Ana", email: "ana@nova.example", password: "segredo-bem-longo" });
  expect(await start()).toEqual({ code: 0, said: fault });
  await bucket.stop();
});
