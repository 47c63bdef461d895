import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Representation } from "./entry";
import { writeHead } from "./write-head";

const body = Buffer.from("Olá");
const representation = (): Representation => ({
  ...{ body, etag: '"a"', strength: "strong", unchangedHead: [] },
  head: ["Content-Type", "text/plain; charset=utf-8", "Link", "</a>", "Link", "</b>", "Content-Length", "4"],
});

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const server = createServer((question, response) => {
  made = vi.spyOn(response, "writeHead");
  prepare(response);
  writeHead(question, response, 200, ready);
  response.end(question.method === "HEAD" ? undefined : body);
});
let ready: Representation;
let prepare: (response: ServerResponse) => void;
let made: { mock: { calls: unknown[] } };

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
beforeEach(() => {
  ready = representation();
  prepare = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  agent.destroy();
  server.close();
});

async function get(method = "GET") {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", method, agent }).end();
  const [answer]: IncomingMessage[] = await once(sent, "response");
  return { rawHeaders: answer?.rawHeaders, text: answer && (await text(answer)), anew: made.mock.calls.length > 0 };
}

it("is the same for the second visitor, and not made again", async () => {
  const first = await get();
  const second = await get();
  expect(first).toMatchObject({ text: "Olá", anew: true });
  expect(second).toEqual({ ...first, anew: false });
  expect(await get("HEAD")).toEqual({ ...first, text: "", anew: false });
});

it("is made again when its date may have passed", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  await get();
  now.mockReturnValue(1_499);
  expect(await get()).toMatchObject({ anew: false });
  now.mockReturnValue(1_500);
  expect(await get()).toMatchObject({ anew: true });
});

it("keeps what somebody else adds, and adds it to no other answer", async () => {
  await get();
  prepare = (response) => response.setHeader("x-one", "1");
  expect((await get()).rawHeaders).toContain("x-one");
  prepare = () => {};
  expect((await get()).rawHeaders).not.toContain("x-one");
});

it("says that the connection ends when it does", async () => {
  await get();
  prepare = (response) => {
    response.shouldKeepAlive = false;
  };
  expect((await get()).rawHeaders).toEqual(expect.arrayContaining(["Connection", "close"]));
  prepare = () => {};
  expect((await get()).rawHeaders).toEqual(expect.arrayContaining(["Connection", "keep-alive"]));
});

it("is each representation's own", async () => {
  await get();
  ready = { ...representation(), head: ["Content-Length", "4", "x-two", "2"] };
  expect((await get()).rawHeaders).toContain("x-two");
});
