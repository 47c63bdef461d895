import { expect, test } from "../fixtures";

const NAME = "Nome";
const SEND = "Enviar mensagem";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form can be sent, and comes back filled in when something is wrong", async ({ page }) => {
    await page.goto("/contato");
    const message = `Sem JavaScript <b> ${Date.now()}`;
    await page.getByLabel(NAME).fill("Joana");
    await page.getByLabel("Assunto").fill("Oi");
    await page.getByLabel("Mensagem").fill(message);
    // Valid for the browser, invalid for the server.
    await page.getByLabel("E-mail").fill("joana@example");
    const answer = page.waitForResponse(/\/contato\/formulario$/);
    await page.getByRole("button", { name: SEND }).click();
    expect((await answer).status()).toBe(400);
    await expect(page.getByRole("heading", { name: "A sua mensagem ainda não foi enviada" })).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/^Informe um e-mail válido/);
    await expect(page.getByLabel("Mensagem")).toHaveValue(message);
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await page.getByLabel("E-mail").fill("joana@example.com");
    await page.getByRole("button", { name: SEND }).click();
    await expect(page).toHaveURL("/contato/enviada");
    await expect(page.getByRole("heading", { level: 1, name: "Formulário Enviado com Sucesso!" })).toBeVisible();
  });
});

test("a form on another site's page sends nothing here", async ({ request }) => {
  const form = { name: "Joana", email: "joana@example.com", message: "Compre já" };
  const headers = { "sec-fetch-site": "cross-site" };
  const refused = await request.post("/contato/formulario", { form, headers, maxRedirects: 0 });
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain("Este formulário só pode ser enviado pelo nosso próprio site");
});
