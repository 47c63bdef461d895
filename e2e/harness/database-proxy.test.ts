import { once } from "node:events";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type DatabaseProxy, databaseProxy } from "./database-proxy";

let server: net.Server;
let line: DatabaseProxy;

/** An echo server in the database's place. */
beforeEach(async () => {
  server = net.createServer((socket) => socket.on("error", () => {}).pipe(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  line = await databaseProxy(`postgresql://nova:senha@127.0.0.1:${port}/nova`);
});

afterEach(async () => {
  await line.cut();
  server.close();
});

async function connect() {
  const socket = net.connect(Number(new URL(line.url).port), "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  let heard = "";
  socket.on("data", (piece) => {
    heard += piece;
  });
  return { socket, heard: () => heard };
}

test("what is sent through the line arrives", async () => {
  const { socket, heard } = await connect();
  socket.write("um");
  await expect.poll(heard).toBe("um");
});

test("a cut line breaks what runs and refuses what comes, until it is restored", async () => {
  const { socket } = await connect();
  const closed = once(socket, "close");
  await line.cut();
  await closed;
  const refused = net.connect(Number(new URL(line.url).port), "127.0.0.1");
  expect(await once(refused, "error")).toMatchObject([{ code: "ECONNREFUSED" }]);
  await line.restore();
  const again = await connect();
  again.socket.write("dois");
  await expect.poll(again.heard).toBe("dois");
});

test("a stalled line takes everything and brings nothing, and loses nothing either", async () => {
  const before = await connect();
  before.socket.write("um");
  await expect.poll(before.heard).toBe("um");
  line.stall();
  const meanwhile = await connect();
  before.socket.write("dois");
  meanwhile.socket.write("três");
  await sleep(200);
  expect([before.heard(), meanwhile.heard()]).toEqual(["um", ""]);
  await line.restore();
  await expect.poll(before.heard).toBe("umdois");
  await expect.poll(meanwhile.heard).toBe("três");
});

test("a silent line loses what runs without a word, and serves what comes", async () => {
  const before = await connect();
  before.socket.write("um");
  await expect.poll(before.heard).toBe("um");
  line.silence();
  before.socket.write("dois");
  const after = await connect();
  after.socket.write("três");
  await expect.poll(after.heard).toBe("três");
  expect([before.heard(), before.socket.destroyed]).toEqual(["um", false]);
});

test("PostgreSQL answers through it", async () => {
  const proxy = await databaseProxy(String(process.env.DATABASE_URL));
  const client = new pg.Client({ connectionString: proxy.url });
  await client.connect();
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await client.end();
  await proxy.close();
});
