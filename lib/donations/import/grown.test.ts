import { readFile } from "node:fs/promises";
import { describe, expect, it, vi } from "vitest";
import { db } from "../../db/client";
import { validate } from "../../validate";
import { donationInput } from "../schema";
import { deleteDonations, updateDonation } from "../service";
import { csv, emptyDatabaseForEachTest, NONE } from "./import.fixture";
import { importDonations, previewImport } from "./service";

emptyDatabaseForEachTest();

// read-in-child.test.ts reads in a process, as the product does; a hundred processes more would tell nothing more.
vi.mock("./read-in-child", async () => ({ readInChild: (await import("./read-rows")).readRows }));

describe("a sheet that grows", () => {
  const FEIRA = ["01/02/2026;;20;Feira", "01/02/2026;Rui;50;Feira", "03/02/2026;Bia;80;Sopa"] as const;
  const counts = async (...lines: string[]) => (await previewImport(csv(...lines))).counts;
  const only = (donor: string) => db.donation.findFirstOrThrow({ where: { donor } });

  it("does not bring again what was corrected in it, here, or in both", async () => {
    await importDonations(csv(...FEIRA));
    // January has none yet, the month before the first of them
    expect((await previewImport(csv("31/01/2026;Ana;10;Sopa"))).inImportedMonths).toBe(0);
    const corrected = [FEIRA[0], "01/02/2026;Rui;500;Feira", "04/02/2026;Bia;80;Sopa", "05/02/2026;Ana;10;Sopa"];
    const { doubts, ...preview } = await previewImport(csv(...corrected));
    expect(preview).toMatchObject({ counts: { ...NONE, known: 1, similar: 2, new: 1 }, inImportedMonths: 1 });
    expect(preview.totals.amount).toBe("10.00");
    expect(doubts).toMatchObject([
      {
        ...{ state: "similar", lines: [3, 4] },
        rows: [{ like: { gift: "R$\u00a050,00", donor: "Rui" } }, { like: { date: "2026-02-03", donor: "Bia" } }],
      },
    ]);

    const { id, donor, acao } = await only("Rui");
    const typed = { kind: "MONEY", amount: "500", date: "2026-02-01", donor, acao };
    await updateDonation(id, validate(donationInput, typed));
    expect(await counts(...FEIRA)).toEqual({ ...NONE, known: 3 }); // corrected here alone
    expect(await counts(...corrected)).toEqual({ ...NONE, known: 1, similar: 2, new: 1 }); // here and in the sheet
    expect(await importDonations(csv(...corrected))).toMatchObject({ added: 1, known: 1, left: 2 });
    expect(await db.donation.count()).toBe(4);
  });

  it("of one row, too, and when the one who gave becomes known", async () => {
    await importDonations(csv("01/02/2026;Ana;50;Sopa", "02/02/2026;;30;Sopa"));
    expect(await counts("01/02/2026;Ana;500;Sopa")).toEqual({ ...NONE, similar: 1 });
    expect(await counts("02/02/2026;Rui;30;Sopa")).toEqual({ ...NONE, similar: 1 });
    expect(await counts("02/02/2026;Rui;300;Sopa")).toEqual({ ...NONE, new: 1 }); // two fields are another donation
  });

  it("brings what is ticked, once", async () => {
    await importDonations(csv(...FEIRA));
    const corrected = csv(...FEIRA.slice(0, 2), "03/02/2026;Bia;85;Sopa");
    expect(await importDonations(corrected, { ticked: [2, 4] })).toMatchObject({
      added: 1,
      known: 2,
      left: 0,
    });
    expect(await importDonations(corrected, { ticked: [2, 3, 4] })).toMatchObject({ added: 0, known: 3 });
    expect(await db.donation.count()).toBe(4);
  });

  it("does not bring back what was deleted here, unless that is ticked", async () => {
    await importDonations(csv(...FEIRA));
    await deleteDonations([(await only("Rui")).id]);
    const { doubts, counts: after } = await previewImport(csv(...FEIRA));
    expect(after).toEqual({ ...NONE, known: 2, gone: 1 });
    expect(doubts).toMatchObject([{ state: "gone", lines: [3], rows: [{ donor: "Rui" }] }]);
    expect(await importDonations(csv(...FEIRA))).toMatchObject({ added: 0, known: 2, left: 1 });
    expect(await importDonations(csv(...FEIRA), { ticked: [3] })).toMatchObject({ added: 1, left: 0 });
    expect(await counts(...FEIRA)).toEqual({ ...NONE, known: 3 });
  });

  it("not either when it was corrected first, here and in the sheet", async () => {
    await importDonations(csv(...FEIRA, "03/02/2026;Maria Silvs;1.250,5;Sopa"));
    const { id } = await only("Maria Silvs");
    const typed = { kind: "MONEY", amount: "1.250,50", date: "2026-02-03", donor: "Maria Silva", acao: "Sopa" };
    await updateDonation(id, validate(donationInput, typed));
    await deleteDonations([id]);
    const corrected = [...FEIRA, "03/02/2026;Maria Silva;1.250,5;Sopa"];
    expect(await counts(...corrected)).toEqual({ ...NONE, known: 3, gone: 1 });
    expect(await importDonations(csv(...corrected))).toMatchObject({ added: 0, left: 1 });
  });

  it("nor of equal gifts any, whether the others stay or go", async () => {
    const wrong = ["03/02/2026;Rui;500;Sopa", "03/02/2026;Rui;5;Sopa"];
    await importDonations(csv("03/02/2026;Rui;50;Sopa", ...wrong));
    const typed = { kind: "MONEY", amount: "50", date: "2026-02-03", donor: "Rui", acao: "Sopa" };
    const ids = (await db.donation.findMany({ where: { amount: { in: [500, 5] } } })).map(({ id }) => id);
    for (const id of ids) await updateDonation(id, validate(donationInput, typed));
    const corrected = Array<string>(3).fill("03/02/2026;Rui;50;Sopa");
    await deleteDonations(ids);
    expect(await counts(...corrected)).toEqual({ ...NONE, known: 1, gone: 2 });
    await deleteDonations([(await only("Rui")).id]);
    expect(await counts(...corrected)).toEqual({ ...NONE, gone: 3 });
  });

  it("knows the rows that were imported before their keys were remembered", async () => {
    await importDonations(csv(...FEIRA));
    await db.importedKey.deleteMany();
    const sql = await readFile("prisma/migrations/20261122160000_figures/migration.sql", "utf8");
    await db.$executeRawUnsafe(/^INSERT INTO "ImportedKey"[^;]*/m.exec(sql)?.[0] ?? "");
    await deleteDonations([(await only("Rui")).id]);
    expect(await counts(...FEIRA)).toEqual({ ...NONE, known: 2, gone: 1 });
  });

  it("is told from another one of the same day, whose equal rows may be further donations", async () => {
    await importDonations(csv(...FEIRA, "01/02/2026;Davi;60;Feira"));
    const other = ["01/02/2026;;20;Feira", "01/02/2026;Caio;5;Feira"];
    const { counts: found, doubts } = await previewImport(csv(...other));
    expect(found).toEqual({ ...NONE, elsewhere: 1, new: 1 });
    expect(doubts).toMatchObject([{ state: "elsewhere", lines: [2] }]);
    expect(await importDonations(csv(...other), { ticked: [2] })).toMatchObject({ added: 2, left: 0 });
    expect(await db.donation.count({ where: { amount: 20 } })).toBe(2);
    expect(await counts(...FEIRA)).toEqual({ ...NONE, known: 3 });
    expect((await importDonations(csv(...other))).added).toBe(0);
  });

  it("knows the further donations of other sheets again, however often they are ticked", async () => {
    await importDonations(csv(...FEIRA, "01/02/2026;Davi;60;Feira"));
    const second = csv(FEIRA[0], "01/02/2026;Caio;5;Bazar", "02/02/2026;Caio;7;Bazar");
    const third = csv(FEIRA[0], "01/02/2026;Eva;11;Rifa", "02/02/2026;Eva;13;Rifa");
    for (const [sheet, count] of [
      [second, 2],
      [third, 3],
    ] as const) {
      expect((await previewImport(sheet)).counts).toEqual({ ...NONE, elsewhere: 1, new: 2 });
      expect(await importDonations(sheet, { ticked: [2] })).toMatchObject({ added: 3, left: 0 });
      expect(await importDonations(sheet, { ticked: [2] })).toMatchObject({ added: 0, known: 3 });
      expect(await db.donation.count({ where: { amount: 20 } })).toBe(count);
    }
    for (const sheet of [second, third]) expect((await previewImport(sheet)).counts).toEqual({ ...NONE, known: 3 });
    expect(await counts(...FEIRA)).toEqual({ ...NONE, known: 3 });
  });

  it("by many equal and many similar rows is compared without delay", async () => {
    const rows = (amount: (n: number) => number) =>
      csv(...Array.from({ length: 3_000 }, (_, n) => `01/02/2026;;${amount(n)};Feira`));
    await importDonations(rows((n) => n + 1));
    expect((await previewImport(rows((n) => n + 5_001))).counts).toEqual({ ...NONE, similar: 3_000 });
  });
});
