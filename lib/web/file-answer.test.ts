import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerFile } from "./file-answer";

const file = (content: AsyncIterable<Uint8Array>) => ({ name: "doacoes.csv", type: "text/csv", content });
const patient = () => new AbortController().signal;

/** An endless generator, and whether it was ended. */
function endless() {
  const state = { closed: false, given: 0 };
  async function* pieces() {
    try {
      for (;;) {
        state.given++;
        yield Buffer.from("x".repeat(1000));
      }
    } finally {
      state.closed = true;
    }
  }
  return { state, pieces: pieces() };
}

it("sends everything and says once that it is done", async () => {
  const done = vi.fn();
  async function* pieces() {
    yield Buffer.from("a");
    yield Buffer.from("b");
  }
  const answer = await answerFile(file(pieces()), patient(), done);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="doacoes.csv"');
  expect(await answer.text()).toBe("ab");
  expect(done).toHaveBeenCalledTimes(1);
});

it("throws what goes wrong before the first piece: there is no answer yet", async () => {
  const done = vi.fn();
  // biome-ignore lint/correctness/useYield: it fails before it has anything
  async function* pieces(): AsyncGenerator<Uint8Array> {
    throw new Error("the database is down");
  }
  await expect(answerFile(file(pieces()), patient(), done)).rejects.toThrow("down");
  expect(done).toHaveBeenCalledTimes(1);
});

it("breaks off when something goes wrong midway: half a file is no file", async () => {
  const done = vi.fn();
  async function* pieces() {
    yield Buffer.from("half");
    throw new Error("the database went away");
  }
  const answer = await answerFile(file(pieces()), patient(), done);
  await expect(answer.text()).rejects.toThrow("went away");
  expect(done).toHaveBeenCalledTimes(1);
});

it("stops writing when the visitor goes, and writes no faster than the visitor reads", async () => {
  const done = vi.fn();
  const { state, pieces } = endless();
  const answer = await answerFile(file(pieces), patient(), done);
  const reader = answer.body?.getReader();
  await reader?.read();
  expect(state.given).toBeLessThan(5);
  await reader?.cancel();
  await expect.poll(() => state.closed).toBe(true);
  expect(done).toHaveBeenCalledTimes(1);
});

it("stops when the request is aborted", async () => {
  const done = vi.fn();
  const leaving = new AbortController();
  const { state, pieces } = endless();
  await answerFile(file(pieces), leaving.signal, done);
  leaving.abort();
  await expect.poll(() => state.closed).toBe(true);
  expect(done).toHaveBeenCalledTimes(1);
});

it("gives up on who takes nothing for half a minute", async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  const { pieces } = endless();
  const answer = await answerFile(file(pieces), patient(), done);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(done).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  await expect(answer.text()).rejects.toThrow();
});

describe("who takes pieces of 64 KB", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function takeEvery(milliseconds: number, pieces: number) {
    const done = vi.fn();
    async function* content() {
      for (let given = 0; given < pieces; given++) yield Buffer.alloc(64 * 1024);
    }
    const answer = await answerFile(file(content()), patient(), done);
    const reader = answer.body?.getReader();
    for (let taken = 0; taken < pieces; taken++) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      await reader?.read();
    }
    await reader?.read();
    return done;
  }

  it("every three seconds gets the whole file", async () => {
    const done = await takeEvery(3_000, 100);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("from a writer that a busy machine holds up gets the whole file, too", async () => {
    const done = vi.fn();
    async function* content() {
      yield Buffer.from("a");
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      yield Buffer.from("b");
    }
    const answer = await answerFile(file(content()), patient(), done);
    const whole = answer.text();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await whole).toBe("ab");
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("each a moment before the timeout is cut off after a minute: it may not hold the place for as long as the file lasts", async () => {
    await expect(takeEvery(29_000, 3)).rejects.toThrow("too little");
  });
});
