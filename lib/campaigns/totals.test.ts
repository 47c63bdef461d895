import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import type { DonationInput } from "../donations/schema";
import * as donations from "../donations/service";
import { restoreItems } from "../trash/service";
import { draft, gift, give } from "./campaigns.fixture";
import { getCampaign } from "./list";
import { createCampaign, deleteCampaigns } from "./service";

const items: DonationInput = { ...gift, kind: "IN_KIND", amount: null, items: "cestas", quantity: "2" };
const reached = async (id: string) => {
  const { progress } = await getCampaign(id);
  return [progress?.reached, progress?.donations];
};

emptyForEachTest("Trash", "Donation", "Campaign");

describe("what a campaign has reached", () => {
  it("is the sum of the donations that name it, true after each that is saved, changed, switched, removed and restored", async () => {
    const { id } = await createCampaign(draft);
    const other = await createCampaign(draft);
    expect(await reached(id)).toEqual(["0", 0]);
    const first = await give(id);
    await give(id, { amount: "0.10" });
    await give(other.id, { amount: "7.00" });
    await donations.createDonation({ ...gift });
    expect(await reached(id)).toEqual(["40.1", 2]);
    await donations.updateDonation(first.id, { ...gift, amount: "90.00" });
    expect(await reached(id)).toEqual(["90.1", 2]);
    await donations.setDonationsActive([first.id], false);
    expect(await reached(id)).toEqual(["0.1", 1]);
    await donations.setDonationsActive([first.id], true);
    await donations.deleteDonations([first.id]);
    expect(await reached(id)).toEqual(["0.1", 1]);
    await restoreItems([{ entity: "donation", id: first.id }]);
    expect(await reached(id)).toEqual(["90.1", 2]);
    await donations.updateDonation(first.id, { ...gift, campaignId: null });
    expect(await reached(id)).toEqual(["0.1", 1]);
    expect(await reached(other.id)).toEqual(["7", 1]);
  });

  it("loses a donation while it lies in the trash, and the history tells from which campaign it was taken", async () => {
    const { id } = await createCampaign(draft);
    const { id: entityId } = await give(id);
    await deleteCampaigns([id]);
    await donations.updateDonation(entityId, { ...gift, campaignId: null });
    await restoreItems([{ entity: "campaign", id }]);
    expect(await reached(id)).toEqual(["0", 0]);
    const taken = await db.change.findFirst({ where: { entityId, action: "UPDATE" } });
    expect(taken?.fields).toEqual({ campanha: [draft.titulo, ""] });
  });

  it("may be more than the goal", async () => {
    const { id } = await createCampaign(draft);
    await give(id, { amount: "130.00" });
    expect(await reached(id)).toEqual(["130", 1]);
  });

  it("counts no estimate of items as money, and of items their quantities", async () => {
    const money = await createCampaign(draft);
    await give(money.id, { ...items, amount: "500.00" });
    expect(await reached(money.id)).toEqual(["0", 0]);
    const { id } = await createCampaign({ ...draft, goalKind: "ITEMS", unit: "cestas" });
    await give(id, items);
    await give(id, { ...items, quantity: "1.5" });
    await give(id, { ...items, quantity: null });
    await give(id);
    expect(await reached(id)).toEqual(["3.5", 3]);
  });

  it("counts each name once, however it is written, and each donation without a name", async () => {
    const { id } = await createCampaign({ ...draft, goalKind: "PEOPLE", goal: "10.00" });
    for (const donor of ["José", "JOSE", "Rubens", "Rubem", "", ""]) await give(id, { donor });
    await give(id, { ...items, donor: "Bia" });
    expect(await reached(id)).toEqual(["6", 7]);
  });

  it("takes 'Anônimo' for no name: not for one person who gave each time", async () => {
    const { id } = await createCampaign({ ...draft, goalKind: "PEOPLE", goal: "10.00" });
    for (const donor of [
      "Anônimo",
      "ANÔNIMO",
      "anonima ",
      "Doador(a) anônimo(a)",
      "Não informado",
      "Doação anônima",
      "(anônimo)",
      "Anônimo da Silva",
    ])
      await give(id, { donor });
    expect(await reached(id)).toEqual(["8", 8]);
    const money = await createCampaign(draft);
    for (const donor of ["Ana", "Anônimo", "Anônimo"]) await give(money.id, { donor });
    expect((await getCampaign(money.id)).progress?.people).toBeNull();
  });

  it("says how many people gave, when each donation names who did; a name is one person however it is written", async () => {
    const { id } = await createCampaign(draft);
    const people = async () => (await getCampaign(id)).progress?.people;
    expect(await people()).toBeNull();
    for (const donor of ["José  da Silva", "JOSE DA SILVA", "Ana"]) await give(id, { donor });
    expect(await people()).toBe(2);
    await give(id, { ...items, donor: "" }); // counts for no goal in reais
    expect(await people()).toBe(2);
    const nameless = await give(id);
    expect(await people()).toBeNull();
    await donations.deleteDonations([nameless.id]);
    expect(await people()).toBe(2);
  });

  it("comes back with the campaign from the trash", async () => {
    const { id } = await createCampaign(draft);
    const donation = await give(id);
    await deleteCampaigns([id]);
    // Whoever edits the donation meanwhile does not lose what it was for.
    await donations.updateDonation(donation.id, { ...gift, campaignId: id });
    expect((await donations.getDonation(donation.id)).campanha).toBeNull();
    await restoreItems([{ entity: "campaign", id }]);
    expect(await reached(id)).toEqual(["40", 1]);
    expect((await donations.getDonation(donation.id)).campanha).toBe("Telhado do salão");
  });

  it("takes no donation for a campaign that does not exist", async () => {
    const unknown = { code: "invalid", fields: { campaignId: "Escolha uma campanha da lista" } };
    await expect(give("nada")).rejects.toMatchObject(unknown);
    const donation = await donations.createDonation({ ...gift });
    const moved = donations.updateDonation(donation.id, { ...gift, campaignId: "nada" });
    await expect(moved).rejects.toMatchObject(unknown);
  });
});
