import { expect, signIn, test } from "../../fixtures";
import { article, tool } from "../article";
import { caretToEnd, openPost, save, untilCaretIsAtEnd } from "./editor";

test.beforeEach(({ page }) => signIn(page));

test("links: to a site, a page of this one or an e-mail, and away again", { tag: "@phone" }, async ({
  page,
  newPost,
}) => {
  const { stored } = await openPost(page, newPost, "Venha ver a horta");
  const dialog = page.getByRole("dialog", { name: "Link" });
  const address = dialog.getByLabel("Endereço");

  await test.step("The dialog opens over the word that is chosen", async () => {
    await article(page)
      .getByText("Venha ver a horta")
      .dblclick({ position: { x: 5, y: 10 } });
    await tool(page, "Link").click();
    // On a touch screen the field is not focused, as the keyboard would cover the dialog.
    await expect(test.info().project.use.isMobile ? dialog : address).toBeFocused();
  });

  await test.step("A press beside it closes it, but not one that begins in its field", async () => {
    const field = await address.boundingBox();
    await page.mouse.move((field?.x ?? 0) + 5, (field?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(3, 3);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(3, 3);
    await expect(dialog).toBeHidden();
    await expect(article(page)).toBeFocused();
    await tool(page, "Link").click();
  });

  await test.step("What is no address is explained", async () => {
    for (const wrong of ["", "javascript:alert(1)", "um lugar", "//outro.org", "ftp://arquivos.org"]) {
      await address.fill(wrong);
      await dialog.getByRole("button", { name: "Inserir link" }).click();
      await expect(dialog.getByText(/^Informe um endereço como/)).toBeVisible();
      await expect(address).toBeFocused();
    }
  });

  await test.step("A link to a site", async () => {
    await address.fill("exemplo.org/horta");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(article(page)).toBeFocused();
    await save(page);
    expect(await stored()).toBe("[Venha](https://exemplo.org/horta) ver a horta");
  });

  await test.step("It becomes one to a page of this site, and another one writes an e-mail", async () => {
    await article(page).getByRole("link", { name: "Venha" }).click();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(address).toHaveValue("https://exemplo.org/horta");
    await address.fill("/contato");
    await dialog.getByRole("button", { name: "Mudar" }).click();
    await expect(dialog).toBeHidden();
    await expect(article(page)).toBeFocused();
    await caretToEnd(page);
    await page.keyboard.type(" ou ");
    await page.keyboard.press("ControlOrMeta+k");
    await address.fill("horta@exemplo.org");
    await dialog.getByLabel("Texto do link").fill("escreva");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await untilCaretIsAtEnd(page);
    await page.keyboard.type(" já.");
    await save(page);
    expect(await stored()).toBe("[Venha](/contato) ver a horta ou [escreva](mailto:horta@exemplo.org) já.");

    await article(page).getByRole("link", { name: "Venha" }).click();
  });

  await test.step("It is taken away again", async () => {
    await tool(page, "Link").click();
    await dialog.getByRole("button", { name: "Tirar o link" }).click();
    await save(page);
    expect(await stored()).toBe("Venha ver a horta ou [escreva](mailto:horta@exemplo.org) já.");
  });
});
