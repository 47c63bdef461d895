import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { type StandIn, standIn } from "../../e2e/harness/stand-in";
import { db, pool } from "../db/client";
import { newBoss } from "../jobs/boss";
import { installQueue } from "./delivery-queue";

const children: ChildProcess[] = [];
let resend: StandIn;

/** Starts the process and waits for its first line. */
async function start(task: "store" | "work") {
  const script = ["--conditions=react-server", "--import", "tsx", "e2e/harness/message-process.ts", task];
  const env = { ...process.env, RESEND_API_KEY: "re_teste", RESEND_BASE_URL: resend.url };
  const child = spawn(process.execPath, script, { env, stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = await once(child.stdout, "data");
  return { child, line: String(line).trim() };
}

async function pullThePlug(child: ChildProcess) {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

afterEach(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await pullThePlug(child);
  await resend.close();
});

it("a message outlives its process: killed between commit and sending, and again while sending, it is sent once", async () => {
  await installQueue();
  resend = await standIn("never");
  const { child: storing, line } = await start("store");
  const id = line.replace("stored ", "");
  await pullThePlug(storing);
  expect(await db.contactMessage.findUnique({ where: { id } })).toMatchObject({ delivery: "PENDING", attempts: 0 });
  expect(resend.received).toHaveLength(0);

  const { child: sending } = await start("work");
  await expect.poll(() => resend.received.length).toBe(1);
  await pullThePlug(sending);
  expect(await db.contactMessage.findUnique({ where: { id } })).toMatchObject({ attemptedAt: expect.any(Date) });

  // The job expires and is due, as it would be a minute later, and the next worker runs it again.
  await pool.query("update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'");
  await newBoss().expire();
  await pool.query("update pgboss.job set start_after = now() where state = 'retry'");
  resend.willAnswer({ json: { id: "x" } });
  await start("work");
  await expect.poll(async () => (await db.contactMessage.findUnique({ where: { id } }))?.delivery).toBe("SENT");
  // Both times under the same key: Resend sends the first and answers the second alike.
  expect(resend.received.map(({ headers }) => headers["idempotency-key"])).toEqual([id, id]);
});
