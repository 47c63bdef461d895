import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeSlot } from "./slots";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let visitors = 0;
const anybody = () => `10.0.0.${++visitors}`;
const patient = () => new AbortController().signal;

it("a few at a time; the next ones in turn; who waits too long or leaves makes room", async () => {
  const held = await Promise.all([1, 2, 3].map(() => takeSlot(anybody(), patient())));
  const order: string[] = [];
  const second = takeSlot(anybody(), patient()).then((release) => {
    order.push("second");
    return release;
  });
  const gone = new AbortController();
  const leaves = expect(takeSlot(anybody(), gone.signal)).rejects.toMatchObject({ code: "unavailable" });
  const late = expect(takeSlot(anybody(), patient())).rejects.toMatchObject({ code: "unavailable", retryAfter: 15 });
  gone.abort();
  await leaves;
  held[0]?.();
  held[0]?.(); // twice is once
  const release = await second;
  expect(order).toEqual(["second"]);
  await vi.advanceTimersByTimeAsync(15_000);
  await late;
  release();
  held[1]?.();
  held[2]?.();
  await Promise.all([1, 2, 3].map(() => takeSlot(anybody(), patient()))).then((all) =>
    all.forEach((free) => void free()),
  );
});

it("a queue that is full says so at once", async () => {
  const held = await Promise.all([1, 2, 3].map(() => takeSlot(anybody(), patient())));
  const queue = Array.from({ length: 20 }, () => takeSlot(anybody(), patient()).catch((error: unknown) => error));
  await expect(takeSlot(anybody(), patient())).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await Promise.all(queue)).toHaveLength(20);
  for (const release of held) release();
});

it("one file at a time of each address: who holds a turn for long takes none of the others", async () => {
  const slow = await takeSlot("10.1.1.1", patient());
  const order: string[] = [];
  const again = takeSlot("10.1.1.1", patient()).then((release) => {
    order.push("again");
    return release;
  });
  const others = await Promise.all([takeSlot(anybody(), patient()), takeSlot(anybody(), patient())]);
  for (const release of others) release();
  expect(order).toEqual([]);
  slow();
  (await again)();
});

it("a turn that has begun lasts until it is given back, however long it takes and although the visitor leaves", async () => {
  const gone = new AbortController();
  const held = await Promise.all([gone.signal, patient(), patient()].map((signal) => takeSlot(anybody(), signal)));
  gone.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  const late = expect(takeSlot(anybody(), patient())).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(15_000);
  await late;
  for (const release of held) release();
});

it("one visitor with many requests leaves the other turns free", async () => {
  const slow = await takeSlot("10.1.1.2", patient());
  const queue = Array.from({ length: 20 }, () => takeSlot("10.1.1.2", patient()).catch((error: unknown) => error));
  await expect(takeSlot("10.1.1.2", patient())).rejects.toMatchObject({ code: "unavailable" });
  (await takeSlot(anybody(), patient()))();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await Promise.all(queue)).toHaveLength(20);
  slow();
});

it("one visitor with many requests leaves room for others to wait", async () => {
  const held = await Promise.all([1, 2, 3].map(() => takeSlot(anybody(), patient())));
  const queue = Array.from({ length: 30 }, () => takeSlot("10.1.1.3", patient()).catch((error: unknown) => error));
  const other = takeSlot(anybody(), patient());
  held[0]?.();
  held[1]?.();
  (await other)();
  held[2]?.();
  await vi.advanceTimersByTimeAsync(15_000);
  for (const release of await Promise.all(queue)) if (typeof release === "function") release();
});
