import { expect, it, vi } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { addVisits } from "../visits/service";
import { countPostVisits, readVisitFigures } from "./visits";

vi.mock("next/cache", () => ({ cacheLife() {}, cacheTag() {} }));

const now = new Date("2026-11-24T22:30:00-03:00");

emptyForEachTest("Post", "Campaign", "Visit");

it("shows thirty days and the most opened pages, an article with its earlier addresses", async () => {
  const post = { titulo: "Mesa farta", description: "x", autor: "A", slug: "acoes", permalink: "mesa-farta" };
  const { id } = await db.post.create({
    data: { ...post, createdAt: new Date("2026-11-01"), addresses: { create: { permalink: "mesa" } } },
  });
  const other = await db.post.create({ data: { ...post, titulo: "Outra", permalink: "outra" } });
  // An address that another article has by now leads there.
  await db.postAddress.create({ data: { permalink: "outra", postId: id } });
  const rows = [
    { day: "2026-10-25", page: "/", visits: 100 },
    { day: "2026-10-26", page: "/", visits: 1 },
    { day: "2026-11-23", page: "/posts/mesa", visits: 4 },
    { day: "2026-11-24", page: "/posts/mesa-farta", visits: 5 },
    { day: "2026-11-24", page: "/posts/outra", visits: 3 },
    { day: "2026-11-24", page: "/posts", visits: 8 },
    { day: "2026-11-24", page: "", visits: 2 },
    { day: "2026-11-24", page: "/nova-pagina", visits: 6 },
  ];
  await addVisits({ id: "a", rows });

  const { days, pages } = await readVisitFigures(6, now);
  expect([days.length, days[0], days[1], days.at(-2), days.at(-1)]).toEqual([
    30,
    { day: "2026-10-26", visits: 1 },
    { day: "2026-10-27", visits: 0 },
    { day: "2026-11-23", visits: 4 },
    { day: "2026-11-24", visits: 24 },
  ]);
  expect(pages.map(({ page, title, visits }) => `${title} (${page}) ${visits}`)).toEqual([
    "Mesa farta (/posts/mesa-farta) 9",
    "Blog (/posts) 8",
    "/nova-pagina (/nova-pagina) 6",
    "Outra (/posts/outra) 3",
    "Outras páginas () 2",
    "Página inicial (/) 1",
  ]);
  expect(await countPostVisits({ id, permalink: "mesa-farta" }, now)).toBe(9);
  expect(await countPostVisits({ id: other.id, permalink: "outra" }, now)).toBe(3);
});

it("shows a campaign with its earlier addresses as one, too", async () => {
  const days = { startsOn: new Date("2026-11-01"), endsOn: new Date("2026-11-30") };
  const campaign = { titulo: "Telhado novo", permalink: "telhado-novo", description: "x", goal: "500", ...days };
  await db.campaign.create({
    data: { ...campaign, goalKind: "MONEY", addresses: { create: { permalink: "telhado" } } },
  });
  const rows = [
    { day: "2026-11-23", page: "/campanhas/telhado", visits: 4 },
    { day: "2026-11-24", page: "/campanhas/telhado-novo", visits: 5 },
    { day: "2026-11-24", page: "/agenda/telhado", visits: 7 },
  ];
  await addVisits({ id: "b", rows });
  const { pages } = await readVisitFigures(6, now);
  expect(pages.map(({ page, title, visits }) => `${title} (${page}) ${visits}`)).toEqual([
    "Telhado novo (/campanhas/telhado-novo) 9",
    "/agenda/telhado (/agenda/telhado) 7",
  ]);
});
