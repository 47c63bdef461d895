import type { Page } from "@playwright/test";

/** The editor of an article's text, once its code is there; before that a plain field has its place. */
export const article = (page: Page) =>
  page.getByRole("textbox", { name: "Texto", exact: true }).and(page.locator("[contenteditable=true]"));

/** A tool of the editor, by its name. */
export const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatação" }).getByRole("button", { name, exact: true });
