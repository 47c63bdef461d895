import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compress } from "./encoding";
import { PAGE, siteForEachTest } from "./page-cache.fixture";
import { statistics } from "./statistics";

const { origin, site } = siteForEachTest();

describe("addresses that somebody makes up", () => {
  it("with a query show the prerendered page that they mean", async () => {
    origin.head["x-nextjs-prerender"] = "1";
    await site.ask("/posts?fbclid=1");
    for (const address of ["/posts?fbclid=2", "/posts"]) expect((await site.ask(address)).body.toString()).toBe(PAGE);
    expect(site.asked).toEqual(["GET /posts?fbclid=1"]);
  });

  it("do not drive out what is read, nor take more room than there is", async () => {
    await site.reopen({ capacityBytes: 200_000 });
    origin.text = "x".repeat(10_000);
    for (let round = 0; round < 60; round++) {
      await site.ask("/lida");
      await site.ask(`/inventada/${round}`);
    }
    expect(site.asked.filter((asked) => asked === "GET /lida")).toHaveLength(1);
    expect(statistics.bytes).toBeLessThanOrEqual(200_000);
  });

  it("have room as they are sent: compressed", async () => {
    await site.reopen({ capacityBytes: 200_000 });
    origin.text = PAGE.repeat(20);
    for (let round = 0; round < 2; round++)
      for (let page = 0; page < 30; page++) await site.ask(`/${page}`, { "accept-encoding": "br" });
    expect(site.asked).toHaveLength(30);
  });

  it.each(["br", "gzip"] as const)("occupy what is counted, in %s, too", async (encoding) => {
    const body = await compress(Buffer.from(PAGE), encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it("with room for nothing are answered all the same", async () => {
    await site.reopen({ capacityBytes: 0 });
    for (const visit of [1, 2]) {
      const { headers, body } = await site.ask("/", { "accept-encoding": "br" });
      expect(brotliDecompressSync(body).toString()).toBe(PAGE);
      expect(headers).toMatchObject({ "content-encoding": "br" });
      expect(site.asked).toHaveLength(visit);
    }
  });
});
