import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { closedGate } from "../../../e2e/harness/closed-gate";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { PAGE, siteForEachTest, VARY } from "./page-cache.fixture";

const { origin, site } = siteForEachTest();

const everything = "gzip, deflate, br, zstd";

describe("what is sent", () => {
  it("comes in the encoding that the visitor likes best, with one tag in all of them", async () => {
    const [plain, gzip, brotli] = [
      await site.ask("/"),
      await site.ask("/", { "accept-encoding": "gzip;q=1, br;q=0.5" }),
      await site.ask("/", { "accept-encoding": everything }),
    ];
    expect([plain, gzip, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
    for (const { headers, body } of [plain, gzip, brotli]) {
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers.vary).toBe(`${VARY}, Accept-Encoding`);
      expect(headers.etag).toMatch(/^W\/"/); // other bytes of one content
    }
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(1);
    for (const odd of ["deflate", `${"x,".repeat(4_000)}br`]) {
      const other = await site.ask("/", { "accept-encoding": odd });
      expect([other.headers["content-encoding"], other.body.toString()]).toEqual([undefined, PAGE]);
    }
    expect(site.asked).toHaveLength(3); // once for each encoding
  });

  it("is not sent again in another encoding to who has it in one", async () => {
    const { headers } = await site.ask("/", { "accept-encoding": "br" });
    const again = await site.ask("/", { "accept-encoding": "gzip", "if-none-match": headers.etag ?? "" });
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  });

  it("is nothing when the visitor has it: lists, strong tags, '*'", async () => {
    const { headers } = await site.ask("/");
    for (const known of [headers.etag ?? "", `"a", ${headers.etag?.replace("W/", "")}`, "*"]) {
      const answer = await site.ask("/", { "if-none-match": known });
      expect([answer.status, answer.body.length, answer.headers["content-length"]]).toEqual([304, 0, undefined]);
      expect(answer.headers).toMatchObject({ etag: headers.etag, vary: headers.vary });
    }
    expect((await site.ask("/", { "if-none-match": '"next"' })).status).toBe(200);
    expect((await site.ask("/outra", { "if-none-match": headers.etag ?? "" })).status).toBe(304);
    origin.text = "Outro";
    invalidations.mark(["posts"]);
    expect((await site.ask("/", { "if-none-match": headers.etag ?? "" })).body.toString()).toBe("Outro");
  });

  it.each(["bytes=0-3", "bytes=abc", "bytes=9-3"])("is whole, whatever part of it is asked for: %s", async (range) => {
    const { headers } = await site.ask("/");
    const answer = await site.ask("/", { range, "if-range": '"next"' });
    expect(answer).toMatchObject({ status: 200, headers: { etag: headers.etag } });
    expect(answer.body.toString()).toBe(PAGE);
    expect(site.asked).toHaveLength(1);
  });

  it("is the head alone for HEAD, as GET has it", async () => {
    const { headers } = await site.ask("/");
    const answer = await site.ask("/", {}, "HEAD");
    expect(answer).toMatchObject({ status: 200, headers: { ...headers, date: answer.headers.date } });
    expect(answer.body).toHaveLength(0);
    invalidations.mark(["posts"]);
    expect((await site.ask("/", {}, "HEAD")).headers["content-length"]).toBe(headers["content-length"]);
    expect(site.asked).toEqual(["GET /", "GET /"]);
  });

  it("is the framework's for a token", async () => {
    await site.ask("/");
    expect((await site.ask("/", { authorization: "Bearer x" })).headers.etag).toBe('"next"');
    expect(site.asked).toHaveLength(2);
  });

  it("is the kept one for the cookies of a preview, which the framework would take away for everybody", async () => {
    await site.ask("/");
    for (const cookie of ["__prerender_bypass=x", "a=b; __next_preview_data=x"])
      expect((await site.ask("/", { cookie })).headers.etag).not.toBe('"next"');
    expect(site.asked).toHaveLength(1);
  });

  it("is the kept one, and whole, for a condition by date alone, which nobody's pages have", async () => {
    await site.ask("/");
    const answer = await site.ask("/", { "if-modified-since": "Fri, 31 Dec 2100 00:00:00 GMT" });
    expect([answer.status, answer.body.toString()]).toEqual([200, PAGE]);
    expect(site.asked).toHaveLength(1);
  });

  it("is not hidden by an answer that was under way, nor asked for beside it", async () => {
    const gate = closedGate();
    origin.before = async () => {
      const old = origin.text;
      await gate.passed;
      Object.assign(origin, { text: old, before: () => {} });
    };
    const slow = site.ask("/");
    await expect.poll(() => site.asked).toHaveLength(1);
    invalidations.mark(["posts"]);
    const visitors = [site.ask("/"), site.ask("/")];
    await sleep(50);
    expect(site.asked).toHaveLength(1); // Next would let both wait for the same render
    gate.open();
    expect((await slow).body.toString()).toBe(PAGE);
    origin.text = "Novo";
    for (const visitor of visitors) expect((await visitor).body.toString()).toBe("Novo");
    expect((await site.ask("/")).body.toString()).toBe("Novo");
    expect(site.asked).toHaveLength(2);
  });

  it("cannot be missed while others' saves are not heard of", async () => {
    await site.ask("/");
    invalidations.trusted = false;
    origin.text = "Novo";
    expect((await site.ask("/")).body.toString()).toBe("Novo");
    origin.text = "Mais novo";
    expect((await site.ask("/")).body.toString()).toBe("Mais novo");
  });

  it("keeps no compressed bytes of what was before", async () => {
    await site.ask("/", { "accept-encoding": "br" });
    origin.text = PAGE.replaceAll("Olá", "Oi");
    invalidations.mark(["posts"]);
    const { body } = await site.ask("/", { "accept-encoding": "br" });
    expect(brotliDecompressSync(body).toString()).toBe(origin.text);
  });

  it("ends a page that is nobody's or everybody's no more", async () => {
    await site.ask("/");
    invalidations.mark(["posts"]);
    origin.head["cache-control"] = "private, no-store";
    expect((await site.ask("/")).headers["cache-control"]).toBe("private, no-store");
    origin.head["cache-control"] = "s-maxage=60";
    await site.ask("/");
    await site.ask("/");
    expect(site.asked).toHaveLength(3);
  });
});
