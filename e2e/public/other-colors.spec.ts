import { expect, test } from "../fixtures";

/** Windows takes all backgrounds away. */
test("in high contrast buttons have a border, and the current page differs from others", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/transparencia");
  await expect(page.getByRole("link", { name: "Como doar", exact: true })).toHaveCSS("border-top-width", "2px");
  const background = (name: string) =>
    page.getByRole("link", { name, exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background("Página 1")).not.toBe(await background("Página 2"));
});

test("what is printed has the colours of the light theme", async ({ page }) => {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.goto("/transparencia");
  const light = await ink();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ink).not.toBe(light);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect.poll(ink).toBe(light);
});
