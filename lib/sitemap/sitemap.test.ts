import { describe, expect, it } from "vitest";
import { partsOf, sitemapIndex, sitemapOf } from "./sitemap";

const part = (from: string, before: string, skip = 0) => ({ from: `${from}-01`, before: `${before}-01`, skip });
const months = (...counts: number[]) => counts.map((count, n) => ({ month: `2026-0${n + 1}-01`, count }));

describe("the parts of a sitemap", () => {
  it("are whole months, as many as fit", () => {
    expect(partsOf(months(4, 6, 1, 9, 1), 10)).toEqual([
      part("2026-01", "2026-03"),
      part("2026-03", "2026-05"),
      part("2026-05", "2026-06"),
    ]);
  });

  it("divide a month that has more than fit, which shares its files with no other", () => {
    expect(partsOf(months(1, 25, 3), 10)).toEqual([
      part("2026-01", "2026-02"),
      ...[0, 10, 20].map((skip) => part("2026-02", "2026-03", skip)),
      part("2026-03", "2026-04"),
    ]);
  });

  it("are none of nothing, and know the year's end", () => {
    expect(partsOf([])).toEqual([]);
    expect(partsOf([{ month: "2025-12-01", count: 1 }])).toEqual([part("2025-12", "2026-01")]);
  });
});

it("the files are XML, whatever the addresses have", () => {
  expect(sitemapIndex(["http://a/b?c&d"])).toContain("<sitemap><loc>http://a/b?c&amp;d</loc></sitemap>");
  expect(sitemapOf([{ url: "http://a/", updatedAt: new Date(0) }])).toContain(
    "<url><loc>http://a/</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>",
  );
});
