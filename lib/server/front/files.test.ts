import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Site, startCachedSite } from "../../../e2e/harness/cached-site";
import { precompress } from "../../start/build/precompress";
import { statistics } from "../page-cache/statistics";
import { openFiles } from "./files";

const ADDRESS = "/_next/static/chunks/a.js";
const code = "console.log('nova');\n".repeat(200);
let build: string;
let site: Site;

beforeAll(async () => {
  build = await mkdtemp(path.join(os.tmpdir(), "nova-build-"));
  await mkdir(path.join(build, "static", "chunks"), { recursive: true });
  await writeFile(path.join(build, "static", "chunks", "a.js"), code);
  await writeFile(path.join(build, "static", "chunks", "gone.js"), code);
  await precompress(path.join(build, "static"));
  site = await startCachedSite((_, response) => response.end("Next"), { files: openFiles(build) });
});
afterAll(() => site.close());

test("the build's files come as the build has compressed them, to be kept for ever, whatever their query", async () => {
  const { status, headers, body } = await site.ask(`${ADDRESS}?v=1`, { "accept-encoding": "gzip, br" });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  expect(body).toEqual(await readFile(path.join(build, "static", "chunks", "a.js.br")));
  expect(gunzipSync((await site.ask(ADDRESS, { "accept-encoding": "gzip" })).body).toString()).toBe(code);
  expect((await site.ask(ADDRESS)).body.toString()).toBe(code);
});

test("a file that is the same after a minute is not compressed again", async () => {
  const { body } = await site.ask(ADDRESS, { "accept-encoding": "br" });
  const copy = path.join(build, "static", "chunks", "a.js.br");
  await writeFile(copy, "outra");
  const { revalidated } = statistics;
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  expect((await site.ask(ADDRESS, { "accept-encoding": "br" })).body).toEqual(body);
  vi.restoreAllMocks();
  expect(statistics.revalidated).toBe(revalidated + 1);
  await writeFile(copy, body);
});

test("what is not there, and what lies outside, is nowhere, and Next never hears of it", async () => {
  for (const address of [
    ...["/_next/static/chunks/b.js", "/_next/static/chunks", "/_next/static/chunks/a.js.br"],
    "/_next/static/",
  ])
    expect((await site.ask(address)).status, address).toBe(404);
  for (const address of ["/_next/static/../secret", "/_next/static/%2e%2e/secret"])
    expect((await site.ask(address)).status, address).toBe(400);
  expect(site.asked).toEqual([]);
});

test("a file that vanishes under the running server breaks its own answer only", async () => {
  await rm(path.join(build, "static", "chunks", "gone.js"));
  expect((await site.ask("/_next/static/chunks/gone.js")).status).toBe(500);
  expect((await site.ask(ADDRESS)).status).toBe(200);
});
