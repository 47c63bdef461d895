import { expect, it, vi } from "vitest";
import { generateMetadata as eventMetadata } from "@/app/(site)/agenda/[id]/page";
import { generateMetadata as campaignMetadata } from "@/app/(site)/campanhas/[permalink]/page";
import { generateMetadata as needMetadata } from "@/app/(site)/precisamos/[id]/page";
import { draft as event } from "../calendar/events.fixture";
import { createEvent, updateEvent } from "../calendar/service";
import { draft, give } from "../campaigns/campaigns.fixture";
import { createCampaign } from "../campaigns/service";
import { setDonationsActive } from "../donations/service";
import { createRice, promise } from "../needs/promises/promises.fixture";

vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));

const searchParams = Promise.resolve({});
type Read = typeof campaignMetadata | typeof needMetadata | typeof eventMetadata;

/** The picture's address; messengers keep what they once fetched from one. */
async function pictureOf(read: () => ReturnType<Read>) {
  const images = JSON.stringify((await read()).openGraph?.images);
  return /"url":"(.*?)"/.exec(images)?.[1];
}

it("a campaign's picture has another address after each change of its sum, also when an earlier donation is taken off", async () => {
  const { id, permalink } = await createCampaign(draft);
  const picture = () => pictureOf(() => campaignMetadata({ params: Promise.resolve({ permalink }), searchParams }));
  const before = await picture();
  const first = await give(id);
  await give(id, { amount: "7.00" });
  const both = await picture();
  await setDonationsActive([first.id], false);
  expect(new Set([before, both, await picture()]).size).toBe(3);
  await setDonationsActive([first.id], true);
  expect(await picture()).toBe(both);
});

it("so has a need's, once something of it is promised", async () => {
  const { id } = await createRice();
  const picture = () => pictureOf(() => needMetadata({ params: Promise.resolve({ id }), searchParams }));
  const before = await picture();
  await promise(id);
  expect(await picture()).not.toBe(before);
});

it("so has an event's, once it has another time", async () => {
  const { id } = await createEvent(event);
  const picture = () => pictureOf(() => eventMetadata({ params: Promise.resolve({ id }), searchParams }));
  const before = await picture();
  await updateEvent(id, { ...event, startsAt: new Date(event.startsAt.getTime() + 3_600_000) });
  expect(await picture()).not.toBe(before);
});
