import { afterEach, describe, expect, it, vi } from "vitest";
import { counterInTest } from "./visit-counter.fixture";

afterEach(() => void vi.useRealTimers());

describe("counts", () => {
  it("are bounded, and the rest are other pages", async () => {
    const { counter, counted } = counterInTest();
    for (let n = 0; n < 5_000; n++) counter.count(`/agenda/${n}`);
    counter.count("/agenda/0");
    const counts = await counted();
    expect(Object.keys(counts)).toHaveLength(2_001);
    expect([counts["/agenda/0"], counts["/agenda/4999"], counts[""]]).toEqual([2, undefined, 3_000]);
  });

  it("that were not acknowledged are sent again as they were, and newer ones after them", async () => {
    const { batches, failures, counter } = counterInTest();
    failures.push(new Error("no database"), new Error("nor now"));
    counter.count("/");
    await counter.flush();
    counter.count("/");
    counter.count("/posts");
    await counter.flush();
    await counter.flush();
    await counter.flush();
    const [first, second, third, newer, ...others] = batches;
    expect([second, third, others]).toEqual([first, first, []]);
    expect(first?.rows).toMatchObject([{ page: "/", visits: 1 }]);
    expect(newer?.rows).toMatchObject([
      { page: "/", visits: 1 },
      { page: "/posts", visits: 1 },
    ]);
    expect(newer?.id).not.toBe(first?.id);
  });

  it("that come while a flush is under way go with it, once", async () => {
    const { batches, counter } = counterInTest();
    counter.count("/");
    const flushes = [counter.flush(), counter.flush()];
    counter.count("/posts");
    await Promise.all(flushes);
    expect(batches.map(({ rows }) => rows.map(({ page }) => page))).toEqual([["/"], ["/posts"]]);
  });

  it("take the day from the clock once a minute", () => {
    vi.useFakeTimers({ now: new Date("2026-11-24T12:00:00-03:00"), toFake: ["Date"] });
    const format = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    const { counter } = counterInTest();
    for (let n = 0; n < 100; n++) counter.count("/");
    expect(format).toHaveBeenCalledTimes(1);
    vi.setSystemTime(new Date("2026-11-24T12:01:00-03:00"));
    counter.count("/");
    expect(format).toHaveBeenCalledTimes(2);
    format.mockRestore();
  });

  it("are of the day in São Paulo", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-24T23:59:59.999-03:00"), toFake: ["Date"] });
    const { batches, counter } = counterInTest();
    counter.count("/");
    vi.setSystemTime(new Date("2026-11-25T00:00:00-03:00"));
    counter.count("/");
    await counter.flush();
    expect(batches[0]?.rows).toEqual([
      { day: "2026-11-24", page: "/", visits: 1 },
      { day: "2026-11-25", page: "/", visits: 1 },
    ]);
  });
});
