import { beforeEach, expect, it, vi } from "vitest";
import { autosave } from "./autosave";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A saver whose requests are answered by `answer`. */
function sending() {
  const sent: string[] = [];
  const answers: ((isStored: boolean) => void)[] = [];
  const saver = autosave((values) => {
    sent.push(values);
    return new Promise((resolve) => answers.push(resolve));
  });
  const answer = async (isStored: boolean) => {
    answers.shift()?.(isStored);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, answer };
}

it("sends once, some seconds after the last key", async () => {
  const { saver, sent } = sending();
  saver.changed("a");
  await vi.advanceTimersByTimeAsync(2_000);
  saver.changed("ab");
  await vi.advanceTimersByTimeAsync(2_900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['"ab"']);
});

it("has one request under way, and sends what was typed meanwhile afterwards", async () => {
  const { saver, sent, answer } = sending();
  saver.changed("a");
  saver.flush();
  saver.changed("ab");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['"a"']);
  await answer(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toEqual(['"a"', '"ab"']);
});

it("sends nothing that is kept already, and again what was not", async () => {
  const { saver, sent, answer } = sending();
  saver.changed("a");
  saver.flush();
  await answer(false);
  saver.flush();
  await answer(true);
  saver.changed("a");
  saver.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['"a"', '"a"']);
});

it("says whether the rest is stored", async () => {
  const { saver, answer } = sending();
  expect(await saver.finish()).toBe(true);
  saver.changed("a");
  const failed = saver.finish();
  await vi.advanceTimersByTimeAsync(0);
  await answer(false);
  expect(await failed).toBe(false);
  const done = saver.finish();
  await vi.advanceTimersByTimeAsync(0);
  await answer(true);
  expect(await done).toBe(true);
});

it("sends the rest at once, also after a request that is under way", async () => {
  const { saver, sent, answer } = sending();
  saver.changed("a");
  saver.flush();
  saver.changed("ab");
  let isFinished = false;
  void saver.finish().then(() => {
    isFinished = true;
  });
  await answer(true);
  expect(sent).toEqual(['"a"', '"ab"']);
  expect(isFinished).toBe(false);
  await answer(true);
  expect(isFinished).toBe(true);
});

it("sends nothing during and after a save", async () => {
  const { saver, sent, answer } = sending();
  saver.changed("a");
  saver.flush();
  let isPaused = false;
  const pause = saver.pause().then(() => {
    isPaused = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isPaused).toBe(false);
  saver.changed("ab");
  await answer(true);
  await pause;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['"a"']);
  saver.forget();
  saver.resume();
  saver.flush();
  expect(sent).toEqual(['"a"']);
});
