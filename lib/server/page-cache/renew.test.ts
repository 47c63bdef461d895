import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Site, startCachedSite } from "../../../e2e/harness/cached-site";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { statistics } from "./statistics";

const PAUSE = 40;
const browser = { "accept-encoding": "br" };

let site: Site;
let text: string;
let status: number;
let held: Promise<unknown> | undefined;

const framework: RequestListener = async (request, response) => {
  const content = `<p>${text}</p>`.repeat(200);
  await held;
  response.writeHead(status, {
    "content-type": "text/html",
    "cache-control": request.url?.startsWith("/painel") ? "no-store" : "s-maxage=3600",
    "x-nextjs-cache": "MISS",
    "x-nextjs-prerender": "1",
    vary: "rsc",
  });
  response.end(content);
};

beforeEach(async () => {
  [text, status, held] = ["Antes", 200, undefined];
  site = await startCachedSite(framework, { renewal: PAUSE });
});
afterEach(async () => {
  invalidations.trusted = true;
  await site.close();
});

async function visit(path: string, times: number, headers = {}) {
  for (let time = 0; time < times; time++) await site.ask(path, { ...browser, ...headers });
}

function save() {
  text = "Depois";
  invalidations.mark(["posts"]);
  site.asked.length = 0;
}

const asked = () => site.asked.map((line) => line.replace("GET ", ""));
const quietly = () => sleep(PAUSE * 12);

it("what visitors read most is ready before they come again, as they take it", async () => {
  await visit("/posts", 2);
  await visit("/", 5);
  save();
  await expect.poll(asked).toEqual(["/", "/posts"]);
  await sleep(PAUSE);
  const { hits } = statistics;
  const answer = await site.ask("/", browser);
  expect(String(brotliDecompressSync(answer.body))).toContain("Depois");
  expect([statistics.hits, asked().length]).toEqual([hits + 1, 2]);
});

it("a few pages, and neither what is somebody's own nor data nor what nobody read of late", async () => {
  for (let n = 0; n < 9; n++) await visit(`/posts/${n}`, 2);
  await visit("/", 3);
  await visit("/dados", 3, { rsc: "1" });
  await visit("/painel", 3);
  save();
  await expect.poll(() => asked().length, { timeout: 5_000 }).toBe(6);
  await quietly();
  expect(asked()).toHaveLength(6);
  expect(asked()[0]).toBe("/");
  expect(asked().filter((path) => path === "/dados" || path === "/painel")).toEqual([]);

  save();
  await expect.poll(() => asked().length, { timeout: 5_000 }).toBe(6); // nobody came since: once more, and then no more
  save();
  await quietly();
  expect(asked()).toEqual([]);
});

it("many saves are as one", async () => {
  await visit("/", 3);
  save();
  for (let time = 0; time < 20; time++) {
    invalidations.mark(["posts"]);
    await sleep(PAUSE / 4);
  }
  await expect.poll(asked).toEqual(["/"]);
});

it("waits while a visitor waits", async () => {
  await visit("/", 3);
  save();
  let release = () => {};
  held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const visitor = site.ask("/posts", browser);
  await quietly();
  expect(asked()).toEqual(["/posts"]);
  held = undefined;
  release();
  await visitor;
  await expect.poll(asked).toEqual(["/posts", "/"]);
});

it("ends when the framework fails, and when saves cannot be heard", async () => {
  await visit("/", 3);
  await visit("/posts", 2);
  save();
  status = 500;
  await expect.poll(asked).toEqual(["/"]);
  await quietly();
  expect(asked()).toEqual(["/"]);
  expect(String(brotliDecompressSync((await site.ask("/", browser)).body))).toContain("Antes");

  save();
  status = 200;
  invalidations.trusted = false;
  await quietly();
  expect(asked()).toEqual([]);
});
