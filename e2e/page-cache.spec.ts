import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { request as requests } from "@playwright/test";
import { WARM_UPS } from "../lib/server/process/warm-up";
import { expect, test } from "./fixtures";
import { scratchDatabase } from "./harness/database";
import { flightOf, rowsOf } from "./harness/flight";
import { openHydrated } from "./harness/hydrated";
import { isLong } from "./harness/long";
import { type Nova, startNova } from "./harness/nova";
import { copyPrepared, temporaryFolder } from "./harness/prepared";
import { forbiddenScripts, withoutHashes, withoutScripts } from "./matrix/comparable";
import { addressOf, LISTED, MISSING, UNLISTED } from "./public-pages";
import { readTexts, unwantedIn } from "./words";

/** Two products over one database and one build, with the page cache and without: a visitor gets the same from both. */
const METRICS_TOKEN = "uma-senha-para-o-prometheus";
let database: Awaited<ReturnType<typeof scratchDatabase>>;
let dataDir: string;
let cached: Nova;
let plain: Nova;

// The tests share one pair of products.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  database = await scratchDatabase("sample");
  dataDir = await temporaryFolder("nova-e2e-");
  await copyPrepared("sample", dataDir, "files");
  const start = (megabytes: string) =>
    startNova({
      databaseUrl: database.url,
      dataDir,
      // Pages contain it, so it must be the same for both.
      env: { PAGE_CACHE_MB: megabytes, SITE_URL: "https://nova.example", METRICS_TOKEN, NOVA_WARM_UP: "" },
    });
  plain = await start("0");
  cached = await start("64");
  // A rendered page shows traces of the request that caused it: until both are warm, their requests differ.
  for (const nova of [plain, cached])
    await expect.poll(() => countInvalidations(nova), { timeout: 60_000 }).toBeGreaterThanOrEqual(WARM_UPS);
});

test.afterAll(async () => {
  await Promise.all([cached?.stop(), plain?.stop()]);
  await database?.stop();
});

async function countInvalidations({ url }: Nova) {
  const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^nova_invalidations_total (\d+)$/m.exec(await answer.text())?.[1]);
}

const browser = { "accept-encoding": "gzip, deflate, br" };
const data = { ...browser, rsc: "1" };
const prefetch = { ...data, "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
const MACHINES = [
  ...["/feed.xml", "/agenda.ics", "/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/favicon.ico"],
  ...["/icon.svg", "/logo.svg", "/formulario.css", "/cartao/sobre.jpg", "/cartao/nada.jpg", "/doar/cartaz.pdf"],
  "/precisamos/cartaz.pdf",
];

test("what visitors get with the cache, cold and hot, is what they get without it", { tag: "@long" }, async () => {
  test.setTimeout(400_000);
  const api = await requests.newContext({ baseURL: plain.url });
  const pages: string[] = [];
  for (const page of [...LISTED, ...UNLISTED, ...MISSING]) pages.push(await addressOf(api, page));
  const files = [...new Set((await (await api.get("/")).text()).match(/\/(?:_next\/static|imagens)\/[^" ,\\)]+/g))];
  await api.dispose();
  expect(files.length).toBeGreaterThan(10);

  for (const [index, page] of pages.entries()) {
    await compare(page, browser);
    const kinds: Record<string, string>[] = [{ "accept-encoding": "gzip" }, {}, data, prefetch];
    const otherwise = [
      ...kinds.map((headers) => () => compare(page, headers)),
      () => compare(`${page}?fbclid=1`, browser),
      () => compare(page, { ...browser, "user-agent": "facebookexternalhit/1.1 Twitterbot", cookie: "tema=escuro" }),
    ];
    // Each page in half of the other ways, alternating; in `npm run test:long` in all.
    for (const [way, ask] of otherwise.entries()) if (isLong || (way + index) % 2 === 0) await ask();
  }
  for (const file of files.slice(0, 40)) if (file.endsWith(".avif")) await untilEncoded(file);
  for (const file of [...MACHINES, ...files.slice(0, 40)])
    for (const headers of [browser, {}]) await compare(file, headers);
});

test("and what they ask for in unusual ways", async () => {
  for (const page of ["/", "/posts", "/logo.svg"]) {
    await compare(page, browser);
    await compare(page, { ...browser, authorization: "Bearer nada" });
    await compare(page, { "accept-encoding": "deflate" });
    await compare(page, { "accept-encoding": "identity;q=0" });
    await compare(page, { "if-none-match": '"nada"' });
    await compare(page, browser, "HEAD");
    await compare(page, browser, "DELETE");
  }
  for (const address of [
    "/posts/",
    "//posts",
    "/%E0",
    "/painel",
    "/api/posts",
    "/transparencia/doacoes.csv",
    "/search?q=sopa",
  ])
    await compare(address, browser);
});

test("what a visitor has already is not sent again", async () => {
  for (const page of ["/", "/posts", "/feed.xml", "/sitemap.xml"]) {
    await ask(cached, page, browser);
    const { headers } = await ask(cached, page, browser);
    const again = await ask(cached, page, { ...browser, "if-none-match": headers.etag ?? "" });
    expect([again.status, again.body.length, again.headers.etag], page).toEqual([304, 0, headers.etag]);
  }
});

// Here, as these products have no texts of other tests, and their pages at hand. The API's description is for programmers.
test("no public page says a word that a visitor would not", async ({ page, playwright }) => {
  const api = await playwright.request.newContext({ baseURL: cached.url });
  for (const one of [...LISTED, ...UNLISTED, ...MISSING].filter((one) => one !== "/api/docs")) {
    const html = await (await api.get(await addressOf(api, one))).text();
    expect.soft(unwantedIn(await page.evaluate(readTexts, html), one), one).toEqual([]);
  }
  await api.dispose();
  // Scripts write the texts of carousels, and of a form that asks for an address or a password.
  for (const one of ["/", "/voluntarios", "/nova-senha"]) {
    await openHydrated(page, `${cached.url}${one}`);
    expect.soft(unwantedIn(await page.evaluate(readTexts, undefined), one), one).toEqual([]);
  }
});

/** Waits until both servers have encoded the AVIF; the first request gets a WebP, cached for a minute, hence the bypass. */
async function untilEncoded(file: string) {
  const bypass = { ...browser, authorization: "Bearer nada" };
  for (const server of [plain, cached])
    await expect
      .poll(async () => (await ask(server, file, bypass)).headers["content-type"], { timeout: 60_000 })
      .toBe("image/avif");
}

/** Compares both responses; the cached one twice, so that at least the second is a hit. */
async function compare(address: string, headers: Record<string, string>, method = "GET") {
  const what = `${method} ${address} ${JSON.stringify(headers)}`;
  // Whether a segment has its document's `link` depends on which of the two requests made Next render them.
  const own = headers["next-router-segment-prefetch"] ? [...OWN, "link"] : OWN;
  const asked = (nova: Nova) => ask(nova, address, headers, method);
  const [plainly, cold] = await Promise.all([asked(plain), asked(cached)]);
  for (const [visit, answer] of Object.entries({ cold, hot: await asked(cached) }))
    expect(comparable(answer, own), `${what}, ${visit}`).toEqual(comparable(plainly, own));
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The response, after redirects by which Next corrects the address of RSC data. */
async function ask(nova: Nova, address: string, headers: Record<string, string>, method = "GET"): Promise<Answer> {
  const sent = request(nova.url + address, { method, headers, agent: false }).end();
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.on("response", resolve).on("error", reject),
  );
  const body = await buffer(response);
  const { location } = response.headers;
  if (response.statusCode === 307 && headers.rsc && location) return ask(nova, location, headers, method);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** Headers that each server sets per response, or the cache for itself; bodies are compared decompressed. */
const OWN = ["date", "etag", "x-nextjs-cache", "content-length", "transfer-encoding", "content-encoding"];

function comparable({ status, headers, body }: Answer, own: string[]) {
  const kept = Object.entries(headers).filter(([name]) => !own.includes(name));
  const said = kept.map(([name, value]) => [
    name,
    once(
      withoutHashes(String(value))
        .toLowerCase()
        .replace(/nonce-[^']+|nonce="[^"]+"/g, "nonce"),
    ),
  ]);
  const isShared = !/private|no-store/.test(headers["cache-control"] ?? "");
  return { status, headers: Object.fromEntries(said), ...(isShared && contentOf(plainText(headers, body), headers)) };
}

/** React's data row by row: in which order Next writes them depends on what was ready first. */
function contentOf(
  text: string,
  { "content-type": type = "", "content-security-policy": policy }: IncomingHttpHeaders,
) {
  if (type.startsWith("text/x-component")) return { rows: rowsOf(text) };
  if (!type.startsWith("text/html")) return { body: text };
  expect(forbiddenScripts(Buffer.from(text, "latin1").toString(), String(policy))).toEqual([]);
  return { body: withoutScripts(text), rows: rowsOf(flightOf(text)) };
}

/** Next sometimes repeats an entry of `link`. */
function once(value: string) {
  return [...new Set(value.split(/, (?=<)/))].join(", ");
}

function plainText(headers: IncomingHttpHeaders, body: Buffer) {
  if (body.length === 0) return "";
  const encoding = headers["content-encoding"];
  const decode = encoding === "br" ? brotliDecompressSync : encoding === "deflate" ? inflateSync : gunzipSync;
  const text = encoding ? decode(body) : body;
  // A prefetch of /login contains the nonce of the request that rendered it.
  return text.toString("latin1").replace(/"nonce":"[^"]+"/g, '"nonce"');
}
