import { expect, expectAccessible, expectFitsWidth, test } from "../fixtures";

test("the API's page shows a call with its fields, an example and an answer", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { level: 1, name: "API" })).toBeVisible();
  const call = page.locator("#postPosts");
  await call.locator("summary").click();
  await expect(call.getByText("A categoria: uma das chaves de GET /api/categories")).toBeVisible();
  await expect(call.getByRole("region", { name: "Exemplo de POST /api/posts" })).toContainText("curl -X POST http");
  await expect(call.getByRole("region", { name: "Resposta de POST /api/posts" })).toContainText('"permalink"');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("#artigos details")) details.open = true;
  });
  await expectAccessible(page.locator("#artigos"));
  await expectFitsWidth(page);
});
