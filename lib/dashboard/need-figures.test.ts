import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isLong } from "../../e2e/harness/long";
import { emptyForEachTest } from "../db/emptied.fixture";
import { listEndedNeeds, listOpenNeeds, listWantedNeeds, readNeeds } from "../needs/list";
import { presentNeed } from "../needs/present";
import { dayIn, NeedStory, TODAY } from "./need-figures.fixture";

// Whatever is promised, arrives, is taken back and comes back: on each day each list says what is missing.

emptyForEachTest("Donation", "Need");
// Only the clock: what waits for the database waits as ever.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T12:00:00-03:00`) }));
afterEach(() => void vi.useRealTimers());

async function expectExact(story: NeedStory, day: string) {
  const there = story.there();
  const rows = await readNeeds(
    there.map(({ id }) => id),
    day,
  );
  const shown = rows.map((row) => presentNeed(row, day));
  expect(shown.map(({ received, promised, missing, state }) => [received, promised, missing, state])).toEqual(
    there.map((need) => [
      ...[story.received(need), story.promised(need, day), story.missing(need, day)].map((grams) => `${grams / 1000}`),
      story.state(need, day),
    ]),
  );
  const idsOf = (items: { id: string }[]) => items.map(({ id }) => id).sort();
  const open = there.filter((need) => story.state(need, day) === "open");
  const list = await listOpenNeeds({ page: 1, limit: 100, day });
  expect([list.total, idsOf(list.items)]).toEqual([open.length, idsOf(open)]);
  expect(idsOf(await listWantedNeeds(100, day))).toEqual(idsOf(open.filter((need) => story.missing(need, day) > 0)));
  expect(idsOf(await listEndedNeeds(100, day))).toEqual(idsOf(there.filter((need) => !open.includes(need))));
}

const first = Number(process.env.FUZZ_SEED ?? 1);
const seeds = Array.from({ length: isLong ? 20 : 2 }, (_, index) => first + index);

it.each(seeds)("what needs lack is what was given and promised, after any steps (seed %i)", async (seed) => {
  const story = new NeedStory(seed);
  for (let step = 1; step <= 90; step++) {
    await story.step();
    if (step % 15 === 0) for (const days of [0, 4, 9]) await expectExact(story, dayIn(days));
  }
});
