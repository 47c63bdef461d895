import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleNeed } from "@/lib/needs/api";
import type { Quantity } from "@/lib/needs/quantity";
import { NeedsSection } from "./needs-section";

const need = (item: string, missing: Quantity) => ({ ...exampleNeed, _id: item, item, missing });
const titles = (needs: ReturnType<typeof need>[]) =>
  [...renderToStaticMarkup(<NeedsSection needs={needs} />).matchAll(/<h3.*?>(.*?)</g)].map(([, title]) => title);

it("shows the first that can still be promised, and is absent when there is none", () => {
  const promised = need("Meias", "0");
  expect(
    titles([promised, need("Arroz", "12"), need("Pão", "3"), promised, need("Leite", "1"), need("Mel", "2")]),
  ).toEqual(["Arroz", "Pão", "Leite"]);
  expect(renderToStaticMarkup(<NeedsSection needs={[promised]} />)).toBe("");
});
