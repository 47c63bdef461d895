import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../../fixtures";
import { article } from "../article";
import { save } from "./editor";

test.beforeEach(({ page }) => signIn(page));

test.describe("while the editor's code", () => {
  /** Intercepts the chunks with the editor's code. */
  async function onEditorCode(page: Page, answer: () => Promise<"abort" | "continue">) {
    await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes("ProseMirror-") && (await answer()) === "abort") return route.abort();
      await route.fulfill({ response, body });
    });
  }

  test("is on its way, what is typed in its place is not lost", async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await onEditorCode(page, async () => {
      await arrived;
      return "continue";
    });
    await page.goto("/addpost");
    const plain = page.getByLabel("Texto");
    await plain.click();
    await page.keyboard.type("## Cedo\n\nEscrevi antes");
    arrive();
    await page.waitForLoadState("networkidle");
    await page.keyboard.type(" e durante.");
    await expect(plain).toHaveValue("## Cedo\n\nEscrevi antes e durante.");
    await page.keyboard.press("Tab");
    await expect(article(page).getByRole("heading", { name: "Cedo" })).toBeVisible();
    await expect(article(page)).toContainText("Escrevi antes e durante.");
  });

  test("does not come, an article is written all the same", async ({ page, newPost, request }) => {
    await onEditorCode(page, async () => "abort");
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
