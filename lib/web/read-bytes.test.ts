import { expect, it } from "vitest";
import { readBytes } from "./read-bytes";

function requestOf(pieces: string[], end: (body: ReadableStreamDefaultController) => void) {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    },
    pull: end,
  });
  return new Request("http://nova.example/", { method: "POST", body, duplex: "half" } as RequestInit);
}

it("a body is read whole, or not at all when it is too large", async () => {
  const sent = (limit: number) =>
    readBytes(
      requestOf(["abc", "de"], (body) => body.close()),
      limit,
    );
  expect((await sent(5))?.toString()).toBe("abcde");
  expect(await sent(4)).toBeUndefined();
});

it("of a client that hangs up nothing is thrown, which Next would log as often as a stranger likes", async () => {
  const broken = requestOf(["abc"], (body) => body.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })));
  expect(await readBytes(broken, 5)).toBeUndefined();
});
