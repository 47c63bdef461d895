import type { Page } from "@playwright/test";
import { expect, openDashboard, test } from "./fixtures";
import { article, tool } from "./painel/article";
import { field, handsOn } from "./taps";

const PHOTO = "e2e/files/foto.jpg";
const create = (page: Page, label: string) =>
  page.getByRole("list", { name: "Criar" }).getByRole("link", { name: label });

const submit = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true });

test.beforeEach(({ page }) => openDashboard(page));

test("an article with a photo, a subtitle, a list and a link", { tag: "@phone-only" }, async ({ page }) => {
  const hands = handsOn(page);
  await hands.tap(create(page, "Novo artigo"));
  await hands.typeInto(field(page, "Título"), `A horta deu ${Date.now()}`);
  await hands.choose(page.getByLabel("Categoria"), "Ações");
  await hands.upload(page.getByLabel("Enviar imagem"), PHOTO);
  await hands.tap(page.getByRole("dialog").getByRole("button", { name: "Usar este recorte" }));
  await hands.tap(article(page));
  await hands.tap(tool(page, "Subtítulo"));
  await hands.type("O que colhemos");
  await page.keyboard.press("Enter");
  await hands.tap(tool(page, "Lista"));
  await hands.type("alface");
  await page.keyboard.press("Enter");
  await hands.type("couve: https://exemplo.org/horta ");
  await hands.tap(submit(page, "Publicar artigo"));
  await expect(page.getByText("Artigo Adicionado")).toBeVisible();
  hands.tell("article");
});

test("an event next month", { tag: "@phone-only" }, async ({ page }) => {
  const hands = handsOn(page);
  const day = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await hands.tap(create(page, "Novo evento"));
  await hands.typeInto(field(page, "Ação"), `Café na praça ${Date.now()}`);
  await hands.setDate(page.getByLabel("Data", { exact: true }), day);
  await hands.setTime(page.getByLabel("Horário"), "08:00");
  await hands.fillIn(field(page, "Local"), "Praça da Bíblia");
  await hands.fillIn(field(page, "Programação"), "Café, pão e conversa");
  await hands.tap(submit(page, "Adicionar à agenda"));
  await expect(page.getByText("Artigo Adicionado")).toBeVisible();
  hands.tell("event");
});

test("three donations: in money, in kind, and in money again", { tag: "@phone-only" }, async ({ page }) => {
  const hands = handsOn(page);
  const [mark, kind] = [`Cestas ${Date.now()}`, page.getByLabel("Tipo", { exact: true })];
  const amount = page.getByLabel("Valor", { exact: true });
  const record = async (what: RegExp) => {
    await hands.tap(submit(page, "Registrar doação"));
    await expect(page.getByRole("status").filter({ hasText: what })).toBeVisible();
  };
  await hands.tap(create(page, "Nova doação"));
  await hands.typeInto(amount, "50");
  await hands.fillIn(page.getByRole("combobox", { name: "Ação" }), mark);
  await record(/50,00/);
  await hands.choose(kind, "Itens");
  await hands.fillIn(field(page, "Quantidade (opcional)"), "20");
  await hands.fillIn(field(page, "Itens"), "kg de arroz");
  await record(/arroz/);
  await hands.choose(kind, "Dinheiro");
  await hands.fillIn(amount, "35");
  await record(/35,00/);
  hands.tell("donations");
});

test("a volunteer with a portrait", { tag: "@phone-only" }, async ({ page }) => {
  const hands = handsOn(page);
  await hands.tap(create(page, "Cadastrar voluntário(a)"));
  await hands.typeInto(field(page, "Nome"), `Zuleide ${Date.now()}`);
  await hands.fillIn(field(page, "Profissão"), "Costureira");
  await hands.fillIn(field(page, "Tipo"), "Oficina de costura");
  await hands.fillIn(field(page, "Depoimento"), "Vim por um botão e fiquei.");
  await hands.upload(page.getByLabel("Enviar foto"), PHOTO);
  await hands.tap(page.getByRole("dialog").getByRole("button", { name: "Usar este recorte" }));
  await hands.tap(submit(page, "Cadastrar"));
  await expect(page.getByText("Usuário Adicionado")).toBeVisible();
  hands.tell("volunteer");
});
