import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Reactions } from "./reactions";

it("counts are written as all numbers are", () => {
  const counts = { LIKE: 1_234, UNICORN: 0, EXPLODING_HEAD: 0, RAISED_HANDS: 0, FIRE: 0, READING_LIST: 0 };
  const html = renderToStaticMarkup(<Reactions postId="x" counts={counts} comments={5_678} />);
  for (const shown of ["</span>1.234<", "</span>5.678<"]) expect(html).toContain(shown);
});
