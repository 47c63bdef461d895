import { expect, signIn } from "../../fixtures";
import { TEL, teamPages, test } from "./team";

const SEAMSTRESS = { profissao: "Costureira", tipo: "Oficina de costura", descricao: "Vim por um botão e fiquei." };

test("the team sees a volunteer's telephone; active the person is on the site without it, disabled gone", async ({
  page,
  request,
  headers,
  givePortrait,
}) => {
  const name = `Zenaide ${Date.now()}`;
  const data = { ...SEAMSTRESS, name, tel: TEL, isAdmin: true, active: false };
  expect((await request.post("/api/volunters/register", { headers, data })).status()).toBe(201);
  await givePortrait(name);
  expect(await teamPages(request)).not.toContain(name); // caches the pages
  await signIn(page);

  await test.step("The team sees the telephone", async () => {
    await page.goto(`/volunters/private?q=${encodeURIComponent(name)}`);
    const card = page.getByRole("listitem").filter({ hasText: name });
    await expect(card).toContainText("ADMIN");
    await expect(card).toContainText(TEL);
    await expect(card.getByRole("link", { name: `Ligar para ${name}` })).toHaveAttribute("href", "tel:34975312468");
    const chat = card.getByRole("link", { name: `Escrever para ${name} no WhatsApp` });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/5534975312468\?/);
    await card.getByRole("link", { name, exact: true }).click();
    await expect(page.getByLabel("Telefone")).toHaveValue(TEL);
    await expect(page.getByRole("link", { name: "Conversar no WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/5534975312468\b/,
    );
    await expect(page.getByRole("combobox", { name: "Etiqueta na lista" })).toHaveValue("true");
  });

  await test.step("Active, the person is on the site, without the telephone", async () => {
    await page.getByRole("combobox", { name: "Status" }).selectOption("Ativo");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Voluntário(a) Atualizado", { exact: true })).toBeVisible();
    const shown = await teamPages(request);
    expect(shown).toContain(name);
    expect(shown).toContain("Vim por um botão e fiquei.");
    for (const answer of [shown, await (await request.get("/")).text()]) {
      expect(answer).not.toMatch(/97531-?2468/);
      expect(answer).not.toContain('"tel"');
    }
  });

  await test.step("Disabled, the person is gone", async () => {
    await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByRole("link", { name: "Ver no site" })).toHaveCount(0);
    expect(await teamPages(request)).not.toContain(name);
  });
});
