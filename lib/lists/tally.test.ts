import { describe, expect, it } from "vitest";
import { db, pool } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";

const post = (n: number | string, fields: object = {}) => ({
  ...{ titulo: `T${n}`, description: "x", autor: "A", slug: "acoes", permalink: `t-${n}` },
  ...{ createdAt: new Date("2026-03-31T22:00:00Z"), ...fields },
});
const money = (amount: string, fields: object = {}) => ({
  ...{ kind: "MONEY" as const, amount, date: new Date("2026-02-01"), donor: "", acao: "Café", ...fields },
});

/** What is kept, and what a count of the tables finds: 'Post/true/acoes/2026-03-01' to [rows, amount]. */
async function tallied() {
  const rows = await db.$queryRaw<{ key: string; sums: string }[]>`
    SELECT concat_ws('/', entity, active, kind, month) AS key, sum(count) || ' ' || sum(amount) AS sums
    FROM "Tally" GROUP BY 1 HAVING sum(count) <> 0 OR sum(amount) <> 0 ORDER BY 1`;
  return Object.fromEntries(rows.map(({ key, sums }) => [key, sums]));
}

async function expectExact() {
  const kept = await tallied();
  await db.$executeRaw`SELECT nova_recount()`;
  expect(kept).toEqual(await tallied());
  return kept;
}

emptyForEachTest("Post", "Donation");

describe("the tallies follow", () => {
  it("what is written, changed, moved to another month and removed, many rows at once too", async () => {
    await db.post.createMany({ data: [post(1), post(2), post(3, { active: false }), post(4, { slug: "refeicoes" })] });
    await db.post.updateMany({ where: { titulo: { in: ["T1", "T3"] } }, data: { slug: "treinamentos", active: true } });
    await db.post.updateMany({ where: { titulo: "T2" }, data: { createdAt: new Date("2026-04-01T00:00:00Z") } });
    await db.post.updateMany({ where: { titulo: "T2" }, data: { titulo: "T5" } });
    await db.post.deleteMany({ where: { titulo: "T4" } });
    expect(await expectExact()).toEqual({
      "Post/t/treinamentos/2026-03-01": "2 0.00",
      "Post/t/acoes/2026-04-01": "1 0.00",
    });
  });

  it("the money, of which estimates of items are no part", async () => {
    await db.donation.createMany({
      data: [money("10.10"), money("5"), money("3", { kind: "IN_KIND", items: "sopa" }), money("7", { active: false })],
    });
    await db.donation.updateMany({ where: { amount: 5 }, data: { amount: "6.05" } });
    expect(await expectExact()).toEqual({
      "Donation/t/MONEY/2026-02-01": "2 16.15",
      "Donation/t/IN_KIND/2026-02-01": "1 0.00",
      "Donation/f/MONEY/2026-02-01": "1 7.00",
    });
  });

  it("what goes with something else", async () => {
    const { id: postId } = await db.post.create({ data: post(1) });
    const review = { postId, nome: "B", email: "b@example.com", rating: 5, comment: "c" };
    await db.review.createMany({ data: [review, { ...review, hidden: true }] });
    expect(Object.keys(await expectExact()).filter((key) => key.startsWith("Review"))).toHaveLength(2);
    await db.post.delete({ where: { id: postId } });
    expect(await expectExact()).toEqual({});
  });

  it("nothing that was taken back", async () => {
    const undone = db.$transaction(async (tx) => {
      await tx.post.create({ data: post(1) });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await expectExact()).toEqual({});
  });

  it("a table that is emptied", async () => {
    await db.donation.create({ data: money("1") });
    await db.$executeRaw`TRUNCATE "Donation"`;
    expect(await expectExact()).toEqual({});
  });
});

it("a recount puts right what came past the triggers, as a restored backup may", async () => {
  await db.$transaction([
    db.$executeRaw`SET LOCAL session_replication_role = replica`,
    db.post.create({ data: post(1) }),
  ]);
  expect(await tallied()).toEqual({});
  await db.$executeRaw`SELECT nova_recount()`;
  expect(await tallied()).toEqual({ "Post/t/acoes/2026-03-01": "1 0.00" });
});

describe("writers at the same time", () => {
  it("do not wait for each other, in whatever order they write the same months, however long one takes", async () => {
    const [one, other] = await Promise.all([pool.connect(), pool.connect()]);
    const insert = (n: string, month: string) => ({
      text: `INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, "createdAt", "updatedAt")
        VALUES ($1, 'T', 'x', 'A', 'acoes', $1, $2, now())`,
      values: [n, `${month}-15`],
    });
    try {
      for (const client of [one, other]) await client.query("BEGIN; SET LOCAL lock_timeout = '2s'");
      await one.query(insert("one-a", "2026-01"));
      await other.query(insert("other-b", "2026-02"));
      await one.query(insert("one-b", "2026-02"));
      await other.query(insert("other-a", "2026-01"));
      await one.query("COMMIT");
      expect(await tallied()).toEqual({ "Post/t/acoes/2026-01-01": "1 0.00", "Post/t/acoes/2026-02-01": "1 0.00" });
      await other.query("COMMIT");
    } finally {
      one.release();
      other.release();
    }
    expect(await expectExact()).toEqual({ "Post/t/acoes/2026-01-01": "2 0.00", "Post/t/acoes/2026-02-01": "2 0.00" });
  });

  it("lose nothing when many commit at once, half of them in the opposite order, and leave no deltas behind", async () => {
    const months = ["2026-01-15", "2026-02-15", "2026-03-15"].map((day) => new Date(day));
    const write = (n: number) =>
      db.$transaction([
        ...(n % 2 === 0 ? months : months.toReversed()).map((createdAt) =>
          db.post.create({ data: post(`${n}-${createdAt.getMonth()}`, { createdAt }) }),
        ),
        db.post.updateMany({ where: { permalink: { startsWith: `t-${n}-` } }, data: { active: n % 4 < 2 } }),
      ]);
    const writer = async (_: unknown, first: number) => {
      for (let n = first; n < 100; n += 8) await write(n);
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    expect(await db.tallyDelta.count()).toBe(0);
    const each = (active: string) =>
      ["01", "02", "03"].map((month) => [`Post/${active}/acoes/2026-${month}-01`, "50 0.00"]);
    expect(await expectExact()).toEqual(Object.fromEntries([...each("f"), ...each("t")]));
  });
});
