import type { Page } from "@playwright/test";
import pg from "pg";
import { embeddedUrl } from "../../lib/start/postgres/embedded";
import { expect, signIn, test } from "../fixtures";
import { article } from "./article";

/** Saving waits for a picture that is still on its way; nothing of one item comes to the next one. */

const PHOTO = "e2e/files/foto.jpg";
const WAITING = "Terminando o envio da imagem…";

type Form = {
  address: string;
  button: string;
  table: string;
  title: string;
  fill(page: Page, title: string): Promise<void>;
};

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const FORMS: Form[] = [
  {
    ...{ address: "/addpost", button: "Guardar rascunho", table: "Post", title: "titulo" },
    async fill(page, title) {
      await label(page, "Título").fill(title);
      await page.getByLabel("Categoria").selectOption("Ações");
      await article(page).fill("Um texto.");
    },
  },
  {
    ...{ address: "/addproject", button: "Adicionar projeto", table: "Project", title: "titulo" },
    async fill(page, title) {
      await label(page, "Título").fill(title);
      await label(page, "Descrição").fill("Um texto.");
      await page.getByRole("combobox", { name: "Categoria" }).selectOption("Crianças");
      await page.getByLabel("URL Instagram").fill("www.instagram.com/p/x/");
    },
  },
  {
    ...{ address: "/addCalendars", button: "Adicionar à agenda", table: "CalendarEvent", title: "acoes" },
    async fill(page, title) {
      await label(page, "Ação").fill(title);
      await label(page, "Data").fill("2031-03-04");
      await label(page, "Horário").fill("08:30");
      await label(page, "Local").fill("Praça");
      await page.getByRole("textbox", { name: "Programação" }).fill("Café");
    },
  },
  {
    ...{ address: "/volunters/register", button: "Cadastrar", table: "Volunteer", title: "name" },
    async fill(page, title) {
      await label(page, "Nome").fill(title);
      await label(page, "Profissão").fill("Costureira");
      await label(page, "Tipo").fill("Oficina");
      await label(page, "Depoimento").fill("Fico.");
    },
  },
];

/** Holds uploads back; `release` lets them go. */
async function holdUploads(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/upload", async (route) => {
    await released;
    await route.continue().catch(() => undefined); // given up meanwhile
  });
  return release;
}

async function choosePhoto(page: Page) {
  await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
  await page.getByRole("dialog").getByRole("button", { name: "Usar este recorte" }).click();
  await expect(page.getByRole("progressbar", { name: "Envio da imagem" })).toBeVisible();
}

/** How many there were. */
async function removed(which: string, name: string) {
  const client = new pg.Client({ connectionString: await embeddedUrl(process.env.NOVA_E2E_DATA_DIR ?? "") });
  await client.connect();
  const { rowCount } = await client.query(`DELETE FROM ${which}`, [name]);
  await client.end();
  return rowCount;
}

const thumb = (page: Page) => page.getByRole("group", { name: "Imagem", exact: true }).locator("img");

test.beforeEach(({ page }) => signIn(page));

for (const { address, button, table, title, fill } of FORMS)
  test(`${address} waits for the photo, and the next form is empty`, async ({ page }) => {
    const name = `Foto lenta ${address} ${Date.now()}`;
    const release = await holdUploads(page);
    await page.goto(address);
    await fill(page, name);
    await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
    await choosePhoto(page);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("button", { name: WAITING })).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: WAITING })).toBeAttached();
    release();
    await expect(label(page, title === "acoes" ? "Ação" : title === "name" ? "Nome" : "Título")).toHaveValue("");
    await expect(thumb(page)).toHaveCount(0);
    expect(await removed(`"${table}" WHERE ${title} = $1 AND "imageId" IS NOT NULL`, name)).toBe(1);
  });

test("a photo that does not come is said, everything stays, and it can be saved without", async ({ page }) => {
  const name = `Sem foto ${Date.now()}`;
  const [, , , volunteer] = FORMS;
  await page.goto("/volunters/register");
  await volunteer?.fill(page, name);
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route("**/api/upload", async (route) => {
    await refused;
    await route.abort();
  });
  await choosePhoto(page);
  await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
  refuse();
  await expect(page.getByText("A imagem não foi enviada, e nada foi salvo.")).toBeVisible();
  await expect(label(page, "Nome")).toHaveValue(name);
  await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(label(page, "Nome")).toHaveValue("");
  expect(await removed('"Volunteer" WHERE name = $1 AND "imageId" IS NULL', name)).toBe(1);
});

test("a photo of a form that was left or emptied goes nowhere", async ({ page }) => {
  const release = await holdUploads(page);
  await page.goto("/volunters/register");
  await label(page, "Nome").fill("Alguém");
  await choosePhoto(page);
  await page.goto("/volunters/private");
  release();
  await page.goto("/volunters/register");
  await expect(page.getByRole("button", { name: "Cadastrar", exact: true })).toBeEnabled();
  await expect(thumb(page)).toHaveCount(0);
});
