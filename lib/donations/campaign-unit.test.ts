import { describe, expect, it } from "vitest";
import { createCampaign } from "../campaigns/service";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { manageDonationCopy } from "./manage-copy";
import type { DonationInput } from "./schema";
import { createDonation, getDonation, updateDonation } from "./service";

emptyForEachTest("Donation", "Campaign");

const baskets = async () => {
  const days = { startsOn: "2026-11-01", endsOn: "2026-12-24" };
  const counted = { goalKind: "ITEMS" as const, goal: "40.00" as const, unit: "cestas" };
  return (await createCampaign({ titulo: "Natal", description: "x", ...days, ...counted })).id;
};

const given = (fields: Partial<DonationInput>): DonationInput => ({
  ...{ kind: "IN_KIND", amount: null, date: "2026-11-10", donor: "", acao: "Natal", notes: null },
  ...{ quantity: "10", items: "cestas básicas" },
  ...fields,
});

const message = manageDonationCopy.otherMeasure("cestas");
const refused = { code: "invalid", message, fields: { campaignId: message } };

describe("a donation of another measure than its campaign counts", () => {
  it("is refused beside the campaign, typed in or changed: ten kilograms were ten baskets", async () => {
    const campaignId = await baskets();
    const rice = given({ items: "kg de arroz", campaignId });
    await expect(createDonation(rice)).rejects.toMatchObject(refused);
    const { id } = await createDonation(given({ campaignId }));
    await expect(updateDonation(id, rice)).rejects.toMatchObject(refused);
    await expect(updateDonation(id, given({ items: "kg de arroz" }))).rejects.toMatchObject(refused);
    await updateDonation(id, { ...rice, campaignId: null });
    await expect(updateDonation(id, rice)).rejects.toMatchObject(refused);
    await updateDonation(id, { ...rice, quantity: null });
    await expect(updateDonation(id, rice)).rejects.toMatchObject(refused);
  });

  it("that was recorded before may be corrected in its other fields", async () => {
    const campaignId = await baskets();
    const { id } = await createDonation(given({ campaignId }));
    await db.donation.update({ where: { id }, data: { items: "kg de arroz" } });
    await updateDonation(id, given({ items: "kg de arroz", campaignId, donor: "Ana" }));
    expect(await getDonation(id)).toMatchObject({ donor: "Ana", campaignId });
  });
});
