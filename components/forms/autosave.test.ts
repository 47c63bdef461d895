import { beforeEach, expect, it, vi } from "vitest";
import { autosave } from "./autosave";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A keeper whose requests are answered by `answer`. */
function sending() {
  const sent: string[] = [];
  const answers: ((isShared: boolean) => void)[] = [];
  const keeper = autosave((values) => {
    sent.push(values);
    return new Promise((resolve) => answers.push(resolve));
  });
  const answer = async (isShared: boolean) => {
    answers.shift()?.(isShared);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keeper, sent, answer };
}

it("sends once, some seconds after the last key", async () => {
  const { keeper, sent } = sending();
  keeper.changed("a");
  await vi.advanceTimersByTimeAsync(2_000);
  keeper.changed("ab");
  await vi.advanceTimersByTimeAsync(2_900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['"ab"']);
});

it("has one request under way, and sends what was typed meanwhile afterwards", async () => {
  const { keeper, sent, answer } = sending();
  keeper.changed("a");
  keeper.flush();
  keeper.changed("ab");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['"a"']);
  await answer(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toEqual(['"a"', '"ab"']);
});

it("sends nothing that is kept already, and again what was not", async () => {
  const { keeper, sent, answer } = sending();
  keeper.changed("a");
  keeper.flush();
  await answer(false);
  keeper.flush();
  await answer(true);
  keeper.changed("a");
  keeper.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['"a"', '"a"']);
});

it("sends nothing during and after a save", async () => {
  const { keeper, sent, answer } = sending();
  keeper.changed("a");
  keeper.flush();
  let isPaused = false;
  const pause = keeper.pause().then(() => {
    isPaused = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isPaused).toBe(false);
  keeper.changed("ab");
  await answer(true);
  await pause;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['"a"']);
  keeper.forget();
  keeper.resume();
  keeper.flush();
  expect(sent).toEqual(['"a"']);
});
