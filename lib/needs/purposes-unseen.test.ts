import { expect, it } from "vitest";
import { deleteEvents } from "../calendar/service";
import { deleteCampaigns } from "../campaigns/service";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { listChanges } from "../history/list";
import { deleteProjects } from "../projects/service";
import { presentNeed } from "./present";
import { needInput } from "./schema";
import { createNeed, getNeed, updateNeed } from "./service";

// A campaign, project or event that a need is for, and that visitors may not see.

const draft = (more = {}) => needInput.parse({ item: "arroz", unit: "kg", wanted: "40", urgency: "SOON", ...more });

/** Of each kind one. */
async function createUnseen() {
  const days = { startsOn: new Date("2026-01-01"), endsOn: new Date("2026-12-31") };
  const campaign = {
    titulo: "Natal",
    permalink: "natal",
    description: "História",
    goalKind: "ITEMS",
    goal: "40",
  } as const;
  const { id: campaignId } = await db.campaign.create({ data: { ...campaign, ...days, active: false } });
  const project = { titulo: "Horta", description: "Um texto.", slug: "acoes", url: "https://www.instagram.com/p/abc/" };
  const { id: projectId } = await db.project.create({ data: { ...project, active: false } });
  const event = { acoes: "Mutirão", local: "Salão", eventos: "x", startsAt: new Date(), active: false };
  const { id: eventId } = await db.calendarEvent.create({ data: event });
  return { campaignId, projectId, eventId };
}

emptyForEachTest("Campaign", "Need", "Donation");

it("it is not named to visitors", async () => {
  const purposes = await createUnseen();
  const { id } = await createNeed(draft(purposes));
  expect(await getNeed(id)).toMatchObject(purposes);
  expect(presentNeed(await getNeed(id))).toMatchObject({ campaign: null, project: null, event: null });
});

it("it is named by the history, from the trash too", async () => {
  const { id } = await createNeed(draft());
  const purposes = await createUnseen();
  await updateNeed(id, draft(purposes));
  await deleteCampaigns([purposes.campaignId]);
  await deleteProjects([purposes.projectId]);
  await deleteEvents([purposes.eventId]);
  await updateNeed(id, draft({ campaignId: null, projectId: null, eventId: null }));
  const { items } = await listChanges({ entity: "need", entityId: id, page: 1, limit: 2 });
  expect(items.map(({ fields }) => fields)).toEqual([
    { campaign: ["Natal", ""], project: ["Horta", ""], event: ["Mutirão", ""] },
    { campaign: ["", "Natal"], project: ["", "Horta"], event: ["", "Mutirão"] },
  ]);
});
