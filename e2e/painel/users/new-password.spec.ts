import { expect, expectAccessible, signIn, stepOnDesktop } from "../../fixtures";
import { find, test } from "./people";

test("another administrator makes a link, with which one chooses a new password", { tag: "@phone" }, async ({
  page,
  signedInPerson,
}) => {
  const { page: hers, person: lia } = await signedInPerson("Lia");
  await signIn(page);
  await find(page, lia);
  await page.getByRole("button", { name: `Mais opções de ${lia.name}` }).click();
  await page.getByRole("menuitem", { name: "Link para nova senha" }).click();
  const dialog = page.getByRole("dialog", { name: `Link para ${lia.name}` });
  const address = await dialog.getByLabel("Link", { exact: true }).inputValue();
  expect(address).toMatch(/\/nova-senha#[\w-]+\.[\w-]+\.[\w-]+$/);
  const whatsapp = await dialog.getByRole("link", { name: "Enviar no WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(String(whatsapp))).toContain(address);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const { pathname, hash } = new URL(address);
  await hers.goto(pathname + hash);
  const save = hers.getByRole("button", { name: "Salvar a senha" });
  const field = hers.getByLabel("Nova senha");
  await field.fill("curta");
  await save.click();
  await expect(hers.getByText("A senha deve ter pelo menos 10 caracteres")).toBeVisible();
  await expect(field).toHaveValue("curta");
  await field.fill("flamengo2024");
  await expect(hers.getByText("Fácil de adivinhar: junte mais uma palavra")).toBeVisible();
  await save.click();
  await expect(hers.getByText("Esta senha é fácil de adivinhar")).toBeVisible();
  await field.fill("canoa tigre lanterna");
  await save.click();
  await expect(hers.getByText("Senha trocada. Agora é só entrar")).toBeVisible();
  await expectAccessible(hers.getByRole("main"));
  expect((await hers.request.get("/painel", { maxRedirects: 0 })).headers().location).toMatch(/^\/login\?/);
  await signIn(hers, { ...lia, password: "canoa tigre lanterna" });

  await stepOnDesktop("A link serves once", async () => {
    for (const used of [hash, "#outro"]) {
      await hers.goto("about:blank"); // else the same document stays
      await hers.goto(pathname + used);
      await field.fill("outra canoa lanterna");
      await save.click();
      await expect(
        hers.getByText(
          "Este link não vale mais. Se você acabou de escolher a senha, entre com ela; senão, peça outro link",
        ),
      ).toBeVisible();
    }
  });
  // Without a link one asks for one by mail, which this site does not send (contact-services.spec.ts does).
  await hers.goto("about:blank");
  await hers.goto(pathname);
  await hers.getByLabel("E-mail").fill(lia.email);
  await hers.getByRole("button", { name: "Receber o link" }).click();
  await expect(
    hers.getByText("Este site não envia e-mails. Peça o link a outra pessoa da Administração"),
  ).toBeVisible();
  await expectAccessible(hers.getByRole("main"));
});
