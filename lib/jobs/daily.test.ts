import { afterEach, beforeEach, expect, it } from "vitest";
import { pool } from "../db/client";
import { newBoss, type Worker } from "./boss";
import { type DailyJob, startDailyJobs } from "./daily";

const DAY_MS = 86_400_000;
const workers: Worker[] = [];
let runs = 0;
let fails = false;

const job: DailyJob = {
  name: "teste",
  async work() {
    runs++;
    if (fails) throw new Error("broken");
    return { things: 1 };
  },
};

/** A process that has been up for a while. */
function start() {
  const worker = startDailyJobs([job], { startDelayMs: 0 });
  workers.push(worker);
  return worker;
}

type Row = { state: string; start_after: Date };
const jobs = async () =>
  (await pool.query<Row>("select state, start_after from pgboss.job where name = 'teste' order by created_on")).rows;
const waiting = async () => (await jobs()).filter(({ state }) => state === "created");

async function untilOneIsDone() {
  await expect.poll(() => runs).toBe(1);
  await expect.poll(async () => (await jobs()).map(({ state }) => state)).toEqual(["completed", "created"]);
}

beforeEach(async () => {
  runs = 0;
  fails = false;
  await newBoss().start();
  await pool.query("delete from pgboss.job");
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});

it("is done after the first start, and then a day later", async () => {
  start();
  await untilOneIsDone();
  const [next] = await waiting();
  expect(Math.abs((next?.start_after.getTime() ?? 0) - Date.now() - DAY_MS)).toBeLessThan(60_000);
});

it("is not done again by other processes, and not after a start on the same day", async () => {
  await start().started;
  await untilOneIsDone();
  for (const again of [start(), start(), start()]) await again.started;
  expect(await waiting()).toHaveLength(1);
  expect((await jobs()).filter(({ start_after }) => start_after.getTime() <= Date.now())).toHaveLength(1);
  expect(runs).toBe(1);
});

it("is done after a start when its time passed while nothing ran", async () => {
  const first = start();
  await untilOneIsDone();
  await first.stop();
  await pool.query("update pgboss.job set start_after = now() - interval '1 hour' where state = 'created'");
  start();
  await expect.poll(() => runs).toBe(2);
  await expect.poll(waiting).toHaveLength(1);
});

it("comes back within minutes when its series was lost: a machine that slept for weeks drops the run that waits", async () => {
  const worker = startDailyJobs([job], { startDelayMs: 0, lookMs: 50 });
  workers.push(worker);
  await untilOneIsDone();
  await pool.query("delete from pgboss.job where state = 'created'");
  await expect.poll(async () => (await waiting()).length).toBe(1);
});

it("does not wait for the future of a clock that was ahead", async () => {
  const first = start();
  await untilOneIsDone();
  await first.stop();
  await pool.query("update pgboss.job set start_after = now() + interval '41 days' where state = 'created'");
  start();
  await expect.poll(() => runs).toBe(2);
  const [next] = await waiting();
  expect(Math.abs((next?.start_after.getTime() ?? 0) - Date.now() - DAY_MS)).toBeLessThan(60_000);
});

it("is not queued once more while it is at work, nor by a clock that was set back a little", async () => {
  const first = start();
  await untilOneIsDone();
  await first.stop();
  const other = async (change: string) => {
    await pool.query(`update pgboss.job set ${change} where state in ('created', 'active')`);
    const again = start();
    await again.started;
    await again.stop();
    return (await jobs()).filter(
      ({ state, start_after }) => state === "created" && start_after.getTime() <= Date.now(),
    );
  };
  expect(await other("start_after = now() + interval '24 hours 10 minutes'")).toEqual([]);
  expect(await other("state = 'active'")).toEqual([]);
  expect(runs).toBe(1);
});

it("that fails is tried again, and comes again tomorrow anyway", async () => {
  fails = true;
  start();
  await expect.poll(async () => (await jobs()).map(({ state }) => state).sort()).toEqual(["created", "retry"]);
  expect(runs).toBe(1);
});

it("waits until the first visitors have been served", async () => {
  workers.push(startDailyJobs([job]));
  let others = 0;
  const other: DailyJob = { name: "outro", work: async () => ({ done: ++others }) };
  workers.push(startDailyJobs([other], { startDelayMs: 0 }));
  await expect.poll(() => others).toBe(1);
  expect([runs, await jobs()]).toEqual([0, []]);
});
