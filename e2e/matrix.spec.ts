import { expect, test } from "@playwright/test";
import pg from "pg";
import { signIn } from "./bench/sign-in";
import { administrator as admin } from "./harness/administrator";
import { scratchDatabase } from "./harness/database";
import { isLong } from "./harness/long";
import { type Nova, startNova } from "./harness/nova";
import { copyPrepared, temporaryFolder } from "./harness/prepared";
import { everyKind } from "./matrix/addresses";
import { attacksOn } from "./matrix/attacks";
import { type Comparable, comparable, whatChanged } from "./matrix/comparable";
import { type Asked, inTurn, type Line, openLine } from "./matrix/exchange";
import { describeRequest, MADE_UP, missing, summary, whatIsWrong } from "./matrix/judge";

/**
 * Every kind of address × every method × hostile requests, on a product with empty caches. Afterwards every visitor gets the same
 * as before the first of them.
 */
test.describe.configure({ mode: "default", timeout: 240_000 });

let database: Awaited<ReturnType<typeof scratchDatabase>>;
let dataDir: string;
let nova: Nova;
let line: Line;
let addresses: string[];
/** Responses before anything was attacked, by address. */
const untouched = new Map<string, Comparable>();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  database = await scratchDatabase("sample");
  const env = { SITE_URL: "https://nova.example" };
  dataDir = await temporaryFolder("nova-matrix-");
  await copyPrepared("sample", dataDir, "files");
  nova = await startNova({ databaseUrl: database.url, dataDir, env });
  line = openLine(originOf(nova));
  addresses = await everyKind(originOf(nova));
  await inTurn(addresses, async (path) => void untouched.set(path, comparable(await line.get(path))));
});

test.afterAll(async () => {
  line?.close();
  await nova?.stop();
  await database?.stop();
});

test("nothing that is sent changes what others get, breaks anything, or goes without its headers", {
  tag: "@long",
}, async () => {
  test.setTimeout(isLong ? 900_000 : 240_000);
  const [wrong, bare, changed]: string[][] = [[], [], []];
  const cookie = await signIn(originOf(nova), admin);
  for (const asked of attacksOn(addresses, cookie)) {
    await forgetAll();
    await inTurn(asked, async (one) => {
      const reply = await line.exchange(one);
      wrong?.push(...whatIsWrong(one, reply));
      if (reply.status > 0) bare?.push(...missing(reply).map((name) => `${describeRequest(one)}, ${name}`));
    });
    await inTurn(
      addresses,
      async (path) => void changed?.push(...whatChanged(path, untouched.get(path), comparable(await line.get(path)))),
    );
  }
  expect.soft(changed, "what others get afterwards").toEqual([]);
  expect.soft(summary(wrong), "answers that are not as they should be").toEqual([]);
  expect.soft(summary(bare), "headers that an answer is without").toEqual([]);
});

test("an address of over 2,000 characters is refused, on whatever way it comes", async () => {
  const ofLength = (start: string, length: number) => start.padEnd(length, "a");
  for (const start of ["/", "/posts/", "/api/", "/cartao/", "/search/", "/_next/static/", "/?q="]) {
    for (const method of ["GET", "HEAD", "POST"]) {
      const { status, headers } = await line.exchange({ method, path: ofLength(start, 2_001) });
      expect([status, ...missing({ status, headers })], `${method} ${start}`).toEqual([414]);
    }
    expect((await line.get(ofLength(start, 2_000))).status, start).not.toBe(414);
  }
});

test("there is no resizer of pictures", async () => {
  for (const path of ["/_next/image", "/_next/image?url=%2Flogo.svg&w=640&q=75", "/_next/image?url=/%5Cx&w=640&q=75"])
    expect((await line.get(path)).status, path).toBe(404);
});

test("what is refused before anything looks at it carries the headers, too", async () => {
  const refused: [string, number[], Asked][] = [
    ["a broken escape", [400], { method: "GET", path: "/x%E0" }],
    ["an unknown method", [400, 405, 501], { method: MADE_UP, path: "/" }],
    ["headers beyond all measure", [431], { method: "GET", path: "/", headers: { "x-a": "a".repeat(20_000) } }],
    ["a page with a method that it does not have", [405], { method: "DELETE", path: "/posts" }],
    ["a file with a method that it does not have", [405], { method: "POST", path: "/logo.svg" }],
    ["a missing file", [404], { method: "GET", path: "/_next/static/nada.js" }],
    ["a part of a file", [200], { method: "GET", path: "/logo.svg", headers: { range: "bytes=0-9" } }],
    ["a part that no file has", [200], { method: "GET", path: "/logo.svg", headers: { range: "bytes=abc" } }],
  ];
  const { etag = "" } = (await line.get("/posts")).headers;
  refused.push(["a known page", [304], { method: "GET", path: "/posts", headers: { "if-none-match": etag } }]);
  for (const [what, statuses, asked] of refused) {
    const { status, headers } = await line.exchange(asked);
    expect.soft(statuses, what).toContain(status);
    expect.soft(missing({ status, headers }), what).toEqual([]);
  }
});

/** Empties the caches: a process that lost its database connections may have missed a save, and renders everything again. */
async function forgetAll() {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  await expect.poll(async () => (await line.get("/api/health")).status, { timeout: 30_000 }).toBe(200);
}

const originOf = ({ url }: Nova) => url.replace("localhost", "127.0.0.1");
