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

test("an empty text is asked for, beside it and with the focus in it", async ({ page }) => {
  await page.goto("/addpost");
  await expect(article(page)).toBeVisible();
  await expect(page.getByText("O título já vai acima do texto.", { exact: false })).toBeVisible();
  await page.getByLabel("Título", { exact: true }).fill("Só o título");
  await page.getByLabel("Categoria").selectOption("Ações");
  await page.getByRole("button", { name: "Publicar artigo" }).click();
  await expect(article(page)).toBeFocused();
  await expect(article(page)).toHaveAttribute("aria-invalid", "true");
  await expect(article(page)).toHaveAccessibleName("Texto");
  await expect(article(page)).toHaveAccessibleDescription(/Escreva o texto do artigo/);
  await page.keyboard.type("Agora sim.");
  await expect(article(page)).toHaveAttribute("aria-invalid", "false");
});
