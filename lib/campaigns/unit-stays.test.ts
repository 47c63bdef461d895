import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { isWaiting } from "../db/waiting.fixture";
import type { DonationInput } from "../donations/schema";
import * as donations from "../donations/service";
import { lockForNoKeyUpdate } from "../items/picture-owners";
import { purgeItems } from "../trash/service";
import { draft, gift, give } from "./campaigns.fixture";
import { assertCampaign, createCampaign, updateCampaign } from "./service";

emptyForEachTest("Trash", "Donation", "Campaign");

const items: DonationInput = { ...gift, kind: "IN_KIND", amount: null, items: "cestas", quantity: "2" };

describe("what a campaign counts", () => {
  const basket = { ...draft, goalKind: "ITEMS" as const, unit: "cestas" };
  const refusedAt = (field: string) => ({
    code: "invalid",
    fields: { [field]: expect.stringMatching(/o que ela conta fica/) },
  });

  it("stays while items are recorded for it, off the site or in the trash, too: they would be others in another unit", async () => {
    const { id } = await createCampaign(basket);
    await give(id);
    await updateCampaign(id, { ...basket, unit: "kg" });
    await updateCampaign(id, basket);
    const donation = await give(id, { ...items, active: false });
    const refuse = async () => {
      await expect(updateCampaign(id, { ...basket, unit: "kg" })).rejects.toMatchObject(refusedAt("unit"));
      await expect(updateCampaign(id, draft)).rejects.toMatchObject(refusedAt("goalKind"));
    };
    await refuse();
    await donations.deleteDonations([donation.id]);
    await refuse();
    await expect(updateCampaign(id, { ...basket, unit: "Cestas", goal: "50.00" })).resolves.toMatchObject({
      unit: "Cestas",
    });
    await purgeItems([{ entity: "donation", id: donation.id }]);
    await updateCampaign(id, { ...basket, unit: "kg" });
  });

  it("is no items where items of any unit were recorded; reais and people may change places", async () => {
    const { id } = await createCampaign(draft);
    await give(id, items);
    await expect(updateCampaign(id, basket)).rejects.toMatchObject(refusedAt("goalKind"));
    await expect(updateCampaign(id, { ...draft, goalKind: "PEOPLE" })).resolves.toMatchObject({ goalKind: "PEOPLE" });
  });

  it("does not change while somebody is just recording items for it", async () => {
    const { id } = await createCampaign(basket);
    let changed: Promise<unknown> | undefined;
    await db.$transaction(async (tx) => {
      await donations.addDonation(tx, { ...items, campaignId: id });
      changed = updateCampaign(id, { ...basket, unit: "kg" }).catch((error) => error);
      await expect.poll(isWaiting).toBe(true);
    });
    expect(await changed).toMatchObject(refusedAt("unit"));
  });

  it("is no obstacle to who names the campaign while a picture of it is replaced: each would wait for the other", async () => {
    const { id } = await createCampaign(draft);
    await db.$transaction(async (tx) => {
      await lockForNoKeyUpdate(tx, { table: "Campaign" }, [id]);
      await db.$transaction((other) => assertCampaign(other, id), { timeout: 2_000 });
    });
  });
});
