import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PostText } from "./post-text";

it("no line break divides a date, in a table as elsewhere", () => {
  const text = "| Dia | **29-11-2026** |\n|-|-|\n| 2026-11-29 | 29-11 |\n\nDe 28-11-2026 a 30-11-2026.";
  const shown = renderToStaticMarkup(<PostText>{text}</PostText>);
  const whole = [...shown.matchAll(/<span class="whitespace-nowrap">([^<]+)<\/span>/g)].map(([, date]) => date);
  expect(whole).toEqual(["29-11-2026", "2026-11-29", "29-11", "28-11-2026", "30-11-2026"]);
});
