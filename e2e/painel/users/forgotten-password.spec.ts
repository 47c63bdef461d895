import { admin, expect, expectAccessible, signIn, test } from "../../fixtures";
import { ownProduct } from "../../harness/own-product";
import { type StandIn, standIn } from "../../harness/stand-in";

// A product of its own, with a mail service on loopback.
let resend: StandIn;
const own = ownProduct(async () => {
  resend = await standIn({ json: { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" } });
  return { RESEND_API_KEY: "re_teste", RESEND_BASE_URL: resend.url };
});
test.afterAll(() => resend?.close());

test("who forgot the password asks for a link by mail; who has no account gets the same answer, and no mail", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: own.nova.url });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByRole("link", { name: "Esqueceu a Senha?" }).click();
  await expect(page).toHaveURL("/nova-senha");
  const email = page.getByRole("textbox", { name: "E-mail" });
  await email.fill("isto não é");
  await page.getByRole("button", { name: "Receber o link" }).click();
  await expect(page.getByText("Informe um e-mail válido, como nome@exemplo.com")).toBeVisible();
  await expect(email).toHaveValue("isto não é");
  resend.received.length = 0;
  for (const asked of ["ninguem@nova.example", admin.email]) {
    await email.fill(asked);
    await page.getByRole("button", { name: "Receber o link" }).click();
    await expect(page.getByText("Se este e-mail for o de uma conta do painel, o link chega")).toBeVisible();
    await expect(email).toHaveValue("");
  }
  await expectAccessible(page);
  await expect.poll(() => resend.received.length).toBe(1);
  const mail = JSON.parse(resend.received[0]?.body ?? "{}");
  expect(mail).toMatchObject({ to: admin.email, subject: "[Nova] Nova senha" });
  const { pathname, hash } = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? "");

  await page.goto(pathname + hash);
  await page.getByLabel("Nova senha").fill("canoa tigre lanterna");
  await expect(page.getByText("Muito boa senha.")).toBeVisible();
  await page.getByRole("button", { name: "Salvar a senha" }).click();
  await expect(page.getByText("Senha trocada. Agora é só entrar")).toBeVisible();
  await signIn(page, { email: admin.email, password: "canoa tigre lanterna" });
  await page.goto("/painel");
  await expect(page).toHaveURL("/painel");
  await context.close();
});
