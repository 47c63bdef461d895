import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { field, optional } from "./screen";

/** Fills in an organisation that differs from the sample in every field. */
export async function fillIn(page: Page) {
  await field(page, "Nome").fill("Casa Sol & Lua");
  await page.getByRole("combobox", { name: "Artigo do nome (o/a)" }).selectOption("a");
  await optional(page, "Nome curto").fill("Sol");
  await optional(page, "Lema").fill("portas abertas");
  await field(page, "Cidade").fill("Araguari");
  await optional(page, "CNPJ").fill("12abc34501de35");
  await optional(page, "Chamada").fill("Uma casa *aberta* <sempre>.");
  await optional(page, "Missão").fill("Abrir a porta.\nE deixar aberta.");
  await optional(page, "Passos para participar").fill("Bata na porta.\n\nEntre.");
  await field(page, "Número").fill("34 32123456");
  await optional(page, "De quem é").fill("Cozinha");
  await optional(page, "E-mail").fill("oi@casasol.example");
  await optional(page, "Número do WhatsApp").fill("(34) 98888-7777");
  await field(page, "Endereço do perfil").fill("youtube.com/@casasol");
  await optional(page, "Chave Pix").fill("(34) 98888-7777");
  await field(page, "O que ele faz").first().fill("uma panela <grande>");
  await field(page, "Valor em reais").first().fill("35,5");
}

/** The home page shows the organisation, to people and in structured data. */
export async function expectOnHomePage(page: Page) {
  await page.goto("/");
  await expect(page).toHaveTitle("Casa Sol & Lua · portas abertas");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uma casa aberta <sempre>.");
  await expect(page.locator("#about")).toContainText("A Casa Sol & Lua é feita de pessoas comuns"); // the site's default text
  await expect(page.locator("#about").getByRole("link", { name: "Siga no YouTube" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sobre a Sol" }).first()).toBeVisible();
  const join = await page.getByRole("link", { name: "Cadastre-se" }).getAttribute("href");
  expect(decodeURIComponent(join ?? "")).toBe(
    "https://wa.me/5534988887777?text=Olá! Conheci a Casa Sol & Lua pelo site e quero me cadastrar para ser voluntário(a).",
  );
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Gente comum de Araguari");
  await expect(footer).toContainText("CNPJ 12.ABC.345/01DE-35");
  await expect(footer.getByRole("link", { name: "YouTube @casasol" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "(34) 3212-3456" })).toHaveAttribute("href", "tel:+553432123456");
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? "")["@graph"][0]).toMatchObject({
    name: "Casa Sol & Lua",
    telephone: "+553432123456",
    taxID: "12.ABC.345/01DE-35",
    sameAs: ["https://youtube.com/@casasol"],
    address: { addressLocality: "Araguari" },
  });
  await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute("content", "Casa Sol & Lua");
}
