import type { Page } from "@playwright/test";
import type { Editor } from "@tiptap/react";
import { expect, signIn, test } from "../../fixtures";
import { article } from "../article";
import { caretToEnd, openPost, save } from "./editor";

test.beforeEach(({ page }) => signIn(page));

test("a text that nobody touched is saved as it was, whatever it has in it", async ({ page, newPost }) => {
  const markdown = "Um\nDois\n\n* a\n* b\n\n| Dia | Hora |\n|-----|------|\n| 1 | 2 |\n\nFim <b>assim</b>";
  const { stored } = await openPost(page, newPost, markdown);
  await page.getByLabel("Autor").fill("Outra pessoa");
  await save(page);
  expect(await stored()).toBe(markdown);

  // A change that was undone counts as untouched, too.
  await article(page).getByText("Fim <b>assim</b>").click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await page.keyboard.press("Backspace");
  await page.getByLabel("Autor").fill("Mais uma");
  await save(page);
  expect(await stored()).toBe(markdown);

  await article(page).getByText("Fim <b>assim</b>").click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await save(page);
  expect(await stored()).toBe(
    "Um\nDois\n\n* a\n* b\n\n| Dia | Hora |\n|-----|------|\n| 1 | 2 |\n\nFim \\<b>assim\\</b>!",
  );
});

test("what the tools cannot make is kept, and can be written on", async ({ page, newPost }) => {
  const { stored } = await openPost(page, newPost, "Horários:\n\n| Dia | Hora |\n|---|---|\n| sábado | 8 |\n\nAté lá!");
  const table = article(page).locator("pre");
  await expect(table).toHaveText(/\| sábado \| 8 \|/);
  await article(page).getByText("Até lá!").click();
  await page.keyboard.press("Home");
  await expect.poll(() => caret(page)).toBe("paragraph 0");
  await page.keyboard.press("Backspace"); // does not run into the table
  await page.keyboard.press("ArrowLeft"); // to the end of its last row
  await expect.poll(() => caret(page)).toBe(`raw ${((await table.textContent()) ?? "").length}`);
  await page.keyboard.press("Enter");
  await page.keyboard.type("| domingo | 9 |");
  await save(page);
  expect(await stored()).toBe("Horários:\n\n| Dia | Hora |\n|---|---|\n| sábado | 8 |\n| domingo | 9 |\n\nAté lá!");
});

test("what the editor would lose is written in a plain field", async ({ page, newPost }) => {
  const markdown = "Um texto.\n\n[sobra]: https://exemplo.org";
  const { _id } = await newPost({ description: markdown });
  await page.goto(`/post/${_id}/edit`);
  await expect(page.getByText(/^Este texto tem partes que o editor visual não sabe mostrar/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Texto", exact: true })).toHaveValue(markdown);
  await page.getByRole("textbox", { name: "Texto", exact: true }).fill(`Mais ${markdown}`);
  await save(page);
  expect((await (await page.request.get(`/api/posts/${_id}`)).json()).description).toBe(`Mais ${markdown}`);
});

/** The caret's position in the editor, as block and offset; it follows the browser's one with a delay. */
const caret = (page: Page) =>
  article(page).evaluate((element: HTMLElement & { editor?: Editor }) => {
    const from = element.editor?.state.selection.$from;
    return `${from?.parent.type.name} ${from?.parentOffset}`;
  });

test("what is pasted from Word or the web becomes what the tools make", async ({ page, newPost }) => {
  const { stored } = await openPost(page, newPost, "Início.");
  await article(page).click();
  await caretToEnd(page);
  await page.keyboard.press("Enter");
  await article(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<html><head><style>p{color:red}</style></head><body>
      <h1 style="color:red">Ata</h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoNormal style="font-size:22pt"><span style="font-family:Arial"><b>Presentes</b>&nbsp;e <u>ausentes</u></span></p>
      <p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>Ana</p>
      <p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>Rui</p>
      <table><tr><th>Item</th><th>Valor</th></tr><tr><td>Feijão</td><td><b>R$ 10</b></td></tr><tr><td></td></tr></table><img src="file:///C:/foto.png"><script>alert(1)</script>
      <p><a href="javascript:alert(1)">não</a> <a href="https://exemplo.org">sim</a></p></body></html>`,
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await save(page);
  expect(await stored()).toBe(
    "Início.\n\n## Ata\n\n**Presentes** e ausentes\n\n- Ana\n- Rui\n\nItem | Valor\n\nFeijão | **R$ 10**\n\nnão [sim](https://exemplo.org)",
  );
});
