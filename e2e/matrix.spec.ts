import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { signIn } from "./bench/sign-in";
import { administrator as admin } from "./harness/administrator";
import { scratchDatabase } from "./harness/database";
import { isLong } from "./harness/long";
import { type Nova, startNova } from "./harness/nova";
import { copyPrepared } from "./harness/prepared";
import { everyKind, FORM, PRIVATE } from "./matrix/addresses";
import { type Asked, inTurn, type Line, openLine, type Reply } from "./matrix/exchange";
import { type Hostile, hostile, WORD } from "./matrix/hostile";

/**
 * Every kind of address × every method × what attackers send, on a product that keeps nothing yet; and afterwards everybody
 * gets what they get of one that nobody attacked.
 */
test.describe.configure({ mode: "default", timeout: 240_000 });

const MADE_UP = "INVENTA";
const METHODS = ["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", MADE_UP];
/**
 * Of what attackers send besides, each address sees one in so many with a GET, and with another method; all together see everything.
 * `npm run test:long` asks every address for everything with a GET.
 */
const SHARE = isLong ? { get: 1, other: 8 } : { get: 4, other: 32 };
/** How often everything begins with nothing kept. */
const ROUNDS = isLong ? 3 : 2;
/** Complaints that are shown. */
const MOST = 40;

let database: Awaited<ReturnType<typeof scratchDatabase>>;
let dataDir: string;
let nova: Nova;
let line: Line;
let cookie: string;
let addresses: string[];
/** Of a product that nobody attacked. */
const untouched = new Map<string, ReturnType<typeof essence>>();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  database = await scratchDatabase("sample");
  const env = { SITE_URL: "https://nova.example" };
  dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-matrix-"));
  await copyPrepared("sample", dataDir, "files");
  const place = { databaseUrl: database.url, dataDir };
  const reference = await startNova({ ...place, env });
  const asVisitor = openLine(originOf(reference));
  addresses = await everyKind(originOf(reference));
  await inTurn(addresses, async (path) => void untouched.set(path, essence(await asVisitor.get(path))));
  asVisitor.close();
  await reference.stop();
  nova = await startNova({ ...place, env });
  line = openLine(originOf(nova));
});

test.afterAll(async () => {
  line?.close();
  await nova?.stop();
  await database?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

test("nothing that is sent changes what others get, breaks anything, or goes without its headers", {
  tag: "@long",
}, async () => {
  test.setTimeout(isLong ? 900_000 : 240_000);
  const [wrong, bare, changed]: string[][] = [[], [], []];
  for (const asked of await everything()) {
    await forgetAll();
    await inTurn(asked, async (one) => {
      const reply = await line.exchange(one);
      wrong?.push(...whatIsWrong(one, reply));
      if (reply.status > 0) bare?.push(...missing(reply).map((name) => `${withWhat(one)}, ${name}`));
    });
    await inTurn(addresses, async (path) => void changed?.push(...whatChanged(path, await line.get(path))));
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
    ["a part of a file", [200, 206], { method: "GET", path: "/logo.svg", headers: { range: "bytes=0-9" } }],
  ];
  const { etag = "" } = (await line.get("/posts")).headers;
  refused.push(["a known page", [304], { method: "GET", path: "/posts", headers: { "if-none-match": etag } }]);
  for (const [what, statuses, asked] of refused) {
    const { status, headers } = await line.exchange(asked);
    expect.soft(statuses, what).toContain(status);
    expect.soft(missing({ status, headers }), what).toEqual([]);
  }
});

/** All that is asked, in as many parts as there are rounds; in each part an address meets something else first. */
async function everything() {
  cookie = await signIn(originOf(nova), admin);
  const all = hostile(cookie);
  const asked = addresses.flatMap((path, at) => [
    ...all.filter((_, index) => (index + at) % SHARE.get === 0).map((one) => toAsk("GET", path, one)),
    ...METHODS.flatMap((method, turn) =>
      all.filter((_, index) => (index + at + turn) % SHARE.other === 0).map((one) => toAsk(method, path, one)),
    ),
  ]);
  const rounds = Array.from({ length: ROUNDS }, (): Asked[] => []);
  for (const [index, one] of scattered(asked).entries()) rounds[index % ROUNDS]?.push(one);
  return rounds;
}

function toAsk(method: string, address: string, { headers, body }: Hostile): Asked {
  return { method, path: address, headers: { ...headers, ...length(headers, body) }, body };
}

/** node adds it by itself only to methods that usually have a body. */
function length(headers: Hostile["headers"], body: string | undefined) {
  return body === undefined || headers["transfer-encoding"] ? {} : { "content-length": Buffer.byteLength(body) };
}

/** In an order that has nothing to do with the given one, the same each time. */
function scattered<Item>(items: readonly Item[]) {
  const step = 7_919; // a prime
  return items.map((_, index) => items[(index * step) % items.length] as Item);
}

/** Without its connections to the database a process makes everything anew: it may not have heard of a save. */
async function forgetAll() {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  await expect.poll(async () => (await line.get("/api/health")).status, { timeout: 30_000 }).toBe(200);
}

function whatIsWrong(asked: Asked, { status, headers, body }: Reply): string[] {
  const what = withWhat(asked);
  if (status === 0) return [`${what}, no answer`];
  if (asked.method === MADE_UP && [400, 501].includes(status)) return [];
  // Busy, and says so.
  const isBusy = status === 503 && headers["retry-after"] !== undefined;
  if (status >= 500 && !isBusy) return [`${what}, ${status}`];
  if (mayAsk(asked)) return [];
  // A server action without a session is told so.
  if (status === 401 && asked.headers?.["next-action"] !== undefined) return [];
  if (status !== 405) return [`${what}, ${status} instead of 405`];
  return [
    ...(/GET, ?HEAD/.test(headers.allow ?? "") ? [] : [`${what}, 405 that allows ${headers.allow}`]),
    ...(body.length > 10_000 ? [`${what}, 405 with a whole page`] : []),
  ];
}

function whatChanged(path: string, reply: Reply) {
  const [before, now] = [untouched.get(path), essence(reply)];
  const changed = (["status", "headers", "body"] as const).filter((part) => before?.[part] !== now[part]);
  return [
    ...changed.map((part) => `GET ${path}: ${part} ${difference(before?.[part], now[part])}`),
    ...now.forbidden.map((script) => `GET ${path}: its policy forbids its own ${script.slice(0, 60)}`),
    ...(now.all.includes(WORD) ? [`GET ${path} says '${WORD}' to everybody`] : []),
  ];
}

/** As in `GET /posts (rsc, body)`. */
function withWhat({ method, path, headers = {}, body }: Asked) {
  const sent = [...Object.keys(headers).slice(0, 3), ...(body ? ["body"] : [])].join(", ");
  return `${method} ${path} (${sent || "nothing else"})`;
}

const isApi = (path: string) => /^\/api(?:[/?]|$)/.test(path);

function mayAsk({ method, path, headers = {} }: Asked) {
  if (method === "GET" || method === "HEAD") return true;
  if (isApi(path)) return ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].includes(method);
  if (method !== "POST") return false;
  const isAction = headers["next-action"] !== undefined && String(headers.cookie).includes("session-token=");
  return path === FORM || (isAction && PRIVATE.includes(path));
}

const EVERYWHERE = {
  "content-security-policy": /./,
  "x-content-type-options": /^nosniff$/,
  "cross-origin-resource-policy": /./,
  "strict-transport-security": /^max-age=31536000; includeSubDomains$/,
};

/** Which of the headers of every answer are not there, or say something else. */
function missing({ status, headers }: Pick<Reply, "status" | "headers">) {
  // With a 304 the policy of what the visitor has stays.
  const wanted = Object.entries(EVERYWHERE).filter(([name]) => status !== 304 || name !== "content-security-policy");
  return wanted.flatMap(([name, value]) => (value.test(String(headers[name] ?? "")) ? [] : [name]));
}

/**
 * What must be the same for everybody. In a document, not its scripts: the pieces of Next's data come in the order in which they
 * were made. But they are what the policy allows.
 */
function essence({ status, headers, body }: Reply) {
  const policy = String(headers["content-security-policy"] ?? "");
  const says = ["content-type", "cache-control", "location", "vary", "set-cookie"];
  const lines = says.map((name) => `${name}: ${headers[name] ?? ""}`);
  const isDocument = headers["content-type"]?.startsWith("text/html") === true;
  const text = isDocument ? body.toString() : body.toString("latin1");
  return {
    status: String(status),
    headers: [...lines, policy.replace(/ 'sha256-[^']+'|(?<='nonce-)[^']+/g, "")].join("\n"),
    body: isDocument ? text.replace(SCRIPT, "").replace(/ nonce="[^"]*"/g, "") : text,
    forbidden:
      isDocument && !policy.includes("'nonce-") ? inlineScripts(text).filter((one) => !isAllowed(one, policy)) : [],
    all: `${JSON.stringify(headers)}\n${text}`,
  };
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const inlineScripts = (html: string) =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    /\bsrc=|ld\+json/.test(attributes) ? [] : [text],
  );

const isAllowed = (script: string, policy: string) =>
  policy.includes(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);

/** Where two texts part. */
function difference(before = "", now = "") {
  let at = 0;
  while (at < before.length && before[at] === now[at]) at++;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 60));
  return `${part(before)} became ${part(now)}`;
}

/** The same about many requests with a method is said once, by the first of them. */
function summary(complaints: readonly string[] = []) {
  const kinds = new Map<string, string[]>();
  for (const complaint of complaints) {
    const kind = complaint.replace(/ .*\)/, "");
    kinds.set(kind, [...(kinds.get(kind) ?? []), complaint]);
  }
  return [...kinds.values()].map((all) => `${all.length} × ${all[0]}`).slice(0, MOST);
}

const originOf = ({ url }: Nova) => url.replace("localhost", "127.0.0.1");
