import { expect, signIn, test } from "../../fixtures";
import { cutCode, scriptsWith } from "../../harness/cut-code";
import { holdRequests } from "../../harness/held";
import { article } from "../article";
import { save } from "./editor";

test.beforeEach(({ page }) => signIn(page));

/** In the editor's code alone. */
const EDITOR = "ProseMirror-";

test.describe("while the editor's code", () => {
  test("is on its way, what is typed in its place is not lost", async ({ page }) => {
    const release = await holdRequests(page, await scriptsWith(EDITOR));
    await page.goto("/addpost");
    const plain = page.getByLabel("Texto");
    await plain.click();
    await page.keyboard.type("## Cedo\n\nEscrevi antes");
    release();
    await page.waitForLoadState("networkidle");
    await page.keyboard.type(" e durante.");
    await expect(plain).toHaveValue("## Cedo\n\nEscrevi antes e durante.");
    await page.keyboard.press("Tab");
    await expect(article(page).getByRole("heading", { name: "Cedo" })).toBeVisible();
    await expect(article(page)).toContainText("Escrevi antes e durante.");
  });

  test("does not come, an article is written all the same", async ({ page, newPost, request }) => {
    await cutCode(page, EDITOR);
    const { _id } = await newPost({ description: "Um." });
    await page.goto(`/post/${_id}/edit`);
    await expect(page.getByText(/^O editor não carregou/)).toBeVisible();
    await page.getByLabel("Texto").fill("## Dois");
    await save(page);
    expect((await (await request.get(`/api/posts/${_id}`)).json()).description).toBe("## Dois");
  });
});
