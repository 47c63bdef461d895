import { expect, it, vi } from "vitest";
import { answerFile } from "./file-answer";

it("a visitor who goes before the first piece gives the turn back: each would be taken for half a minute", async () => {
  const [done, closed, visitor] = [vi.fn(), vi.fn(), new AbortController()];
  async function* content() {
    try {
      for (;;) yield Buffer.from("x");
    } finally {
      closed();
    }
  }
  const answering = answerFile({ name: "doacoes.csv", type: "text/csv", content: content() }, visitor.signal, done);
  visitor.abort();
  await answering;
  expect(done).toHaveBeenCalledTimes(1);
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});
