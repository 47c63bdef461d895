import { expect, it } from "vitest";
import type { GoalKind } from "../campaigns/goals";
import { getCampaign } from "../campaigns/list";
import { deleteCampaigns } from "../campaigns/service";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { isWaiting } from "../db/waiting.fixture";
import { restoreItems } from "../trash/service";
import { presentNeed } from "./present";
import { receiptInput } from "./receipt-schema";
import { receiveGift } from "./receive";
import { needInput } from "./schema";
import { createNeed, getNeed, updateNeed } from "./service";

// What a need is for: a project, an event, a campaign.

const draft = (more = {}) => needInput.parse({ item: "arroz", unit: "kg", wanted: "40", urgency: "SOON", ...more });
const project = { titulo: "Horta", description: "Um texto.", slug: "acoes", url: "https://www.instagram.com/p/abc/" };

async function createCampaign(more: { goalKind?: GoalKind; unit?: string; active?: boolean }) {
  const days = { startsOn: new Date("2026-01-01"), endsOn: new Date("2026-12-31") };
  const story = { titulo: "Natal", permalink: "natal", description: "História", goal: "40" };
  const { id } = await db.campaign.create({ data: { ...story, ...days, goalKind: "ITEMS", ...more } });
  return id;
}

emptyForEachTest("Campaign", "Need", "Donation");

it("it is a project or an event that exists; from the trash it comes back", async () => {
  const { id: projectId } = await db.project.create({ data: project });
  const { id } = await createNeed(draft({ projectId }));
  expect((await getNeed(id)).project).toBe("Horta");
  await db.project.delete({ where: { id: projectId } });
  expect(await getNeed(id)).toMatchObject({ project: null, projectId });
  await updateNeed(id, draft({ projectId })); // as it was
  await db.project.create({ data: { ...project, id: projectId } });
  expect((await getNeed(id)).project).toBe("Horta");
});

it("it is a campaign, which what arrives counts in, too", async () => {
  const campaignId = await createCampaign({ unit: "kg" });
  const { id } = await createNeed(draft({ campaignId }));
  expect(presentNeed(await getNeed(id)).campaign).toEqual({ permalink: "natal", title: "Natal" });
  const { donation } = await receiveGift(receiptInput.parse({ needId: id, quantity: "2" }));
  expect(donation).toMatchObject({ campaignId, acao: "Natal" });
  await expect(createNeed(draft({ campaignId: "nada" }))).rejects.toMatchObject({ code: "invalid" });
});

it("it is a campaign that keeps what arrives for it while it is in the trash", async () => {
  const campaignId = await createCampaign({ unit: "kg" });
  const { id } = await createNeed(draft({ campaignId }));
  await deleteCampaigns([campaignId]);
  const { donation } = await receiveGift(receiptInput.parse({ needId: id, quantity: "2" }));
  expect(donation).toMatchObject({ campaignId, acao: "Do que precisamos" });
  expect(presentNeed(await getNeed(id)).received).toBe("2");
});

it("it is a campaign that does not come back from the trash with more than its own unit", async () => {
  const campaignId = await createCampaign({ unit: "cestas" });
  const { id } = await createNeed(draft({ campaignId }));
  await deleteCampaigns([campaignId]);
  await receiveGift(receiptInput.parse({ needId: id, quantity: "12" }));
  await restoreItems([{ entity: "campaign", id: campaignId }]);
  expect((await getCampaign(campaignId)).progress).toMatchObject({ reached: "0", donations: 0 });
});

it.each([
  [{ unit: "cestas" }, { unit: "kg" }, false],
  [{ unit: "Quilos de arroz" }, { unit: "quilos  de ARROZ" }, true],
  [{ unit: "cadernos" }, { unit: "unidades", item: "Cadernos" }, true],
  [{ unit: "kg de arroz" }, { unit: "kg", item: "arroz" }, true],
  [{ unit: "kg de arroz" }, { unit: "kg", item: "feijão" }, false],
  [{ unit: "unidades" }, { unit: "unidades", item: "cadernos" }, true],
  [{ unit: "cestas" }, { unit: "unidades", item: "cadernos" }, false],
  [{ goalKind: "PEOPLE" }, { unit: "kg" }, true],
  [{ goalKind: "MONEY" }, { unit: "kg" }, true],
] as const)("a campaign of %j adds what arrives of %j: %s", async (campaign, need, adds) => {
  const campaignId = await createCampaign(campaign);
  const { id } = await createNeed(draft({ campaignId, ...need }));
  const { donation } = await receiveGift(receiptInput.parse({ needId: id, quantity: "2" }));
  expect(donation).toMatchObject({ campaignId: adds ? campaignId : null, acao: "Natal" });
});

it("it is a campaign whose unit is read once nobody changes it any more", async () => {
  const campaignId = await createCampaign({ unit: "kg" });
  const { id } = await createNeed(draft({ campaignId }));
  let received: ReturnType<typeof receiveGift> | undefined;
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Campaign" WHERE id = ${campaignId} FOR UPDATE`; // as its save does
    received = receiveGift(receiptInput.parse({ needId: id, quantity: "2" }));
    await expect.poll(isWaiting).toBe(true);
    await tx.campaign.update({ where: { id: campaignId }, data: { unit: "cestas" } });
  });
  expect((await received)?.donation).toMatchObject({ campaignId: null, acao: "Natal" });
});

it("one that does not exist is refused beside its field", async () => {
  const fields = { eventId: "Não encontramos esta opção. Escolha outra" };
  await expect(createNeed(draft({ eventId: "nada" }))).rejects.toMatchObject({ code: "invalid", fields });
  expect(await db.need.count()).toBe(0);
});
