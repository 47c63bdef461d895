import { expect, it } from "vitest";
import { MAX_COMMENT_LINES } from "./limits";
import { reviewInput } from "./schema";

it("a comment has no more lines than its characters fill", () => {
  const review = { nome: "Léo", email: "leo@example.com", rating: "4" };
  const typed = (lines: number) => ({ ...review, comment: Array(lines).fill("oi").join("\r\n") });
  expect(reviewInput.safeParse(typed(MAX_COMMENT_LINES)).success).toBe(true);
  expect(reviewInput.safeParse(typed(MAX_COMMENT_LINES + 1)).error?.issues).toMatchObject([
    { path: ["comment"], message: "O comentário deve ter no máximo 50 linhas" },
  ]);
});
