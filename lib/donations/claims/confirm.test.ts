import { describe, expect, it } from "vitest";
import { db } from "../../db/client";
import { actingAs } from "../../history/actor";
import { restoreItems } from "../../trash/service";
import { box, claim, found, made, NAME, noClaimsForEachTest, reopen, treasurer } from "./claims.fixture";
import { countWaitingClaims } from "./list";
import { presentClaim } from "./present";
import { confirmClaim, discardClaim } from "./service";

noClaimsForEachTest();

describe("confirmed", () => {
  it("it becomes the donation, with what the statement says, its donor and the permission", async () => {
    const id = await made();
    await treasurer(() => confirmClaim(found(id, { amount: "1.035,50", date: "2026-11-11" })));
    const [donation] = await db.donation.findMany();
    expect(donation).toMatchObject({ kind: "MONEY", donor: NAME, donorPublic: true, acao: "Sopa" });
    expect([donation?.amount?.toFixed(2), donation?.date]).toEqual(["1035.50", new Date("2026-11-11")]);
    const { items } = await box("resolvidos");
    expect(items.map(presentClaim)).toMatchObject([
      { state: "CONFIRMED", donationId: donation?.id, settled: { by: "Tesoureira" }, alike: [] },
    ]);
    expect((await box("esperando")).total).toBe(0);
  });

  it("it counts for the campaign that the treasurer chooses, or for none", async () => {
    const days = { startsOn: new Date("2026-11-01"), endsOn: new Date("2026-11-30") };
    const campaign = { titulo: "Panelas novas", permalink: "panelas", description: "x", goal: "500", ...days };
    const { id: campaignId } = await db.campaign.create({ data: { ...campaign, goalKind: "MONEY" } });
    await treasurer(async () => confirmClaim(found(await made(), { campaignId })));
    await treasurer(async () => confirmClaim(found(await made({ donor: "Rui" }), { campaignId: "" })));
    const donations = await db.donation.findMany({ orderBy: { createdAt: "asc" } });
    expect(donations.map((donation) => donation.campaignId)).toEqual([campaignId, null]);
    const unknown = confirmClaim(found(await made({ donor: "Bia" }), { campaignId: "nada" }));
    await expect(unknown).rejects.toMatchObject({ fields: { campaignId: "Escolha uma campanha da lista" } });
  });

  it("twice at once it makes one donation, and the second person hears of the first", async () => {
    const id = await made();
    const both = await Promise.allSettled([
      treasurer(() => confirmClaim(found(id))),
      actingAs({ id: "u", name: "Outra" }, () => confirmClaim(found(id))),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: { code: "conflict", message: expect.stringMatching(/confirmado, por/) } });
    expect(await db.donation.count()).toBe(1);
    await expect(discardClaim(id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("with a wrong amount it stays as it was", async () => {
    const id = await made();
    await expect(confirmClaim(found(id, { amount: "" }))).rejects.toMatchObject({
      fields: { amount: "Informe o valor" },
    });
    expect(await db.donationClaim.findFirst()).toMatchObject({ state: "WAITING" });
    expect(await db.donation.count()).toBe(0);
  });

  it("and undone, the donation lies in the trash, and the claim waits again", async () => {
    const id = await made();
    await treasurer(() => confirmClaim(found(id)));
    await treasurer(() => reopen(id));
    expect(await db.donation.count()).toBe(0);
    expect(await db.trash.findMany()).toMatchObject([{ entity: "donation" }]);
    const waiting = (await box("esperando")).items.map(presentClaim);
    expect(waiting).toMatchObject([{ state: "WAITING", settled: undefined, donationId: null }]);
    await treasurer(() => confirmClaim(found(id)));
    expect(await db.donation.count()).toBe(1);
    // One whose donation was removed by hand can be undone as well.
    await db.donation.deleteMany();
    expect((await box("resolvidos")).items.map(presentClaim)).toMatchObject([{ donationId: null }]);
    await treasurer(() => reopen(id));
    expect(await countWaitingClaims()).toBe(1);
  });

  describe("undone", () => {
    const undone = () =>
      treasurer(async () => {
        const id = await made();
        await confirmClaim(found(id));
        await reopen(id);
        const removed = (await db.trash.findMany()).map((row) => ({ entity: "donation", id: row.id }));
        return { id, removed };
      });

    it("and its donation brought back from the trash, it does not become a second one", async () => {
      const { id, removed } = await undone();
      await restoreItems(removed);
      const again = confirmClaim(found(id));
      await expect(again).rejects.toMatchObject({ message: expect.stringContaining("voltou da lixeira") });
      await treasurer(() => discardClaim(id));
      expect((await box("resolvidos")).items.map(presentClaim)).toMatchObject([{ donationId: null }]);
      await treasurer(() => reopen(id));
      expect(await db.donation.count()).toBe(1);
    });

    it("and confirmed again, the donation of before cannot come back beside the new one", async () => {
      const { id, removed } = await undone();
      await treasurer(() => confirmClaim(found(id)));
      await expect(restoreItems(removed)).rejects.toMatchObject({ code: "notFound" });
      expect(await db.donation.count()).toBe(1);
    });
  });
});

it("donations of the same amount within two days are shown beside it", async () => {
  const donation = { kind: "MONEY", amount: "35.50", donor: "Ana", acao: "Sopa" } as const;
  for (const day of ["2026-11-07", "2026-11-08", "2026-11-12", "2026-11-13"])
    await db.donation.create({ data: { ...donation, date: new Date(day) } });
  await db.donation.create({ data: { ...donation, amount: "35.51", date: new Date("2026-11-10") } });
  await claim();
  const [item] = (await box("esperando")).items.map(presentClaim);
  expect(item?.alike).toMatchObject([{ date: "2026-11-12", donor: "Ana" }, { date: "2026-11-08" }]);
});
