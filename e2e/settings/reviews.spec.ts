import { expect, expectAccessible, signIn } from "../fixtures";
import { openHydrated } from "../harness/hydrated";
import { ARTICLE } from "../public-pages";
import { open, save, test } from "./screen";

test("reviews that the team reads first are on the site once somebody publishes them", async ({ page, request }) => {
  await signIn(page);
  await open(page);
  await page.getByLabel("Quando aparecem no site").selectOption("Só depois que alguém da equipe publica");
  await save(page);

  await openHydrated(page, ARTICLE);
  await expect(page.getByText("A avaliação aparece aqui depois que alguém da equipe a publicar.")).toBeVisible();
  const comment = `Esperei na fila ${Date.now()}`;
  await page.getByLabel("Nome", { exact: true }).fill("Eva");
  await page.getByLabel("E-mail").fill("eva@example.com");
  await page.getByLabel("Avaliação", { exact: true }).selectOption("5 Maravilhosa");
  await page.getByLabel("Comentário").fill(comment);
  await page.getByRole("button", { name: "Enviar avaliação" }).click();
  await expect(page.getByText("Avaliação enviada. Ela aparece aqui depois")).toBeVisible();
  const read = async () => (await request.get(ARTICLE)).text();
  expect(await read()).not.toContain(comment);

  await page.goto("/painel");
  await page.getByRole("link", { name: "avaliação espera que você a publique" }).click();
  await expect(page.getByText(comment)).toBeVisible();
  await expect(page.getByText("Espera publicação")).toBeVisible();
  await expectAccessible(page.getByRole("main"));
  await page.getByRole("button", { name: "Publicar a avaliação de Eva" }).click();
  await expect(page.getByText("Avaliação Publicada")).toBeVisible();
  expect(await read()).toContain(comment);
  await page.goto("/painel");
  await expect(page.getByText("espera que você a publique")).toHaveCount(0);
});
