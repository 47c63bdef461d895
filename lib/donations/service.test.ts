import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import type { Prisma } from "../generated/prisma/client";
import { listDonations } from "./list";
import { presentDonations } from "./present";

const gift = {
  kind: "MONEY",
  amount: "50.00",
  date: new Date("2026-11-01"),
  donor: "Marlene Discreta",
  acao: "Noite da sopa",
} satisfies Prisma.DonationCreateInput;

const give = (fields: Partial<Prisma.DonationCreateInput>) => db.donation.create({ data: { ...gift, ...fields } });
const list = (q = "", page = 1, limit = 5) => listDonations({ q, page, limit });

emptyForEachTest("Donation");

describe("the public list", () => {
  it("is newest first, by pages, and leaves out what is disabled", async () => {
    for (const day of ["2026-11-03", "2026-11-05", "2026-11-01", "2026-11-04"]) await give({ date: new Date(day) });
    await give({ date: new Date("2026-11-09"), active: false });
    expect((await list("", 1, 2)).items.map(({ date }) => date)).toEqual(["2026-11-05", "2026-11-04"]);
    expect(await list("", 2, 2)).toMatchObject({ total: 4, page: 2, pages: 2 });
    expect((await list("", 3, 2)).items).toEqual([]);
    expect((await list("sopa")).total).toBe(4);
  });

  it("says a donor's name only with permission, wherever one looks", async () => {
    await give({ notes: "Um botijão de gás" });
    await give({ donor: "Osvaldo Aberto", donorPublic: true });
    const everything = JSON.stringify(presentDonations(await list()));
    expect(everything).not.toContain("Discreta");
    expect(everything).toContain("Doador(a) anônimo(a)");
    expect(everything).toContain("Osvaldo Aberto");
    expect((await list("discreta")).total).toBe(0);
    expect((await list("osvaldo")).total).toBe(1);
  });

  it("gives amounts as exact decimals", async () => {
    await give({ amount: "9999999999.99" });
    expect((await list()).items[0]?.amount).toBe("9999999999.99");
  });
});

describe("the totals", () => {
  it("are of everything found, not of the page, and count no estimate as money", async () => {
    for (const amount of ["0.10", "0.20", "1000.00"]) await give({ amount });
    await give({ kind: "IN_KIND", amount: "80.00", items: "10 cobertores", acao: "Campanha do agasalho" });
    await give({ amount: "500.00", active: false });
    const overall = { amount: "1000.30", money: 3, inKind: 1 };
    expect(await list("", 1, 1)).toMatchObject({ totals: overall, overall });
    expect(await list("agasalhos")).toMatchObject({
      total: 1,
      totals: { amount: "0.00", money: 0, inKind: 1 },
      overall,
    });
  });

  it("of nothing are nothing", async () => {
    const nothing = { amount: "0.00", money: 0, inKind: 0 };
    expect(await list()).toEqual({ items: [], total: 0, page: 1, pages: 1, totals: nothing, overall: nothing });
  });
});

describe("the search", () => {
  it("does not mind accents and plurals, and looks at action, items and notes", async () => {
    await give({ acao: "Reforço escolar", notes: "Luminária" });
    await give({ kind: "IN_KIND", amount: null, items: "12 livros infantis" });
    for (const q of ["reforco", "LUMINARIAS", "livro", "infant"]) expect((await list(q)).total, q).toBe(1);
  });

  it("survives every kind of text", async () => {
    await give({});
    for (const q of ["'", "a & | ! ( )", '"sem fim', "\\", "de", "%_", "-", ":*", "🦄", "a/b"]) await list(q);
  });
});

it("a donation leaves with these fields and no others", async () => {
  await give({});
  expect(Object.keys(presentDonations(await list()).donations[0] ?? {}).sort()).toEqual([
    "_id",
    "acao",
    "amount",
    "date",
    "donor",
    "items",
    "kind",
    "notes",
    "quantity",
  ]);
});
