import { PrismaPg } from "@prisma/adapter-pg";
import type { Pool } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseProxy } from "../../e2e/harness/database-proxy";
import { toAppError } from "../errors";
import { PrismaClient } from "../generated/prisma/client";
import { openPool } from "./pool";

let proxy: Awaited<ReturnType<typeof databaseProxy>>;
let pool: Pool;

beforeEach(async () => {
  proxy = await databaseProxy(String(process.env.DATABASE_URL));
  pool = openPool(proxy.url, { max: 1, connectTimeoutMs: 5_000, socketTimeoutMs: 1_000 });
});
afterEach(async () => {
  await pool.end();
  await proxy.close();
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error) => toAppError(error)?.code,
  );

test("a query whose database falls silent is an outage, and the next one gets another connection", async () => {
  await pool.query("SELECT 1");
  proxy.silence();
  expect(await outcome(pool.query("SELECT 1"))).toBe("unavailable");
  expect(await outcome(pool.query("SELECT 1"))).toBe("answered");
});

test("a transaction whose database falls silent does not give its dead connection back to the pool", async () => {
  const db = new PrismaClient({ adapter: new PrismaPg(pool) });
  const cut = db.$transaction(async (tx) => {
    await tx.post.count();
    proxy.silence();
    await tx.post.count();
  });
  expect(await outcome(cut)).not.toBe("answered");
  expect(await outcome(db.post.count())).toBe("answered");
});

test("a machine that disappears in a transaction keeps its locks for a minute", async () => {
  const { rows } = await pool.query("SHOW idle_in_transaction_session_timeout");
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: "1min" }]);
  const { rows: probes } = await pool.query("SHOW tcp_keepalives_idle");
  expect(probes).toEqual([{ tcp_keepalives_idle: "30" }]);
});

test("a moment is the same one in the product and in a database of another time zone, as a server in Brazil has", async () => {
  const url = new URL(proxy.url);
  url.searchParams.set("options", "-c timezone=America/Sao_Paulo");
  const elsewhere = openPool(url.href, { max: 1, connectTimeoutMs: 5_000, socketTimeoutMs: 5_000 });
  const db = new PrismaClient({ adapter: new PrismaPg(elsewhere) });
  const startsAt = new Date("2026-11-28T01:30:00Z");
  const event = await db.calendarEvent.create({ data: { startsAt, acoes: "Sopa", local: "Praça", eventos: "x" } });
  const [stored] = await db.$queryRaw<unknown[]>`
    SELECT extract(epoch FROM "startsAt")::int AS seconds, "startsAt" FROM "CalendarEvent" WHERE id = ${event.id}`;
  await elsewhere.end();
  expect(stored).toEqual({ seconds: startsAt.getTime() / 1000, startsAt });
});

test("what nobody waits for any more is not worked at any more", async () => {
  const slow = openPool(proxy.url, { max: 1, connectTimeoutMs: 5_000, socketTimeoutMs: 300 });
  expect(await outcome(slow.query("SELECT pg_sleep(30)"))).toBe("unavailable");
  const { rows } = await pool.query(
    "SELECT count(*)::int AS busy FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'",
  );
  await slow.end();
  expect(rows).toEqual([{ busy: 0 }]);
});
