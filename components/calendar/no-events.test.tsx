import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NoUpcoming } from "./no-events";

it("a new organisation's empty agenda promises no past events", () => {
  const shown = renderToStaticMarkup(<NoUpcoming />);
  expect(shown).toContain("assim que houver data.");
  expect(shown).not.toMatch(/já fizemos|passadas/);
});
