import { expect, type Locator } from "@playwright/test";

/** Presses the form's button after the session has ended: the form stays, and says where to sign in. The session is there again afterwards. */
export async function pressWithoutSession(button: Locator) {
  const page = button.page();
  const context = page.context();
  const cookies = await context.cookies();
  const before = page.url();
  await context.clearCookies();
  await button.click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Entre de novo em outra aba" })).toBeVisible();
  await expect(page).toHaveURL(before);
  await context.addCookies(cookies);
}
