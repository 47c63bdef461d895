import { expect, expectAccessible, signIn } from "../../fixtures";
import { find, newPerson, signedInElsewhere, test } from "./people";

test("another administrator makes a link, with which one chooses a new password", { tag: "@phone" }, async ({
  page,
  browser,
  register,
}) => {
  const lia = newPerson("Lia");
  await register(lia);
  const hers = await signedInElsewhere(browser, lia);
  await signIn(page);
  await find(page, lia);
  await page.getByRole("button", { name: `Mais opções de ${lia.name}` }).click();
  await page.getByRole("menuitem", { name: "Link para nova senha" }).click();
  const dialog = page.getByRole("dialog", { name: `Link para ${lia.name}` });
  const address = await dialog.getByLabel("Link", { exact: true }).inputValue();
  expect(address).toMatch(/\/nova-senha#[\w-]+\.[\w-]+\.[\w-]+$/);
  const whatsapp = await dialog.getByRole("link", { name: "Enviar por WhatsApp" }).getAttribute("href");
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
  await field.fill("canoa tigre lanterna");
  await save.click();
  await expect(hers.getByText("Senha trocada. Agora é só entrar")).toBeVisible();
  await expectAccessible(hers);
  await hers.goto("/painel");
  await expect(hers).toHaveURL(/\/login\?/);
  await signIn(hers, { ...lia, password: "canoa tigre lanterna" });

  // Used up; and an address without a link says the same.
  for (const used of [pathname + hash, pathname]) {
    await hers.goto("/sobre");
    await hers.goto(used);
    await field.fill("outra canoa lanterna");
    await save.click();
    await expect(hers.getByText("Este link não vale mais: peça outro à administração")).toBeVisible();
  }
  await hers.context().close();
});
