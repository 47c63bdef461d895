import { once } from "node:events";
import net from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, it } from "vitest";
import { clientAddressHeader } from "../../internal-headers";
import { OriginError } from "../front/failure";
import type { Lane } from "../front/origin-request";
import { createOriginClient, inLine, NotReceived } from "./origin-client";

let origin: net.Server | undefined;

afterEach(() => void origin?.close());

/** The failure of a request to a thread that says this much about it and ends. */
async function failureAfter(said: string, body?: Readable) {
  const socketPath = `\0nova-test-${process.pid}-${Math.random()}`;
  const server = net.createServer((socket) => {
    socket.once("data", () => socket.write(said, () => setImmediate(() => socket.destroy())));
    socket.on("error", () => {});
  });
  origin = server;
  await once(server.listen(socketPath), "listening");
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

it("a body in chunks of a byte goes on in few: each of them costs Next's thread an event", async () => {
  const socketPath = `\0nova-test-${process.pid}-${Math.random()}`;
  let heard = "";
  origin = net.createServer((socket) => {
    socket.on("data", (data) => {
      heard += data;
      if (heard.endsWith("0\r\n\r\n")) socket.end("HTTP/1.1 204 No Content\r\n\r\n");
    });
  });
  await once(origin.listen(socketPath), "listening");
  const body = new Readable({ read() {} });
  for (let sent = 0; sent < 1_000; sent++) body.push("a");
  body.push(null);
  const headers = { "transfer-encoding": "chunked" };
  await createOriginClient({ socketPath, socketKey: "" }).ask({ method: "POST", url: "/", headers, body });
  expect(heard).toMatch(/\r\n3e8\r\na{1000}\r\n0\r\n\r\n$/);
});

it("a few addresses that ask for all they can do not take every place in the line", async () => {
  let open = () => {};
  const gate = new Promise<never>((_, reject) => {
    open = () => reject(new OriginError(503, "the test is over"));
  });
  const ask = inLine(() => gate);
  const from = (client: string) => ask({ method: "GET", url: "/", headers: { [clientAddressHeader]: client } });
  const failures: unknown[] = [];
  const note = (error: unknown) => void failures.push(error);
  const asked = ["1", "2", "3", "4", "5"].flatMap((client) =>
    Array.from({ length: 130 }, () => from(`203.0.113.${client}`).catch(note)),
  );
  await new Promise(setImmediate);
  const before = failures.length;
  asked.push(from("203.0.113.99").catch(note));
  await new Promise(setImmediate);
  expect(before).toBeGreaterThan(0);
  expect(failures).toHaveLength(before);
  open();
  await Promise.all(asked);
});

it("an address that sends hundreds of bodies has a few of them with Next at once, and neither others nor the team behind it wait", async () => {
  let open = () => {};
  const gate = new Promise<never>((_, reject) => {
    open = () => reject(new OriginError(503, "the test is over"));
  });
  const came: string[] = [];
  const ask = inLine(({ url }) => {
    came.push(url);
    return gate;
  });
  const send = (client: string, lane?: Lane) => {
    const headers = { [clientAddressHeader]: client };
    const request = { method: "POST", url: client, headers, body: Readable.from(["a"]) };
    return ask(request, { lane }).catch(() => undefined);
  };
  const sent = Array.from({ length: 100 }, () => send("203.0.113.1"));
  sent.push(send("203.0.113.2"), send("203.0.113.1", "team"));
  await new Promise(setImmediate);
  expect(came).toHaveLength(12);
  expect(came).toContain("203.0.113.2");
  open();
  await Promise.all(sent);
});
