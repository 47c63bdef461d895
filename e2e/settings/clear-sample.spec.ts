import { admin, expect, signIn, test } from "../fixtures";
import { startNova } from "../harness/nova";

// A product of its own, as other tests need the sample data.

test("the sample goes at once, and the keyboard goes on from the heading", async ({ browser }) => {
  test.setTimeout(300_000);
  const nova = await startNova({ prepared: "sample" });
  try {
    const page = await (await browser.newContext({ baseURL: nova.url })).newPage();
    await signIn(page);
    await page.goto("/painel");
    const clear = page.getByRole("button", { name: "Apagar os exemplos" });
    await clear.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Apagar os exemplos" }).press("Enter");
    await expect(page.getByText("Exemplos Apagados")).toBeVisible();
    await expect(clear).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: admin.name })).toBeFocused();
    await page.context().close();
  } finally {
    await nova.stop();
  }
});
