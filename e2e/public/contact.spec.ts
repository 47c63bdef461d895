import { expect, expectAccessible, expectFitsWidth, test } from "../fixtures";
import { cutCode } from "../harness/cut-code";
import { holdRequests } from "../harness/held";
import { openHydrated } from "../harness/hydrated";

const NAME = "Nome";
const SEND = "Enviar mensagem";

test("success is announced once it is true, and the form is empty again", async ({ page }) => {
  await page.goto("/contato");
  await page.getByLabel(NAME).fill("Joana");
  await page.getByLabel("E-mail").fill("joana@example.com");
  await page.getByLabel("Assunto").fill("Visita");
  await page.getByLabel("Mensagem").fill(`Posso visitar? ${Date.now()}`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("/api/contact", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  const stored = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: SEND }).click();
  await expect(page.getByRole("button", { name: "Enviando…" })).toBeDisabled();
  await expect(page.getByText("Formulário Enviado com Sucesso!")).toHaveCount(0);
  answer();
  expect((await stored).status()).toBe(201);
  const toast = page.getByRole("listitem").filter({ hasText: "Formulário Enviado com Sucesso!" });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(200);
  await expect(page.getByText("Recebemos a sua mensagem.")).toBeVisible();
  await expect(page.getByLabel("Mensagem")).toHaveValue("");
  await expect(toast).toBeHidden();
});

test("what is written while the message is on its way stays", async ({ page }) => {
  await openHydrated(page, "/contato");
  const message = `Quero ajudar ${Date.now()}`;
  await page.getByLabel(NAME).fill("Joana");
  await page.getByLabel("E-mail").fill("joana@example.com");
  await page.getByLabel("Mensagem").fill(message);
  await page.getByLabel("Mensagem").press("Tab"); // what is asked for at the first focus has been asked for
  const release = await holdRequests(page, "**/api/contact");
  await page.getByRole("button", { name: SEND }).click();
  await expect(page.getByRole("button", { name: "Enviando…" })).toBeDisabled();
  await page.getByLabel("Mensagem").fill(`${message}, aos sábados`);
  release();
  await expect(page.getByText("Recebemos a sua mensagem.")).toBeVisible();
  await expect(page.getByLabel("Mensagem")).toHaveValue(`${message}, aos sábados`);
});

test("a message is sent although the code of its toast does not load", async ({ page }) => {
  const letThrough = await cutCode(page, "data-sonner-toaster");
  await openHydrated(page, "/contato");
  await page.getByLabel(NAME).fill("Joana");
  await page.getByLabel("E-mail").fill("joana@example.com");
  await page.getByLabel("Mensagem").fill(`Sem aviso ${Date.now()}`);
  const [stored] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: SEND }).click(),
  ]);
  expect(stored.status()).toBe(201);
  await expect(page.getByLabel("Mensagem")).toHaveValue("");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500))); // the code is tried twice
  await expect(page.getByText("Recebemos a sua mensagem.")).toBeVisible();
  await letThrough();
});

test("offline, and while the database is away, nothing typed is lost and the next try works", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/contato");
  const message = `Não me perca ${Date.now()}`;
  await page.getByLabel(NAME).fill("Joana");
  await page.getByLabel("E-mail").fill("joana@example.com");
  await page.getByLabel("Mensagem").fill(message);
  await context.setOffline(true);
  await page.getByRole("button", { name: SEND }).click();
  const alert = page.getByRole("form").getByRole("alert");
  await expect(alert).toHaveText("Sem conexão. Tente novamente em instantes");
  await context.setOffline(false);

  const json = { message: "Tente novamente em instantes" };
  await page.route("/api/contact", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503, json }) : route.continue(),
  );
  await page.getByRole("button", { name: SEND }).click();
  await expect(alert).toHaveText("Tente novamente em instantes");
  await expect(page.getByLabel("Mensagem")).toHaveValue(message);
  await page.unroute("/api/contact");
  await page.getByRole("button", { name: SEND }).click();
  await expect(page.getByText("Recebemos a sua mensagem.")).toBeVisible();
});

test("bad input is explained beside the fields, accessibly, and what was typed stays", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  await openHydrated(page, "/contato"); // before that the browser itself explains
  const form = page.getByRole("form", { name: "Formulário de contato" });
  await form.getByLabel("Mensagem").fill("Uma mensagem comprida");
  await form.getByLabel("E-mail").fill("joana@");
  await form.getByRole("button", { name: SEND }).click();
  await expect(form.getByText("Informe o seu nome")).toBeVisible();
  await expect(form.getByText("Informe um e-mail válido, como nome@exemplo.com")).toBeVisible();
  await expect(form.getByRole("alert")).toHaveText("Confira os campos destacados");
  await expect(form.getByLabel(NAME)).toBeFocused();
  await expect(form.getByLabel(NAME)).toHaveAccessibleDescription("Informe o seu nome");
  await expect(form.getByLabel("Mensagem")).toHaveValue("Uma mensagem comprida");
  await expect(form.getByLabel("E-mail")).toHaveValue("joana@");
  await expectAccessible(form);
  await expectFitsWidth(page);
  // The response to a browser without JavaScript.
  const plain = await request.post("/contato/formulario", { form: { name: "", email: "x", message: "Oi" } });
  const html = await plain.text();
  await page.route("/contato", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/contato");
  await expect(page.getByRole("heading", { name: "A sua mensagem ainda não foi enviada" })).toBeVisible();
  await expectAccessible(page);
});
