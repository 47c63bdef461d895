import { cacheLife, cacheTag } from "next/cache";
import { afterEach, expect, it, vi } from "vitest";
import { readCampaign, readCurrentCampaigns, readPastCampaigns } from "./public";
import { createCampaign } from "./service";

vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));

afterEach(() => vi.useRealTimers());

/** Only the clock: what waits for the database waits as ever. */
const setClock = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });

it("a campaign is over from midnight in São Paulo on, without anybody saving anything", async () => {
  const draft = { titulo: "Até hoje", description: "x", goalKind: "MONEY", goal: "10.00", unit: "" } as const;
  const { permalink } = await createCampaign({ ...draft, startsOn: "2026-11-01", endsOn: "2026-11-20" });

  setClock("2026-11-20T23:59:00-03:00");
  expect((await readCampaign(permalink))?.state).toBe("running");
  expect((await readCurrentCampaigns()).map((one) => one.permalink)).toEqual([permalink]);
  expect((await readPastCampaigns(1)).items).toEqual([]);
  // What is kept of it lasts for the minute that is left of the day, or until a donation or a campaign is saved.
  expect(cacheLife).toHaveBeenCalledWith(expect.objectContaining({ revalidate: 60 }));
  expect(cacheTag).toHaveBeenCalledWith("campaigns", "donations");

  setClock("2026-11-21T00:00:00-03:00");
  expect((await readCampaign(permalink))?.state).toBe("over");
  expect(await readCurrentCampaigns()).toEqual([]);
  expect((await readPastCampaigns(1)).items.map((one) => one.permalink)).toEqual([permalink]);
});
