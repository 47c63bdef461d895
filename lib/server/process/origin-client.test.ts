import { once } from "node:events";
import net from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, it } from "vitest";
import { OriginError } from "../front/failure";
import { createOriginClient, NotReceived } from "./origin-client";

let origin: net.Server;

afterEach(() => void origin.close());

/** The failure of a request to a thread that says this much about it and ends. */
async function failureAfter(said: string, body?: Readable) {
  const socketPath = `\0nova-test-${process.pid}-${Math.random()}`;
  origin = net.createServer((socket) => {
    socket.once("data", () => socket.write(said, () => setImmediate(() => socket.destroy())));
    socket.on("error", () => {});
  });
  await once(origin.listen(socketPath), "listening");
  const client = createOriginClient({ socketPath, socketKey: "" });
  const request = { method: body ? "POST" : "GET", url: "/", headers: body ? { "content-length": "1" } : {}, body };
  return client.ask(request).then(
    () => expect.unreachable(),
    (error) => error,
  );
}

it("a request that the thread did not take may be sent again", async () => {
  expect(await failureAfter("")).toBeInstanceOf(NotReceived);
});

it.each([
  ["that it took", "HTTP/1.1 102 Processing\r\n\r\n", undefined],
  ["whose body was read", "", () => Readable.from(["a"])],
] as const)("a request %s may not", async (_, said, body) => {
  const failure = await failureAfter(said, body?.());
  expect(failure).toBeInstanceOf(OriginError);
  expect(failure).not.toBeInstanceOf(NotReceived);
});
