import { pressWithoutSession } from "../ended-session";
import { expect, signIn, test } from "../fixtures";
import { dialog, plain, RED } from "./library";

test.beforeEach(({ page }) => {
  page.on("dialog", (question) => question.accept()); // the browser's own, when an unsaved form is left
});

test("beside a form, the library and an upload say where to sign in, and what was typed stays", async ({ page }) => {
  await signIn(page);
  await page.goto("/addCalendars");
  const title = page.getByLabel("Ação", { exact: true });
  await title.fill("Ainda não salvo");
  const field = page.getByRole("group", { name: "Imagem", exact: true });
  await field.getByRole("button", { name: "Escolher das imagens" }).click();
  const picker = dialog(page, "Escolher das imagens");
  await expect(picker.getByRole("status").first()).toHaveText(/imagens?$/);
  await pressWithoutSession(picker.getByRole("button", { name: "Buscar" }));
  await picker.getByRole("button", { name: "Cancelar" }).click();
  await expect(title).toHaveValue("Ainda não salvo");

  await page.context().clearCookies();
  const photos = page.getByRole("group", { name: "Mais fotos" });
  await photos
    .getByLabel("Enviar fotos")
    .setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: await plain(RED, 320) });
  await expect(photos.getByRole("alert")).toContainText("Entre de novo em outra aba e envie a imagem outra vez");
  await expect(title).toHaveValue("Ainda não salvo");
});

test("where nothing was typed, nothing is said to be kept", async ({ page }) => {
  await signIn(page);
  await page.goto("/backup");
  await page.getByRole("button", { name: "Ligar as cópias diárias" }).click();
  await pressWithoutSession(page.getByRole("button", { name: "Já anotei a senha: ligar as cópias" }));
  await expect(page.getByRole("alert").filter({ hasText: "e tente outra vez" })).toBeVisible();
});

test("what is typed in a short form outlives an action beside it that leads to the sign-in", async ({ page }) => {
  await signIn(page);
  await page.goto("/categories");
  const articles = page.getByRole("region", { name: "Artigos" });
  const name = articles.getByLabel("Nova categoria");
  await name.fill("Roda de conversa");
  page.removeAllListeners("dialog");
  const asked = page.waitForEvent("dialog").then(async (question) => {
    await question.dismiss();
    return question.type();
  });
  await page.context().clearCookies();
  await articles
    .getByRole("button", { name: /^Descer / })
    .first()
    .click();
  expect(await asked).toBe("beforeunload");
  await expect(page).toHaveURL("/categories");
  await expect(name).toHaveValue("Roda de conversa");
});
