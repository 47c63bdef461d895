import { expect, test } from "../fixtures";
import { UNTIL, withScriptsHeld } from "./held-scripts";
import { openSiteMenu } from "./site-menu";

test.describe("a press before the scripts are there", () => {
  test("on the theme is heard at once, and acts once", { tag: "@phone" }, async ({ page, isMobile }) => {
    const release = await withScriptsHeld(page);
    await page.goto("/sobre");
    if (isMobile) await openSiteMenu(page); // needs no script
    const dark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
    const before = await dark();
    const theme = page.getByRole("button", { name: "Alternar entre tema" });
    await theme.click();
    await theme.click();
    await expect(theme).toHaveAttribute("data-held");
    expect(await dark()).toBe(before);
    release();
    await expect.poll(dark).toBe(!before);
    await expect(page.locator("[data-held]")).toHaveCount(0);
    expect(await dark()).toBe(!before);
  });

  test("on 'Copiar o código' copies it", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await withScriptsHeld(page);
    await page.goto("/doar");
    await page.getByRole("button", { name: "Copiar o código" }).click();
    release();
    await expect(page.getByText("Copiado!")).toBeVisible();
    const code = await page.getByRole("textbox", { name: "Pix copia e cola" }).inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test("on a reaction counts once", async ({ page, newPost }) => {
    const { permalink } = await newPost({ titulo: "Reação antes dos scripts" });
    const release = await withScriptsHeld(page);
    await page.goto(`/posts/${permalink}`, UNTIL);
    const like = page.getByRole("list", { name: "Reações" }).getByRole("button").first();
    await like.click();
    await like.click();
    release();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toHaveText(/1$/);
  });

  test("on a picture enlarges it", async ({ page }) => {
    const release = await withScriptsHeld(page);
    await page.goto("/projetos/criancas");
    const picture = page.getByRole("link", { name: "Ampliar a imagem" }).first();
    await picture.click();
    await expect(picture).toHaveAttribute("data-held");
    release();
    await expect(page.getByRole("dialog", { name: "Imagem ampliada" })).toBeVisible();
  });

  test("on 'Enviar avaliação' sends what was typed and chosen", async ({ page, newPost }) => {
    const { permalink } = await newPost({ titulo: "Avaliação antes dos scripts" });
    const release = await withScriptsHeld(page);
    await page.goto(`/posts/${permalink}`, UNTIL);
    await page.getByLabel("Nome").fill("Rita Prado");
    await page.getByLabel("E-mail").fill("rita@exemplo.org");
    await page.getByLabel("Avaliação").selectOption("5");
    await page.getByLabel("Comentário").fill("Li de pé, no ônibus.");
    await page.getByRole("button", { name: "Enviar avaliação" }).click();
    release();
    await expect(page.getByText("Li de pé, no ônibus.").first()).toBeVisible();
    await expect(page.getByText("Rita Prado").first()).toBeVisible();
  });
});
