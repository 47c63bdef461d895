import type { Page } from "@playwright/test";

/** The editor of an article's text, once its code is loaded; until then a plain field is in its place. */
export const article = (page: Page) =>
  page.getByRole("textbox", { name: "Texto", exact: true }).and(page.locator("[contenteditable=true]"));

/** A button of the editor's toolbar. */
export const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatação" }).getByRole("button", { name, exact: true });
