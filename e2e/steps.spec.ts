import type { Locator, Page } from "@playwright/test";
import { expect, isPhone, openDashboard, test } from "./fixtures";
import { article, tool } from "./painel/article";

/**
 * What the usual tasks cost, done as a person would who starts on the dashboard: a tap on a control or in a field is one, a choice in a select
 * two, a native date three and a time two (opening, turning, closing), a file two (the button and the photo). Keys typed are counted apart.
 */
const MOST_TAPS = { article: 10, event: 9, donations: 12, volunteer: 9 };

type Task = keyof typeof MOST_TAPS;

/** Does what a person does, and counts taps and keys. */
function handsOn(page: Page) {
  let [taps, keys] = [0, 0];
  const touch = (control: Locator) => (isPhone() ? control.tap() : control.click());
  return {
    async tap(control: Locator) {
      taps += 1;
      await touch(control);
    },
    async type(text: string) {
      keys += text.length;
      await page.keyboard.type(text);
    },
    /** Types into the field that has the focus. */
    async typeInto(field: Locator, text: string) {
      await expect(field).toBeFocused();
      await this.type(text);
    },
    async fillIn(field: Locator, text: string) {
      taps += 1;
      await touch(field);
      await this.type(text);
    },
    async choose(select: Locator, label: string) {
      taps += 2;
      await select.selectOption(label);
    },
    async setDate(field: Locator, day: string) {
      taps += 3;
      await field.fill(day);
    },
    async setTime(field: Locator, time: string) {
      taps += 2;
      await field.fill(time);
    },
    async upload(button: Locator, file: string) {
      taps += 2;
      await button.setInputFiles(file);
    },
    tell(task: Task) {
      process.stdout.write(`  ${task}, ${isPhone() ? "phone" : "desktop"}: ${taps} taps, ${keys} keys\n`);
      expect(taps, `taps for: ${task}`).toBeLessThanOrEqual(MOST_TAPS[task]);
    },
  };
}

const PHOTO = "e2e/files/foto.jpg";
const create = (page: Page, label: string) =>
  page.getByRole("list", { name: "Criar" }).getByRole("link", { name: label });
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const submit = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true });

test.beforeEach(({ page }) => openDashboard(page));

test("an article with a photo, a subtitle, a list and a link", { tag: "@phone" }, async ({ page }) => {
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

test("an event next month", { tag: "@phone" }, async ({ page }) => {
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

test("three donations: in money, in kind, and in money again", { tag: "@phone" }, async ({ page }) => {
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

test("a volunteer with a portrait", { tag: "@phone" }, async ({ page }) => {
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
