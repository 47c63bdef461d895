import type { Page } from "@playwright/test";
import pg from "pg";
import { embeddedUrl } from "../../lib/start/postgres/embedded";
import { expect, signIn, test } from "../fixtures";
import { holdRequests } from "../harness/held";
import { article } from "./article";

/** A save waits for its uploads; an abandoned upload does not end up in the next item. */

const PHOTO = "e2e/files/foto.jpg";
const UPLOADS = "**/api/upload";
const WAITING = "Terminando o envio da imagem…";

type Form = {
  address: string;
  button: string;
  table: string;
  title: string;
  /** The label of its first field. */
  first: string;
  fill(page: Page, title: string): Promise<void>;
};

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const FORMS: Form[] = [
  {
    ...{ address: "/addpost", button: "Guardar rascunho", table: "Post", title: "titulo", first: "Título" },
    async fill(page, title) {
      await label(page, "Título").fill(title);
      await page.getByLabel("Categoria").selectOption("Ações");
      await article(page).fill("Um texto.");
    },
  },
  {
    ...{ address: "/addproject", button: "Adicionar projeto", table: "Project", title: "titulo", first: "Título" },
    async fill(page, title) {
      await label(page, "Título").fill(title);
      await label(page, "Descrição").fill("Um texto.");
      await page.getByRole("combobox", { name: "Categoria" }).selectOption("Crianças");
      await page.getByLabel("URL Instagram").fill("www.instagram.com/p/x/");
    },
  },
  {
    ...{
      address: "/addCalendars",
      button: "Adicionar à agenda",
      table: "CalendarEvent",
      title: "acoes",
      first: "Ação",
    },
    async fill(page, title) {
      await label(page, "Ação").fill(title);
      await label(page, "Data").fill("2031-03-04");
      await label(page, "Horário").fill("08:30");
      await label(page, "Local").fill("Praça");
      await page.getByRole("textbox", { name: "Programação" }).fill("Café");
    },
  },
  {
    ...{ address: "/volunters/register", button: "Cadastrar", table: "Volunteer", title: "name", first: "Nome" },
    async fill(page, title) {
      await label(page, "Nome").fill(title);
      await label(page, "Profissão").fill("Costureira");
      await label(page, "Tipo").fill("Oficina");
      await label(page, "Depoimento").fill("Fico.");
    },
  },
];

async function choosePhoto(page: Page) {
  await page.getByLabel(/^Enviar (imagem|foto)$/).setInputFiles(PHOTO);
  await page.getByRole("dialog").getByRole("button", { name: "Usar este recorte" }).click();
  await expect(page.getByRole("progressbar", { name: "Envio da imagem" })).toBeVisible();
}

/** Deletes rows of a table; returns how many there were. */
async function deleteRows(which: string, name: string) {
  const client = new pg.Client({ connectionString: await embeddedUrl(process.env.NOVA_E2E_DATA_DIR ?? "") });
  await client.connect();
  const { rowCount } = await client.query(`DELETE FROM ${which}`, [name]);
  await client.end();
  return rowCount;
}

const thumb = (page: Page) => page.getByRole("group", { name: /^(Imagem|Foto)$/ }).locator("img");

test.beforeEach(({ page }) => signIn(page));

for (const { address, button, table, title, first, fill } of FORMS)
  test(`${address} waits for the photo, and the next form is empty`, async ({ page }) => {
    const name = `Foto lenta ${address} ${Date.now()}`;
    const release = await holdRequests(page, UPLOADS);
    await page.goto(address);
    await fill(page, name);
    await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
    await choosePhoto(page);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("button", { name: WAITING })).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: WAITING })).toBeAttached();
    release();
    await expect(label(page, first)).toHaveValue("");
    await expect(thumb(page)).toHaveCount(0);
    expect(await deleteRows(`"${table}" WHERE ${title} = $1 AND "imageId" IS NOT NULL`, name)).toBe(1);
  });

test("a save that is pressed while the browser still reads the picture waits for it, too", async ({ page }) => {
  const name = `Foto lida devagar ${Date.now()}`;
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window);
    const held = new Promise<void>((resolve) => window.addEventListener("decode", () => resolve()));
    window.createImageBitmap = async (...given: [ImageBitmapSource]) => {
      await held;
      return decode(...given);
    };
  });
  await page.goto("/addpost");
  await FORMS[0]?.fill(page, name);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
  await page.getByLabel("Enviar imagem").setInputFiles("e2e/files/foto.heic");
  await page.getByRole("button", { name: "Guardar rascunho", exact: true }).click();
  await expect(page.getByRole("button", { name: WAITING })).toBeDisabled();
  await page.evaluate(() => window.dispatchEvent(new Event("decode")));
  await expect(label(page, "Título")).toHaveValue("");
  expect(await deleteRows('"Post" WHERE titulo = $1 AND "imageId" IS NOT NULL', name)).toBe(1);
});

test("a photo that does not come is said, everything stays, and it can be saved without", async ({ page }) => {
  const name = `Sem foto ${Date.now()}`;
  const [, , , volunteer] = FORMS;
  await page.goto("/volunters/register");
  await volunteer?.fill(page, name);
  const release = await holdRequests(page, UPLOADS);
  await choosePhoto(page);
  await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
  release("cut");
  await expect(page.getByText("A imagem não foi enviada, e nada foi salvo.")).toBeVisible();
  await expect(label(page, "Nome")).toHaveValue(name);
  await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(label(page, "Nome")).toHaveValue("");
  expect(await deleteRows('"Volunteer" WHERE name = $1 AND "imageId" IS NULL', name)).toBe(1);
});

test("a photo that is chosen while a save is under way stays, for the next save", async ({ page, newPost }) => {
  const { _id } = await newPost({ titulo: `Foto durante o salvamento ${Date.now()}` });
  await page.goto(`/post/${_id}/edit`);
  const button = page.getByRole("button", { name: "Salvar alterações" });
  await expect(button).toBeEnabled();
  const [releaseSave, releaseUpload] = [
    await holdRequests(page, `**/post/${_id}/edit`),
    await holdRequests(page, UPLOADS),
  ];
  const sent = page.waitForRequest((one) => one.method() === "POST" && /\/edit$/.test(one.url()));
  await button.click();
  await sent;
  await choosePhoto(page);
  releaseSave();
  await expect(page.getByText("Artigo Atualizado")).toBeVisible();
  releaseUpload();
  await expect(thumb(page)).toBeVisible();
});

test("leaving while nothing but a photo is on its way asks first", async ({ page }) => {
  await page.goto("/volunters/register");
  await expect(page.getByRole("button", { name: "Cadastrar", exact: true })).toBeEnabled();
  const release = await holdRequests(page, UPLOADS);
  await choosePhoto(page);
  await page.getByRole("banner").getByRole("link").first().click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(question).toBeHidden();
  release();
  await expect(thumb(page)).toBeVisible();
});

test.describe("when somebody else saved meanwhile", () => {
  /** An article's form with a conflict and a photo on its way. */
  async function conflictAndPhoto(page: Page, newPost: NewPost, put: (id: string) => Promise<unknown>) {
    const { _id } = await newPost({ titulo: `Conflito ${Date.now()}` });
    const release = await holdRequests(page, UPLOADS);
    await page.goto(`/post/${_id}/edit`);
    await expect(page.getByRole("button", { name: "Salvar alterações" })).toBeEnabled();
    await page.getByRole("textbox", { name: "Autor" }).fill("Ana");
    await put(_id);
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByRole("button", { name: "Salvar a minha versão" })).toBeVisible();
    await choosePhoto(page);
    return { id: _id, release };
  }
  type NewPost = (fields: Record<string, unknown>) => Promise<{ _id: string }>;
  const theirs = { titulo: "De outra pessoa", description: "Um texto.", autor: "Rui", slug: "acoes" };

  test("my version waits for its photo", async ({ page, request, token, newPost }) => {
    const headers = { authorization: `Bearer ${token}` };
    const put = (id: string) => request.put(`/api/posts/${id}`, { headers, data: theirs });
    const { id, release } = await conflictAndPhoto(page, newPost, put);
    await page.getByRole("button", { name: "Salvar a minha versão" }).click();
    await expect(page.getByRole("button", { name: WAITING })).toBeDisabled();
    release();
    await expect(page.getByText("Artigo Atualizado")).toBeVisible();
    expect((await (await request.get(`/api/posts/${id}`)).json()).image).toContain("/imagens/");
    await expect(thumb(page)).toBeVisible();
  });

  test("their version does not get my photo", async ({ page, request, token, newPost }) => {
    const headers = { authorization: `Bearer ${token}` };
    const put = (id: string) => request.put(`/api/posts/${id}`, { headers, data: theirs });
    const { release } = await conflictAndPhoto(page, newPost, put);
    await page.getByRole("button", { name: "Ficar com a versão salva" }).click();
    await expect(page.getByRole("progressbar", { name: "Envio da imagem" })).toHaveCount(0);
    release();
    await expect(page.getByRole("textbox", { name: "Autor" })).toHaveValue("Rui");
    await expect(thumb(page)).toHaveCount(0);
  });
});
