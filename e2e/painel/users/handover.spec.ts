import { admin, expect, expectAccessible, signIn, test } from "../../fixtures";
import { ownProduct } from "../../harness/own-product";

// A product of its own: a handover is for every account.
const own = ownProduct();

test("the change of the board: who leaves is out, who stays has a role, a new password and a document", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: own.nova.url });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/users");
  await page.getByRole("link", { name: "Passagem de bastão" }).click();
  await expect(page).toHaveURL("/handover");
  await expect(page.getByText("Só você entra no painel: cadastre antes quem chega.")).toBeVisible();
  const login = await page.request.post("/api/users/login", { data: { email: admin.email, password: admin.password } });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const password = "senha-de-quem-chega";
  const tokens: Record<string, string> = {};
  for (const name of ["Bia Antiga", "Gil Novo"]) {
    const data = { name, email: `${name.split(" ")[0]?.toLowerCase()}@nova.example`, password };
    tokens[name] = (await (await page.request.post("/api/users/register", { headers, data })).json()).token;
  }
  await page.reload();
  await page.getByLabel("Papel de Bia Antiga").selectOption("Sai");
  await page.getByLabel("Papel de Gil Novo").selectOption("Tesouraria");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fazer a passagem" }).click();
  const question = page.getByRole("alertdialog", { name: "Fazer a passagem de bastão agora?" });
  await question.getByRole("button", { name: "Fazer a passagem" }).click();
  const last = page.getByRole("region", { name: "Última passagem" });
  await expect(last.getByText("Administração → saiu")).toBeVisible();
  await expect(last.getByText("Administração → Tesouraria")).toBeVisible();
  await expect(page.getByLabel("Papel de Bia Antiga")).toHaveCount(0);
  const asked = async (token = "") =>
    (await page.request.get("/api/users/profile", { headers: { authorization: `Bearer ${token}` } })).status();
  expect([await asked(tokens["Bia Antiga"]), await asked(tokens["Gil Novo"])]).toEqual([401, 401]);
  expect((await page.request.get("/api/posts/all", { headers })).status()).toBe(401); // one's own token ended, too

  await expect(last.getByRole("button", { name: /^Link para nova senha/ })).toHaveCount(1);
  await last.getByRole("button", { name: "Link para nova senha para Gil Novo" }).click();
  const address = await page.getByRole("dialog").getByLabel("Link", { exact: true }).inputValue();
  expect(address).toContain("/nova-senha#");
  await page.keyboard.press("Escape");
  const download = page.waitForEvent("download");
  await last.getByRole("link", { name: "Documento da passagem (PDF)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^passagem-de-bastao-\d{4}-\d\d-\d\d\.pdf$/);
  await expectAccessible(page);
  await page.goto("/history");
  await expect(page.getByText(/fez a passagem de bastão/).first()).toBeVisible();
  await context.close();
});
