import { beforeAll, describe, expect, it } from "vitest";
import { listEvents, listManagedEvents } from "../calendar/list";
import { eventSitemap } from "../calendar/sitemap";
import { db } from "../db/client";
import { listDonations } from "../donations/list";
import { Prisma } from "../generated/prisma/client";
import { listChanges } from "../history/list";
import { countByCategory, listPosts } from "../posts/list";
import { listAllReviews } from "../posts/reviews";
import { postSitemap } from "../posts/sitemap";
import { listParts, readPart } from "../sitemap/rows";
import { countUpTo } from "./find-page";
import { MAX_LISTED, MAX_SEARCH_HITS } from "./listing";

const ROWS = 2_400;
const all = { q: "", status: "todos", categoria: "", page: 1, limit: 20 } as const;
const visible = { ...all, status: "ativos", published: true } as const;

/** Two years, three scheduled posts, every seventh one disabled; the texts of all say 'comunidade'. */
beforeAll(async () => {
  await db.$executeRaw`
    INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, active, "createdAt", "updatedAt")
    SELECT lpad(n::text, 5, '0'), 'T ' || n % 100, 'comunidade' || CASE WHEN n = 5 THEN ' comunidade' ELSE '' END, 'A',
      (ARRAY['acoes', 'refeicoes'])[1 + n % 2], 'p-' || n, n % 7 <> 0,
      CASE WHEN n > ${ROWS - 3} THEN now() + interval '1 day' * n
        ELSE now() - interval '2 years' * (1 - n / ${ROWS}::float8) END, now()
    FROM generate_series(1, ${ROWS}) AS n`;
  await db.$executeRaw`
    INSERT INTO "CalendarEvent" (id, "startsAt", acoes, local, eventos, active, "updatedAt")
    SELECT lpad(n::text, 5, '0'), now() + interval '1 hour' * (n - 900) * 10, 'Sopa', 'Praça', 'x', n % 7 <> 0, now()
    FROM generate_series(1, 1200) AS n`;
  await db.$executeRaw`
    INSERT INTO "Review" (id, "postId", nome, email, rating, comment, hidden, "createdAt")
    SELECT lpad(n::text, 5, '0'), '00001', 'B', 'b@example.com', 5, 'x', n % 5 = 0, now() - interval '1 hour' * n
    FROM generate_series(1, 1500) AS n`;
});

type List = (page: number) => Promise<{ items: { id: string }[]; total: number; pages: number }>;

/** Every page, one after the other, is what one query for all rows gives. */
async function expectWhole(list: List, expected: { id: string }[]) {
  const first = await list(1);
  const found = first.items.map(({ id }) => id);
  for (let page = 2; page <= first.pages; page++) found.push(...(await list(page)).items.map(({ id }) => id));
  expect(found).toEqual(expected.map(({ id }) => id));
  expect(first.total).toBe(expected.length);
  expect((await list(first.pages + 1)).items).toEqual([]);
}

const newest = [{ createdAt: "desc" }, { id: "desc" }] as const;
const past = () => ({ lte: new Date() });

describe("page by page nothing is lost:", () => {
  it("all posts, either way round", async () => {
    await expectWhole((page) => listPosts({ ...all, page }), await db.post.findMany({ orderBy: [...newest] }));
    const oldest = await db.post.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
    await expectWhole((page) => listPosts({ ...all, ordem: "antigos", page, limit: 30 }), oldest);
  });

  it("a last page of one row; and of as many rows as are counted there are no more", async () => {
    expect((await listPosts({ ...all, page: 2, limit: ROWS - 1 })).items).toHaveLength(1);
    const rows = { from: Prisma.sql`"Post"`, where: Prisma.sql`true`, order: Prisma.sql`id` };
    expect(await countUpTo(rows, ROWS)).toEqual({ total: ROWS });
  });

  it("what visitors see, without the scheduled ones", async () => {
    const where = { active: true, createdAt: past() };
    const expected = await db.post.findMany({ where, orderBy: [...newest] });
    await expectWhole((page) => listPosts({ ...visible, page, limit: 9 }), expected);
    const ofCategory = await db.post.findMany({ where: { ...where, slug: "acoes" }, orderBy: [...newest] });
    await expectWhole((page) => listPosts({ ...visible, categoria: "acoes", page }), ofCategory);
    const others = await db.post.findMany({ where: { ...where, id: { not: "00100" } }, orderBy: [...newest] });
    await expectWhole((page) => listPosts({ ...visible, exclude: "00100", page, limit: 40 }), others);
    const counts = new Map((await countByCategory()).map(({ kind, count }) => [kind, count]));
    expect(counts.get("acoes")).toBe(ofCategory.length);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(expected.length);
  });

  it("by title, of all and of some", async () => {
    const byTitle = [{ titulo: "asc" }, { id: "asc" }] as const;
    await expectWhole(
      (page) => listPosts({ ...all, ordem: "az", page }),
      await db.post.findMany({ orderBy: [...byTitle] }),
    );
    const disabled = await db.post.findMany({ where: { active: false }, orderBy: [...byTitle] });
    await expectWhole((page) => listPosts({ ...all, status: "desabilitados", ordem: "az", page }), disabled);
  });

  it("events to come, past ones, and for administrators the next ones first", async () => {
    const [ascending, descending] = [
      [{ startsAt: "asc" }, { id: "asc" }] as const,
      [{ startsAt: "desc" }, { id: "desc" }] as const,
    ];
    const now = new Date();
    const [toCome, gone] = [
      { active: true, startsAt: { gte: now } },
      { active: true, startsAt: { lt: now } },
    ];
    const events = { q: "", status: "ativos", limit: 10 } as const;
    await expectWhole(
      (page) => listEvents({ ...events, from: now, page }),
      await db.calendarEvent.findMany({ where: toCome, orderBy: [...ascending] }),
    );
    await expectWhole(
      (page) => listEvents({ ...events, until: now, newestFirst: true, page }),
      await db.calendarEvent.findMany({ where: gone, orderBy: [...descending] }),
    );
    const { items, total } = await listManagedEvents(all);
    expect(total).toBe(1200);
    expect(items.every(({ startsAt }, index) => index === 0 || startsAt >= (items[index - 1]?.startsAt ?? now))).toBe(
      true,
    );
  });

  it("reviews", async () => {
    const hidden = await db.review.findMany({ where: { hidden: false }, orderBy: [...newest] });
    await expectWhole((page) => listAllReviews({ q: "", status: "ativos", page, limit: 20 }), hidden);
  });
});

describe("a search", () => {
  it("finds the newest ones, the best of them first, and says that there are more", async () => {
    const first = await listPosts({ ...visible, q: "comunidade" });
    expect(first).toMatchObject({ total: MAX_SEARCH_HITS, more: true, pages: MAX_SEARCH_HITS / 20 });
    const last = await listPosts({ ...visible, q: "comunidade", page: MAX_SEARCH_HITS / 20 });
    expect(last.items).toHaveLength(20);
    expect((await listPosts({ ...visible, q: "comunidade", page: MAX_SEARCH_HITS / 20 + 1 })).items).toEqual([]);
    const few = await listPosts({ ...visible, q: "comunidade", categoria: "refeicoes", ordem: "az", limit: 100 });
    expect(few.more).toBe(true);
  });
});

describe("of more rows than one can page through", () => {
  const MANY = MAX_LISTED + 50;
  beforeAll(async () => {
    await db.$executeRaw`
      INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, "createdAt", "updatedAt")
      SELECT 'many-' || n, 'T', 'x', 'A', 'acoes', 'many-' || n, now() - interval '3 years' - interval '1 hour' * n, now()
      FROM generate_series(1, ${MANY}) AS n`;
    await db.$executeRaw`
      INSERT INTO "CalendarEvent" (id, "startsAt", acoes, local, eventos, "updatedAt")
      SELECT 'many-' || n, now() + interval '1 hour' * (n - ${MANY / 2}) * 10, 'Sopa', 'Praça', 'x', now()
      FROM generate_series(1, ${MANY}) AS n`;
    await db.$executeRaw`
      INSERT INTO "Review" (id, "postId", nome, email, rating, comment, "createdAt")
      SELECT 'many-' || n, '00001', 'B', 'b@example.com', 5, 'x', now() - interval '1 hour' * n
      FROM generate_series(1, ${MANY}) AS n`;
    await db.$executeRaw`
      INSERT INTO "Donation" (id, kind, amount, date, donor, acao, "updatedAt")
      SELECT 'many-' || n, 'MONEY', 1, '2026-01-01'::date - n / 30, '', 'x', now() FROM generate_series(1, ${MANY}) AS n`;
    await db.$executeRaw`
      INSERT INTO "Change" (id, at, action, "userId", "userName", entity, "entityId", title, fields)
      SELECT 'many-' || n, now() - interval '1 hour' * n, 'UPDATE', 'ana', 'Ana', 'post', 'x', 'T', '{}'
      FROM generate_series(1, ${MANY}) AS n`;
  });

  const at = (page: number) => ({ page, limit: 20 });
  const lists: [string, List, count: () => Promise<number>][] = [
    [
      "the blog",
      (page) => listPosts({ ...visible, page }),
      () => db.post.count({ where: { active: true, createdAt: past() } }),
    ],
    ["posts from A to Z", (page) => listPosts({ ...all, ordem: "az", page }), () => db.post.count()],
    ["posts, oldest first", (page) => listPosts({ ...all, ordem: "antigos", page }), () => db.post.count()],
    ["events, the next one first", (page) => listManagedEvents({ ...all, page }), () => db.calendarEvent.count()],
    ["events in order", (page) => listEvents({ ...all, page }), () => db.calendarEvent.count()],
    ["reviews", (page) => listAllReviews({ ...all, page }), () => db.review.count()],
    ["donations", (page) => listDonations({ q: "", ...at(page) }), () => db.donation.count()],
    ["the history", (page) => listChanges(at(page)), () => db.change.count()],
  ];

  it.each(lists)("a list tells how many there are and ends before them: %s", async (_, list, count) => {
    const { total, pages } = await list(1);
    expect(total).toBe(await count());
    expect(total).toBeGreaterThanOrEqual(MANY);
    expect(pages).toBe(MAX_LISTED / 20);
    expect((await list(pages)).items).toHaveLength(20);
    expect((await list(pages + 1)).items).toEqual([]);
  });

  it("a last page that would go beyond ends there, too", async () => {
    const { items, pages } = await listPosts({ ...all, page: Math.ceil(MAX_LISTED / 60), limit: 60 });
    expect(pages).toBe(Math.ceil(MAX_LISTED / 60));
    expect(items).toHaveLength(MAX_LISTED % 60);
  });

  it("one that is counted row by row says 'more'", async () => {
    const ofAna = await listChanges({ userId: "ana", ...at(MAX_LISTED / 20) });
    expect(ofAna).toMatchObject({ total: MAX_LISTED, more: true, pages: MAX_LISTED / 20 });
    expect(ofAna.items).toHaveLength(20);
    expect((await listChanges({ userId: "ana", ...at(MAX_LISTED / 20 + 1) })).items).toEqual([]);
  });

  it("the sitemap's parts hold every article that visitors see, once and in order", async () => {
    const expected = await db.post.findMany({
      where: { active: true, createdAt: past() },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { permalink: true },
    });
    const parts = await listParts(postSitemap, 100);
    const addresses = (await Promise.all(parts.map((part) => readPart(postSitemap, part, 100)))).flat();
    expect(addresses.map(({ name }) => name)).toEqual(expected.map(({ permalink }) => permalink));
    expect(parts.length).toBeGreaterThan(expected.length / 100);
  });
});

it("a part with more rows than are read at a time is whole, too", async () => {
  await db.$executeRaw`
    INSERT INTO "CalendarEvent" (id, "startsAt", acoes, local, eventos, "updatedAt")
    SELECT 'part-' || n, '2001-03-02'::timestamptz + interval '1 minute' * (n / 3), 'Sopa', 'Praça', 'x', now()
    FROM generate_series(1, 5200) AS n`;
  const addresses = await readPart(eventSitemap, { from: "2001-03-01", before: "2001-04-01", skip: 100 }, 5_050);
  const expected = await db.calendarEvent.findMany({
    where: { startsAt: { lt: new Date("2001-04-01") } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  expect(addresses.map(({ name }) => name)).toEqual(expected.slice(100, 5_150).map(({ id }) => id));
});
