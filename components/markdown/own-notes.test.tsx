import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PostText } from "./post-text";

const ofText = (idPrefix?: "resultado-") =>
  renderToStaticMarkup(<PostText idPrefix={idPrefix}>{"Um[^1].\n\n[^1]: De onde vem."}</PostText>);
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const targetsIn = (html: string) =>
  [...html.matchAll(/ (?:href="#|aria-describedby=")([^"]+)"/g)].map(([, target]) => target);

it("the footnotes of a page's two texts have ids of their own, and lead to their own", () => {
  const [first, second] = [ofText(), ofText("resultado-")];
  expect(idsIn(second).filter((id) => idsIn(first).includes(id))).toEqual([]);
  expect(targetsIn(second)).toHaveLength(3);
  expect(idsIn(second)).toEqual(expect.arrayContaining(targetsIn(second)));
});
