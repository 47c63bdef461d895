import { expect, it, vi } from "vitest";
import { lifeOf } from "../cached-read.fixture";
import { createCampaign } from "../campaigns/service";
import { addDays, currentDay, momentOf } from "../dates";
import { draft } from "./events.fixture";
import { readCampaignEvents, readPast, readUpcoming } from "./public";
import { createEvent } from "./service";
import type { ShownEvent } from "./types";

vi.mock("next/cache", async () => (await import("../cached-read.fixture")).nextCache);

const DAY_S = 86_400;

it("pages know which of their events are over, until the day ends", async () => {
  const campaign = { titulo: "Telhado", description: "Chove.", goalKind: "MONEY", goal: "100.00", unit: "" } as const;
  const { id: campaignId } = await createCampaign({ ...campaign, startsOn: currentDay(), endsOn: currentDay() });
  for (const days of [-1, 0])
    await createEvent({ ...draft, campaignId, startsAt: momentOf(`${addDays(currentDay(), days)}T08:00`) });
  const isPast = (events: ShownEvent[]) => events.map(({ past = false }) => past);
  expect(isPast(await readCampaignEvents(campaignId))).toEqual([false, true]);
  expect(isPast((await readPast(1)).items)).toEqual([true]);
  expect(isPast((await readUpcoming(1)).items)).toEqual([false]);
  for (const reader of ["readCampaignEvents", "readPast", "readUpcoming"])
    expect(lifeOf(reader), reader).toBeLessThanOrEqual(DAY_S);
});
