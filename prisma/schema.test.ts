import { describe, expect, it } from "vitest";
import { db } from "../lib/db/client";

describe("the database refuses, whoever writes,", () => {
  it("a second account with the same e-mail in other letters", async () => {
    const account = { name: "Ana", passwordHash: "x" };
    await db.user.create({ data: { ...account, email: "ana@nova.example" } });
    await expect(db.user.create({ data: { ...account, email: "ana@nova.example" } })).rejects.toThrow();
    await expect(db.user.create({ data: { ...account, email: "Ana@Nova.example" } })).rejects.toThrow(/lower_check/);
  });

  it("a rating outside 1 to 5", async () => {
    const post = { titulo: "T", description: "x", autor: "A", slug: "acoes", permalink: "t" };
    const { id: postId } = await db.post.create({ data: post });
    for (const rating of [0, 6]) {
      const review = { postId, nome: "B", email: "b@example.com", comment: "c", rating };
      await expect(db.review.create({ data: review })).rejects.toThrow(/rating_check/);
    }
  });

  it("a gift of money without an amount, and one in kind without the things", async () => {
    const gift = { date: new Date(), donor: "D", acao: "Café" };
    await expect(db.donation.create({ data: { ...gift, kind: "MONEY" } })).rejects.toThrow(/kind_check/);
    await expect(db.donation.create({ data: { ...gift, kind: "IN_KIND" } })).rejects.toThrow(/kind_check/);
    await expect(db.donation.create({ data: { ...gift, kind: "MONEY", amount: "-1" } })).rejects.toThrow(/check/);
  });

  it("a claim of nothing, and a settled one without its moment", async () => {
    const claim = { amount: "35.50", date: new Date() };
    await expect(db.donationClaim.create({ data: { ...claim, amount: "0" } })).rejects.toThrow(/amount_check/);
    await expect(db.donationClaim.create({ data: { ...claim, state: "CONFIRMED" } })).rejects.toThrow(/settled_check/);
  });
});

describe("search", () => {
  const finds = async (query: string, text: string) => {
    const [row] = await db.$queryRaw<{ found: boolean }[]>`
      SELECT to_tsvector('portuguese', nova_fold(${text})) @@ nova_query(${query}) AS found`;
    return row?.found;
  };

  it.each([
    ["doacao", "doação"],
    ["doação", "DOAÇÕES"],
    ["crianca", "crianças"],
    ["cestas básicas", "cesta básica"],
    ["pão", "pães"],
    ["animais", "animal"],
    ["jovens", "jovem"],
    ["voluntario", "voluntários"],
    ["cest", "cestas"],
    ["voluntar", "voluntários"],
    ["ana@nova.exam", "ana@nova.example"],
    ["café com mari", "Café com Maria"],
  ])("for %s finds %s", async (query, text) => expect(await finds(query, text)).toBe(true));

  it("does not find everything", async () => {
    expect(await finds("bicicleta", "doação")).toBe(false);
    expect(await finds("maria", "Marcos, em março")).toBe(false);
    expect(await finds("café -maria", "café com Marcos")).toBe(true);
    expect(await finds("café -maria", "café com Maria")).toBe(false);
    expect(await finds("doacao -roupa", "doação de roupas")).toBe(false);
    expect(await finds("doação -bem-vinda", "doação bem-vinda")).toBe(false);
    expect(await finds("doação -bem-vinda", "doação")).toBe(true);
  });

  it("takes any number of dashes, and leaves out no more words than anybody would", async () => {
    for (const query of ["-".repeat(200), "- ".repeat(100), `${"-".repeat(34)}a`, "-—".repeat(100)])
      expect(await finds(query, "doação")).toBe(false);
    expect(await finds(`${"-".repeat(40)} doacao`, "doação")).toBe(true);
  });

  it("reads HTML as the text that it is, and words without end", async () => {
    expect(await finds("negrito", "<b>negrito</b> <!-- nota")).toBe(true);
    expect(await finds("nota", "<b>negrito</b> <!-- nota")).toBe(true);
    expect(await finds("fim", `${"a_".repeat(30_000)} fim`)).toBe(true);
  });

  // PostgreSQL takes the square of the time for a word without end, and for signs that open a comment of HTML: 80 s for such an article.
  it.each(["1a@", "a_", "~/", "<!--"])("has neither words without end nor HTML in an article of %s", async (piece) => {
    const text = piece.repeat(60_000 / piece.length);
    const [row] = await db.$queryRaw<{ folded: string }[]>`SELECT nova_fold(${text}) AS folded`;
    expect(row?.folded).toMatch(/^[^<]+$/);
    expect(row?.folded).not.toMatch(/\S{201}/);
  });

  it("of donations does not tell who gave without permission", async () => {
    const gift = { kind: "MONEY" as const, amount: "10", date: new Date(), acao: "Café" };
    await db.donation.create({ data: { ...gift, donor: "Marlene Discreta" } });
    await db.donation.create({ data: { ...gift, donor: "Osvaldo Aberto", donorPublic: true } });
    const [row] = await db.$queryRaw<{ hidden: bigint; shown: bigint; internal: bigint }[]>`
      SELECT count(*) FILTER (WHERE busca @@ nova_query('marlene')) AS hidden,
             count(*) FILTER (WHERE busca @@ nova_query('osvaldo')) AS shown,
             count(*) FILTER (WHERE "buscaInterna" @@ nova_query('marlene')) AS internal
      FROM "Donation"`;
    expect(row).toEqual({ hidden: 0n, shown: 1n, internal: 1n });
  });
});
