import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Bus } from "./bus";
import { Invalidations } from "./invalidations.mjs";
import { CHANNEL, serialize } from "./messages";

/** Short, so that what waits for a lease is soon over. */
const timing = { proofMs: 100, leaseMs: 600, retryMs: 50 };
/** So long that who has waited for it is told from who was held up by a busy machine. */
const patient = { ...timing, leaseMs: 10_000 };
const databaseUrl = String(process.env.DATABASE_URL);

type Process = { bus: Bus; invalidations: Invalidations; front: Invalidations; said: string[] };

const opened: Bus[] = [];
let administrator: pg.Client;

beforeEach(async () => {
  administrator = new pg.Client({ connectionString: databaseUrl });
  await administrator.connect();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map((bus) => bus.close()));
  await administrator.end();
});

/** `front`: the thread in front of Next, where it has another one behind it before. */
async function startProcess(itsTiming = timing, front = new Invalidations()): Promise<Process> {
  const invalidations = new Invalidations(front.memory);
  const said: string[] = [];
  const bus = new Bus({ databaseUrl, invalidations, timing: itsTiming, warn: (text) => said.push(text) });
  opened.push(bus);
  await bus.ready(5_000);
  return { bus, invalidations, front, said };
}

/** Its connection to the database ends, as an administrator ends it. */
async function cutAllLines() {
  await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'nova-cache:%'`,
  );
}

async function countLines(name: string) {
  const sql = "select from pg_stat_activity where application_name = $1";
  return (await administrator.query(sql, [`nova-cache:${name}`])).rowCount;
}

const took = async (work: Promise<unknown>) => {
  const started = Date.now();
  await work;
  return Date.now() - started;
};

it("a process that is alone saves at once", async () => {
  const { invalidations } = await startProcess(patient);
  expect(invalidations.trusted).toBe(true);
  expect(await took(invalidations.invalidate(["posts"]))).toBeLessThan(patient.leaseMs);
});

it("what one saves has ended in all others when the save is acknowledged", async () => {
  const [one, two, three] = [await startProcess(), await startProcess(), await startProcess()];
  for (let save = 0; save < 20; save++) {
    const before = [two, three].map(({ invalidations }) => invalidations.generation);
    await one.invalidations.invalidate([`post:${save}`]);
    expect(two.invalidations.isStale([`post:${save}`], before[0] ?? 0)).toBe(true);
    expect(three.invalidations.isStale([`post:${save}`], before[1] ?? 0)).toBe(true);
    expect(two.invalidations.isStale(["agenda"], before[0] ?? 0)).toBe(false);
  }
});

it("saves of several processes at once do not wait for each other", async () => {
  const processes = [await startProcess(patient), await startProcess(patient)];
  const saves = processes.flatMap(({ invalidations }) =>
    Array.from({ length: 10 }, (_, save) => invalidations.invalidate([`post:${save}`])),
  );
  expect(await took(Promise.all(saves))).toBeLessThan(patient.leaseMs);
});

it("what a transaction announced ends in all, although who committed it was killed before it could tell", async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  const before = [one, two].map(({ invalidations }) => invalidations.generation);
  await administrator.query("select pg_notify($1, $2)", [CHANNEL, serialize({ saved: ["posts"] })]);
  for (const [index, { invalidations }] of [one, two].entries()) {
    await expect.poll(() => invalidations.isStale(["posts"], before[index] ?? 0)).toBe(true);
    expect(invalidations.isStale(["agenda"], before[index] ?? 0)).toBe(false);
  }
  expect(await took(one.invalidations.invalidate(["agenda"]))).toBeLessThan(timing.leaseMs); // nobody counts as a process
});

it("an older render under way in another process holds the save until it ends", async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  const began = two.invalidations.generation;
  let rendering = true;
  two.invalidations.inFlight.add({ hasOlderThan: (before) => rendering && began < before });
  let saved = false;
  const save = one.invalidations.invalidate(["posts"]).then(() => {
    saved = true;
  });
  await expect.poll(() => two.invalidations.isStale(["posts"], began)).toBe(true);
  await sleep(100);
  expect(saved).toBe(false);
  rendering = false;
  await save;
});

it("more tags than a notification holds end everything", async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  const before = two.invalidations.generation;
  await one.invalidations.invalidate(Array.from({ length: 2_000 }, (_, id) => `post:${id}`));
  expect(two.invalidations.isStale(["agenda"], before)).toBe(true);
});

it("a process that lost its line distrusts what it keeps until it hears again, and then begins anew", async () => {
  const { invalidations, said } = await startProcess();
  const kept = invalidations.generation;
  const distrusted = vi.waitFor(() => expect(invalidations.trusted).toBe(false), { interval: 1, timeout: 30_000 });
  await cutAllLines();
  await distrusted;
  await expect.poll(() => invalidations.trusted).toBe(true);
  expect(invalidations.isStale(["posts"], kept)).toBe(true);
  expect(said).toEqual([expect.stringMatching(/^does not hear other processes/), "hears other processes again"]);
});

it("a save finds the processes whose line was cut, before it is acknowledged", async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  const kept = two.invalidations.generation;
  await cutAllLines();
  await one.invalidations.invalidate(["posts"]);
  expect(two.invalidations.trusted && !two.invalidations.isStale(["posts"], kept)).toBe(false);
});

it("a process that does not answer is waited for only while it could trust itself", async () => {
  const one = await startProcess();
  const silent = new pg.Client({ connectionString: databaseUrl, application_name: "nova-cache:silent" });
  silent.on("error", () => {});
  await silent.connect();
  expect(await took(one.invalidations.invalidate(["posts"]))).toBeGreaterThan(timing.leaseMs);
  expect(one.said).toEqual(["process silent did not answer: its session is ended"]);
  await expect.poll(() => countLines("silent")).toBe(0);
  await one.invalidations.invalidate(["posts"]);
  expect(one.said).toHaveLength(1); // nobody was waited for
});

it("a process that was held up for longer than its lease distrusts itself at once", async () => {
  const { invalidations } = await startProcess();
  const until = performance.now() + timing.leaseMs + 50;
  while (performance.now() < until); // nothing else gets its turn
  expect(invalidations.trusted).toBe(false);
});

it("a thread that takes over from one that ended is trusted once its own bus has proven", async () => {
  const { bus, front } = await startProcess();
  const kept = front.generation;
  await bus.close();
  const taken = startProcess(timing, front);
  expect(front.generation).toBeGreaterThan(kept);
  expect(front.trusted).toBe(false);
  await taken;
  expect(front.trusted).toBe(true);
});

it.each([
  ["a machine that slept through the night", 10 * 3_600_000],
  ["a clock that was set back", -24 * 3_600_000],
])("%s: nothing kept is trusted, in the thread in front neither, and everything is made anew", async (_, jump) => {
  const { invalidations, front } = await startProcess(patient);
  const kept = invalidations.generation;
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() + jump);
  expect([invalidations.trusted, front.trusted]).toEqual([false, false]);
  await expect.poll(() => front.trusted).toBe(true); // with the next proof
  expect(invalidations.isStale(["agenda"], kept)).toBe(true);
  expect(front.generation).toBeGreaterThan(kept);
});

it("one that leaves is not waited for", async () => {
  const [one, two] = [await startProcess(patient), await startProcess(patient)];
  await one.invalidations.invalidate(["posts"]);
  await two.bus.close();
  expect(await took(one.invalidations.invalidate(["posts"]))).toBeLessThan(patient.leaseMs);
});
