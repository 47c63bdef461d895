import { connect } from "node:net";
import { expect, it } from "vitest";
import { HTML, siteInTest } from "./front.fixture";

const openSite = siteInTest();

/** Sends so many requests at once on one connection, and resolves with what was answered once the connection is closed. */
async function sendTogether(url: string, count: number) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
  const pieces: Buffer[] = [];
  socket.on("data", (piece) => pieces.push(piece));
  const last = "GET /last HTTP/1.1\r\nHost: nova\r\nConnection: close\r\n\r\n";
  socket.write("GET /posts HTTP/1.1\r\nHost: nova\r\n\r\n".repeat(count - 1) + last);
  await new Promise((resolve) => socket.once("close", resolve)); // after an error, too
  return Buffer.concat(pieces).toString();
}

it("a few requests at once on a connection are answered in their order, thousands close it", async () => {
  const site = await openSite((request, response) => response.writeHead(200, HTML).end(`[${request.url}]`));
  const answered = await sendTogether(site.url, 15);
  expect(answered.match(/\[.*?\]/g)).toEqual([...Array(14).fill("[/posts]"), "[/last]"]);
  site.asked.length = 0;
  expect(await sendTogether(site.url, 2_000)).not.toContain("/last");
  expect(site.asked.length).toBeLessThan(25);
});
