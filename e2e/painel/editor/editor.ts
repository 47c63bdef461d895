import type { Page } from "@playwright/test";
import type { Editor } from "@tiptap/react";
import { expect } from "../../fixtures";
import { article } from "../article";

/** Opens a new post in the form; `stored` reads its text from the database. */
export async function openPost(
  page: Page,
  newPost: (fields: Record<string, unknown>) => Promise<{ _id: string; permalink: string }>,
  description: string,
) {
  const { _id, permalink } = await newPost({ description });
  await page.goto(`/post/${_id}/edit`);
  await expect(article(page)).toBeVisible();
  const stored = async () => (await (await page.request.get(`/api/posts/${_id}`)).json()).description;
  return { permalink, _id, stored };
}

export async function save(page: Page) {
  // Waits for the response, as the toast of the last save may still be visible.
  const answer = page.waitForResponse((one) => one.request().method() === "POST" && /\/edit$/.test(one.url()));
  const button = page.getByRole("button", { name: "Salvar alterações" });
  await button.click();
  await answer;
  await expect(page.getByText("Artigo Atualizado").first()).toBeVisible(); // first, as it goes after two seconds
  await expect(button).toBeEnabled();
}

/** Moves the caret to the end of the text. Retries, as a dialog closed just before may restore the selection afterwards. */
export async function caretToEnd(page: Page) {
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+End");
    await untilCaretIsAtEnd(page, { timeout: 1_000 });
  }).toPass();
}

/** Waits until the carets of browser and editor are both at the end; a closed dialog restores them a moment later. */
export async function untilCaretIsAtEnd(page: Page, options?: { timeout: number }) {
  const textAfterCaret = (element: HTMLElement & { editor?: Editor }) => {
    const { doc, selection } = element.editor?.state ?? {};
    const { focusNode, focusOffset = 0 } = document.getSelection() ?? {};
    if (!doc || !selection || !focusNode || document.activeElement !== element) return undefined;
    const rest = document.createRange();
    rest.selectNodeContents(element);
    rest.setStart(focusNode, focusOffset);
    return `${rest}${doc.textBetween(selection.to, doc.content.size, "\n")}`.trim();
  };
  await expect.poll(() => article(page).evaluate(textAfterCaret), options).toBe("");
}
