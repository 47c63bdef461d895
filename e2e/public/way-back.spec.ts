import { expect, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";

test("what was typed is there again on the way back, of a link within the site and of another address", async ({
  page,
}) => {
  await openHydrated(page, "/contato");
  await page.getByLabel("Nome").fill("Joana");
  await page.getByLabel("Mensagem").fill("Uma mensagem comprida");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacidade" }).click();
  await expect(page).toHaveURL("/privacidade");
  await page.goBack();
  await expect(page.getByLabel("Mensagem")).toHaveValue("Uma mensagem comprida");
  await page.goto("/api/docs");
  await page.goBack();
  await expect(page.getByLabel("Nome")).toHaveValue("Joana");
  await expect(page.getByLabel("Mensagem")).toHaveValue("Uma mensagem comprida");
});
