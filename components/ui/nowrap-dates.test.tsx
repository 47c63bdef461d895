import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NowrapDates } from "./nowrap-dates";

it("dates stay in one piece, and the rest is as it was", () => {
  expect(renderToStaticMarkup(<NowrapDates>{"Café, 06-11-2026 e 22-11-2026 (34-12)"}</NowrapDates>)).toBe(
    'Café, <span class="whitespace-nowrap">06-11-2026</span> e <span class="whitespace-nowrap">22-11-2026</span> (34-12)',
  );
});
