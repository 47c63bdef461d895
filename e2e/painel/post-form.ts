import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type Headers, signIn } from "../fixtures";

/** The article's form: its title, what it says of its draft, how the article will look. */
export const title = (page: Page) => page.getByRole("textbox", { name: "Título", exact: true });
export const kept = (page: Page) => page.getByText(/^Rascunho guardado às \d\d:\d\d$/);
export const previewIn = (page: Page) => page.getByRole("complementary", { name: "Pré-visualização" });

/** Waits for the button, as the form ignores input before hydration. */
export async function openForm(page: Page, address: string) {
  await page.goto(address);
  await expect(
    page.getByRole("button", { name: /^(Publicar artigo|Agendar artigo|Salvar rascunho|Salvar alterações)$/ }),
  ).toBeEnabled();
}

/** Another browser, signed in to the same account or to another one. */
export async function otherDevice(page: Page, account?: { email: string; password: string }) {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser");
  const device = await (await browser.newContext()).newPage();
  await signIn(device, account);
  return device;
}

/** Removes an article that was written on the screen. */
export async function remove(request: APIRequestContext, headers: Headers, titulo: string) {
  const [post] = await (await request.get(`/api/posts?keyword=${encodeURIComponent(titulo)}`)).json();
  expect((await request.delete(`/api/posts/${post._id}`, { headers })).status()).toBe(200);
}
