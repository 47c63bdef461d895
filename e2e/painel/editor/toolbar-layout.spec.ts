import { expect, expectAccessible, expectFitsWidth, signIn, test } from "../../fixtures";
import { article, tool } from "../article";
import { openPost } from "./editor";

test.beforeEach(({ page }) => signIn(page));

test("all tools are in view, nothing scrolls sideways; it is accessible, its dialogs open too", {
  tag: "@phone",
}, async ({ page, newPost }) => {
  await openPost(
    page,
    newPost,
    "## Um\n\nCom [link](/contato), **negrito**.\n\n> Citação\n\n- lista\n\n| a | b |\n|---|---|",
  );
  await tool(page, "Subtítulo").evaluate((button) => button.scrollIntoView({ block: "center" }));
  for (const name of ["Subtítulo", "Link", "Imagem", "Refazer"])
    await expect(tool(page, name)).toBeInViewport({ ratio: 1 });
  await expectFitsWidth(page);

  await article(page).getByRole("link", { name: "link" }).click();
  await expectAccessible(page.getByRole("main"));
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog", { name: "Link" })).toBeVisible();
  await expectAccessible(page.getByRole("dialog", { name: "Link" }));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(article(page)).toBeFocused();
  await tool(page, "Imagem").click();
  await expect(page.getByRole("dialog", { name: "Imagem no texto" })).toBeVisible();
  await expectAccessible(page.getByRole("dialog", { name: "Imagem no texto" }));
});
