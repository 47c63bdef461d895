import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type StandIn, standIn } from "../../e2e/harness/stand-in";
import { db, pool } from "../db/client";
import { enqueueDelivery, installQueue } from "./delivery-queue";
import { startDeliveries } from "./delivery-worker";

// The next try comes at once.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

let resend: StandIn;

beforeEach(async () => {
  resend = await standIn({ json: { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" } });
  vi.stubEnv("RESEND_API_KEY", "re_teste");
  vi.stubEnv("RESEND_BASE_URL", resend.url);
  vi.stubEnv("CONTACT_TO", "equipe@nova.example");
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await resend.close();
});

it("a worker that could not start at first does what a process left behind that died", async () => {
  await installQueue();
  const data = { name: "Ana", email: "ana@example.com", message: "Oi", delivery: "PENDING" as const };
  const { id } = await db.contactMessage.create({ data });
  await enqueueDelivery(db, id);
  await pool.query("update pgboss.job set state = 'active', started_on = now() - interval '1 hour', retry_delay = 0");

  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const away = vi.spyOn(pool, "connect").mockImplementationOnce(() => Promise.reject(new Error("no database")));
  const worker = startDeliveries();
  await worker.started;
  expect(away.mock.calls.length).toBeGreaterThan(1);
  vi.advanceTimersByTime(15_000); // it looks for such jobs
  vi.useRealTimers();
  await expect.poll(async () => (await db.contactMessage.findUniqueOrThrow({ where: { id } })).delivery).toBe("SENT");
  await worker.stop();
});
