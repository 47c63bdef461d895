import { expect, openDashboard, test } from "../fixtures";

test("on a phone the menu is a drawer that keeps the focus and gives it back", { tag: "@phone-only" }, async ({
  page,
}) => {
  await openDashboard(page);
  const button = page.getByRole("button", { name: "Abrir o menu" });
  await expect(page.getByRole("navigation", { name: "Painel" })).toBeHidden();
  await button.click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("link", { name: "Posts", exact: true })).toBeVisible();
  await expect.poll(() => drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await drawer.getByRole("button", { name: "Fechar o menu" }).click();
  await expect(drawer).toBeHidden();
  await button.click();
  await drawer.getByRole("link", { name: "Posts", exact: true }).click();
  await expect(page).toHaveURL("/posts/private");
  await expect(drawer).toBeHidden();
});
