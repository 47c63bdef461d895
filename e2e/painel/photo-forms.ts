import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { article } from "./article";

/** A save waits for its uploads; an abandoned upload does not end up in the next item. */

const PHOTO = "e2e/files/foto.jpg";
export const UPLOADS = "**/api/upload";
export const WAITING = "Terminando o envio da imagem…";

export type Form = {
  address: string;
  button: string;
  table: string;
  title: string;
  /** The label of its first field. */
  first: string;
  fill(page: Page, title: string): Promise<void>;
};

export const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

export const FORMS: Form[] = [
  {
    ...{ address: "/addpost", button: "Salvar rascunho", table: "Post", title: "titulo", first: "Título" },
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

export async function choosePhoto(page: Page) {
  await page.getByLabel(/^Enviar (imagem|foto)$/).setInputFiles(PHOTO);
  await page.getByRole("dialog").getByRole("button", { name: "Usar este recorte" }).click();
  await expect(page.getByRole("progressbar", { name: "Envio da imagem" })).toBeVisible();
}

export const thumb = (page: Page) => page.getByRole("group", { name: /^(Imagem|Foto)$/ }).locator("img");
