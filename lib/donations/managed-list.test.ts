import { beforeEach, describe, expect, it } from "vitest";
import { emptyForEachTest } from "../db/emptied.fixture";
import { listDonationActions, listDonationMonths } from "./list";
import { create, list } from "./manage.fixture";

emptyForEachTest("Donation", "Change");

describe("the list of the dashboard", () => {
  beforeEach(async () => {
    await create({ date: "2025-12-31", amount: "0,10" });
    await create({ date: "2026-01-01", amount: "0,20", donor: "Élcio", donorPublic: true });
    await create({ date: "2026-02-10", kind: "IN_KIND", amount: "80", items: "cobertores", donor: "" });
  });

  it("finds donors without permission, by kind, year and month, and sums up what it found", async () => {
    expect((await list({ q: "discreta" })).total).toBe(1);
    expect(await list({ tipo: "MONEY" })).toMatchObject({ total: 2, totals: { amount: "0.30", money: 2, inKind: 0 } });
    expect(await list({ periodo: "2026" })).toMatchObject({
      total: 2,
      totals: { amount: "0.20", money: 1, inKind: 1 },
      items: [{ items: "cobertores" }, { donor: "Élcio" }], // also of the year's first day
    });
    expect(await list({ periodo: "2025" })).toMatchObject({ total: 1, items: [{ amount: "0.10" }] }); // and of its last
    expect((await list({ periodo: "2026-02" })).items).toMatchObject([{ items: "cobertores" }]);
    expect((await list({ periodo: "2026-03" })).total).toBe(0);
    expect((await list({ periodo: "2025-12" })).items).toHaveLength(1); // not the first day of the next month
    expect((await list({ importacao: "nada" })).total).toBe(0);
  });

  it("is ordered by the donations' days, or by donor with the nameless last", async () => {
    const donors = async (ordem: string) => (await list({ ordem })).items.map(({ donor }) => donor);
    expect(await donors("")).toEqual(["", "Élcio", "Marlene Discreta"]);
    expect(await donors("antigos")).toEqual(["Marlene Discreta", "Élcio", ""]);
    expect(await donors("az")).toEqual(["Élcio", "Marlene Discreta", ""]);
  });

  it("knows the months and the actions there are", async () => {
    await create({ date: "2026-03-01", acao: "Café" });
    expect(await listDonationMonths()).toEqual(["2026-03", "2026-02", "2026-01", "2025-12"]);
    expect(await listDonationActions()).toEqual(["Café", "Noite da sopa"]);
  });
});
