import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Editor } from "@tiptap/react";
import { draftsIn, expect, expectAccessible, signIn, test } from "../fixtures";
import { article, tool } from "./article";

async function save(page: Page) {
  // The toast of the save before may still be there: what counts is this one's answer.
  const answer = page.waitForResponse((one) => one.request().method() === "POST" && /\/edit$/.test(one.url()));
  const button = page.getByRole("button", { name: "Salvar alterações" });
  await button.click();
  await answer;
  await expect(button).toBeEnabled();
  await expect(page.getByText("Artigo Atualizado").first()).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept()); // the browser's own question before a reload
});

/** Opens the post in the form; `stored` reads what the database has of its text. */
async function openPost(
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

test("what the tools make is what the site shows", async ({ page, newPost }) => {
  const { permalink, stored } = await openPost(page, newPost, "Velho.");
  const text = article(page);

  await test.step("A heading, and words in bold and italics", async () => {
    await text.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Backspace");
    await tool(page, "Subtítulo").click();
    await expect(tool(page, "Subtítulo")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.type("Como foi");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Éramos ");
    await tool(page, "Negrito").click();
    await page.keyboard.type("vinte");
    await tool(page, "Negrito").click();
    await page.keyboard.type(" e ");
    await page.keyboard.press("ControlOrMeta+i");
    await page.keyboard.type("alguns");
    await page.keyboard.press("ControlOrMeta+i");
    await page.keyboard.type(" & 2 * 3 < 7.");
    await page.keyboard.press("Enter");
  });

  await test.step("Lists", async () => {
    await tool(page, "Subtítulo menor").click();
    await page.keyboard.type("O que levar");
    await page.keyboard.press("Enter");
    await tool(page, "Lista").click();
    await page.keyboard.type("luvas");
    await page.keyboard.press("Enter");
    await page.keyboard.type("água");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await tool(page, "Lista numerada").click();
    await page.keyboard.type("chegar");
    await page.keyboard.press("Enter");
    await page.keyboard.type("plantar");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
  });

  await test.step("A line, a quotation, and one step back and forth", async () => {
    await tool(page, "Linha divisória").click();
    await tool(page, "Citação").click();
    await page.keyboard.type("Volto sempre.");
    await tool(page, "Desfazer").click();
    await tool(page, "Refazer").click();
    await expect(tool(page, "Refazer")).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("It is saved as Markdown", async () => {
    await save(page);
    expect(await stored()).toBe(
      "## Como foi\n\nÉramos **vinte** e *alguns* & 2 * 3 < 7.\n\n### O que levar\n\n- luvas\n- água\n\n1. chegar\n2. plantar\n\n---\n\n> Volto sempre.",
    );
  });

  await test.step("The site shows the same", async () => {
    const shown = await text.evaluate((element) => [...element.children].map((child) => child.innerHTML));
    await page.goto(`/posts/${permalink}`);
    const published = page.locator(".prose-nova").first();
    await expect(published.getByRole("heading", { level: 2, name: "Como foi" })).toBeVisible();
    await expect(published.locator("strong")).toHaveText("vinte");
    await expect(published.locator("em")).toHaveText("alguns");
    await expect(published.locator("ul > li")).toHaveText(["luvas", "água"]);
    await expect(published.locator("ol > li")).toHaveText(["chegar", "plantar"]);
    await expect(published.locator("blockquote")).toHaveText("Volto sempre.");
    expect(await published.evaluate((element) => element.textContent?.replace(/\s+/g, ""))).toBe(
      shown
        .join("")
        .replace(/<[^>]*>|\s+/g, "")
        .replace("&amp;", "&")
        .replace("&lt;", "<"),
    );
  });
});

test("a text that nobody touched is saved as it was, whatever it has in it", async ({ page, newPost }) => {
  const markdown = "Um\nDois\n\n* a\n* b\n\n| Dia | Hora |\n|-----|------|\n| 1 | 2 |\n\nFim <b>assim</b>";
  const { stored } = await openPost(page, newPost, markdown);
  await page.getByLabel("Autor").fill("Outra pessoa");
  await save(page);
  expect(await stored()).toBe(markdown);

  // Written and taken back is untouched, too.
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

test("links: to a site, a page of this one or an e-mail, and away again", { tag: "@phone" }, async ({
  page,
  newPost,
}) => {
  const { stored } = await openPost(page, newPost, "Venha ver a horta");
  const dialog = page.getByRole("dialog", { name: "Link" });
  const address = dialog.getByLabel("Endereço");

  await test.step("The dialog opens over the word that is chosen", async () => {
    await article(page)
      .getByText("Venha ver a horta")
      .dblclick({ position: { x: 5, y: 10 } });
    await tool(page, "Link").click();
    // Where one taps, no keyboard covers the dialog before the field is tapped.
    await expect(test.info().project.use.isMobile ? dialog : address).toBeFocused();
  });

  await test.step("What is no address is explained", async () => {
    for (const wrong of ["", "javascript:alert(1)", "um lugar", "//outro.org", "ftp://arquivos.org"]) {
      await address.fill(wrong);
      await dialog.getByRole("button", { name: "Pôr o link" }).click();
      await expect(dialog.getByText(/^Informe um endereço como/)).toBeVisible();
      await expect(address).toBeFocused();
    }
  });

  await test.step("A link to a site", async () => {
    await address.fill("exemplo.org/horta");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(article(page)).toBeFocused();
    await save(page);
    expect(await stored()).toBe("[Venha](https://exemplo.org/horta) ver a horta");
  });

  await test.step("It becomes one to a page of this site, and another one writes an e-mail", async () => {
    await article(page).getByRole("link", { name: "Venha" }).click();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(address).toHaveValue("https://exemplo.org/horta");
    await address.fill("/contato");
    await dialog.getByRole("button", { name: "Mudar" }).click();
    await expect(dialog).toBeHidden();
    await expect(article(page)).toBeFocused();
    await caretToEnd(page);
    await page.keyboard.type(" ou ");
    await page.keyboard.press("ControlOrMeta+k");
    await address.fill("horta@exemplo.org");
    await dialog.getByLabel("Texto do link").fill("escreva");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await page.keyboard.type(" já.");
    await save(page);
    expect(await stored()).toBe("[Venha](/contato) ver a horta ou [escreva](mailto:horta@exemplo.org) já.");

    await article(page).getByRole("link", { name: "Venha" }).click();
  });

  await test.step("It is taken away again", async () => {
    await tool(page, "Link").click();
    await dialog.getByRole("button", { name: "Tirar o link" }).click();
    await save(page);
    expect(await stored()).toBe("Venha ver a horta ou [escreva](mailto:horta@exemplo.org) já.");
  });
});

test("a picture in the text, with its description", async ({ page, newPost }) => {
  const { _id, permalink, stored } = await openPost(page, newPost, "Antes.");
  const dialog = page.getByRole("dialog", { name: "Imagem no texto" });
  await article(page).click();
  await caretToEnd(page);
  await tool(page, "Imagem").click();
  await dialog.getByRole("button", { name: "Pôr no texto" }).click();
  await expect(dialog.getByText("Escolha uma imagem")).toBeVisible();
  const wrong = { name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("nada") };
  await dialog.getByLabel("Enviar imagem").setInputFiles(wrong);
  await expect(dialog.getByText("Envie uma imagem PNG ou JPG")).toBeVisible();
  await dialog.getByLabel("Enviar imagem").setInputFiles("e2e/files/foto.jpg");
  await expect(dialog.locator("img")).toBeVisible();
  await dialog.getByLabel("Descrição da imagem").fill("Um [canteiro] novo");
  await dialog.getByRole("button", { name: "Pôr no texto" }).click();
  await expect(dialog).toBeHidden();
  await expect(article(page).getByRole("img", { name: "Um [canteiro] novo" })).toBeVisible();
  await page.keyboard.type("Depois.");
  await save(page);
  expect(await stored()).toMatch(/^Antes\.\n\n!\[Um \\\[canteiro\\\] novo\]\(\/imagens\/[\w-]+\)\n\nDepois\.$/);
  await page.goto(`/posts/${permalink}`);
  const shown = page.locator(".prose-nova").getByRole("img", { name: "Um [canteiro] novo" });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`/post/${_id}/edit`);
  await article(page).getByRole("img").click();
  await tool(page, "Imagem").click();
  await dialog.getByLabel("Descrição da imagem").fill("A horta");
  await dialog.getByRole("button", { name: "Mudar" }).click();
  await save(page);
  expect(await stored()).toContain("![A horta](/imagens/");
});

for (const how of ["paste", "drop"] as const) {
  test(`a picture in the text by ${how}`, async ({ page, newPost }) => {
    const { stored } = await openPost(page, newPost, "Antes.\n\nDepois.");
    const dialog = page.getByRole("dialog", { name: "Imagem no texto" });
    await article(page).getByText("Antes.").click();
    const bytes = (await readFile("e2e/files/foto.jpg")).toString("base64");
    await article(page)
      .getByText("Antes.")
      .evaluate(
        (element, given) => {
          const data = new DataTransfer();
          const content = Uint8Array.from(atob(given.bytes), (c) => c.charCodeAt(0));
          data.items.add(new File([content], "foto.jpg", { type: "image/jpeg" }));
          // A browser that copies a picture says where it was, too.
          if (given.how === "paste") data.setData("text/html", '<img src="https://exemplo.org/foto.jpg">');
          const { right: clientX, top, height } = element.getBoundingClientRect();
          const place = { clientX: clientX - 2, clientY: top + height / 2, bubbles: true, cancelable: true };
          element.dispatchEvent(
            given.how === "drop"
              ? new DragEvent("drop", { dataTransfer: data, ...place })
              : new ClipboardEvent("paste", { clipboardData: data, ...place }),
          );
        },
        { how, bytes },
      );
    await dialog.getByLabel("Descrição da imagem").fill("Um morro");
    await expect(dialog.locator("img")).toBeVisible();
    await dialog.getByRole("button", { name: "Pôr no texto" }).click();
    await save(page);
    expect(await stored()).toMatch(/^Antes\.\n\n!\[Um morro\]\(\/imagens\/[\w-]+\)\n\nDepois\.$/);
  });
}

/** Moves the caret to the text's end, and waits until the editor knows. */
async function caretToEnd(page: Page) {
  await page.keyboard.press("ControlOrMeta+End");
  const after = (element: HTMLElement & { editor?: Editor }) => {
    const { doc, selection } = element.editor?.state ?? {};
    return doc && selection && doc.textBetween(selection.to, doc.content.size, "\n").trim();
  };
  await expect.poll(() => article(page).evaluate(after)).toBe("");
}

/** Where the editor takes the caret to be, as block and offset: it hears of it a moment after the browser moves it. */
const caret = (page: Page) =>
  article(page).evaluate((element: HTMLElement & { editor?: Editor }) => {
    const from = element.editor?.state.selection.$from;
    return `${from?.parent.type.name} ${from?.parentOffset}`;
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
  await expect.poll(() => caret(page)).toBe(`kept ${((await table.textContent()) ?? "").length}`);
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
      <table><tr><td>R$ 10</td></tr></table><img src="file:///C:/foto.png"><script>alert(1)</script>
      <p><a href="javascript:alert(1)">não</a> <a href="https://exemplo.org">sim</a></p></body></html>`,
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await save(page);
  expect(await stored()).toBe(
    "Início.\n\n## Ata\n\n**Presentes** e ausentes\n\n- Ana\n- Rui\n\nR$ 10\n\nnão [sim](https://exemplo.org)",
  );
});

test("a draft comes back into the editor, and can be thrown away", async ({ page, newPost }) => {
  await openPost(page, newPost, "O texto salvo.");
  await article(page).click();
  await caretToEnd(page);
  await page.keyboard.type(" E mais isto.");
  await expect.poll(async () => JSON.stringify(await draftsIn(page))).toContain("E mais isto.");
  await page.reload();
  await expect(article(page)).toHaveText("O texto salvo. E mais isto.");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(article(page)).toHaveText("O texto salvo.");
});

test("what another person saved can be taken into the editor", async ({ page, newPost, request, token }) => {
  const { _id } = await openPost(page, newPost, "O primeiro.");
  await article(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("O meu.");
  await expect(page.getByRole("complementary", { name: "Pré-visualização" })).toContainText("O meu.");
  const { titulo, autor } = await (await request.get(`/api/posts/${_id}`)).json();
  const data = { titulo, autor, slug: "acoes", description: "O **da outra** pessoa." };
  await request.put(`/api/posts/${_id}`, { headers: { authorization: `Bearer ${token}` }, data });
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await page.getByRole("button", { name: "Ficar com a versão salva" }).click();
  await expect(article(page).locator("strong")).toHaveText("da outra");
  await expect(article(page)).toHaveText("O da outra pessoa.");
});

test("who comes back to the screen finds the text as it was left", async ({ page, newPost }) => {
  const { stored } = await openPost(page, newPost, "Um.");
  await page.getByText("Texto", { exact: true }).click(); // the label leads into the field
  await expect(article(page)).toBeFocused();
  await caretToEnd(page);
  await page.keyboard.type(" Dois.");
  await save(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/painel");
  await expect(article(page)).toBeHidden();
  await page.goBack();
  await expect(article(page)).toHaveText("Um. Dois.");
  await article(page).click();
  await caretToEnd(page);
  await page.keyboard.type(" Três.");
  await save(page);
  expect(await stored()).toBe("Um. Dois. Três.");
});

test.describe("while the editor's code", () => {
  /** Answers for the files that the editor is made of. */
  async function onEditorCode(page: Page, answer: () => Promise<"abort" | "continue">) {
    await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes("ProseMirror-") && (await answer()) === "abort") return route.abort();
      await route.fulfill({ response, body });
    });
  }

  test("is on its way, what is typed in its place is not lost", async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await onEditorCode(page, async () => {
      await arrived;
      return "continue";
    });
    await page.goto("/addpost");
    const plain = page.getByLabel("Texto");
    await plain.click();
    await page.keyboard.type("## Cedo\n\nEscrevi antes");
    arrive();
    await page.waitForLoadState("networkidle");
    await page.keyboard.type(" e durante.");
    await expect(plain).toHaveValue("## Cedo\n\nEscrevi antes e durante.");
    await page.keyboard.press("Tab");
    await expect(article(page).getByRole("heading", { name: "Cedo" })).toBeVisible();
    await expect(article(page)).toContainText("Escrevi antes e durante.");
  });

  test("does not come, an article is written all the same", async ({ page, newPost, request }) => {
    await onEditorCode(page, async () => "abort");
    const { _id } = await newPost({ description: "Um." });
    await page.goto(`/post/${_id}/edit`);
    await expect(page.getByText(/^O editor não carregou/)).toBeVisible();
    await page.getByLabel("Texto").fill("## Dois");
    await save(page);
    expect((await (await request.get(`/api/posts/${_id}`)).json()).description).toBe("## Dois");
  });
});

test("an empty text is asked for, beside it and with the focus in it", async ({ page }) => {
  await page.goto("/addpost");
  await expect(article(page)).toBeVisible();
  await page.getByLabel("Título", { exact: true }).fill("Só o título");
  await page.getByLabel("Categoria").selectOption("Ações");
  await page.getByRole("button", { name: "Publicar artigo" }).click();
  await expect(article(page)).toBeFocused();
  await expect(article(page)).toHaveAttribute("aria-invalid", "true");
  await expect(article(page)).toHaveAccessibleName("Texto");
  await expect(article(page)).toHaveAccessibleDescription(/Escreva o texto do artigo/);
  await page.keyboard.type("Agora sim.");
  await expect(article(page)).toHaveAttribute("aria-invalid", "false");
});

test("by keyboard alone", async ({ page, newPost }) => {
  const { stored } = await openPost(page, newPost, "Um dia");
  await article(page).click();
  await caretToEnd(page);
  await page.keyboard.press("Shift+Tab");
  await expect(tool(page, "Subtítulo")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Negrito")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool(page, "Refazer")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Subtítulo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(article(page)).toBeFocused(); // and the caret where it was
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+Shift+8");
  await page.keyboard.type("sol");
  await page.keyboard.press("Tab"); // leads on, also out of a list
  await expect(page.getByLabel("Status")).toBeFocused();
  await save(page);
  expect(await stored()).toBe("## Um dia\n\n- sol");
});

test("all tools are in view, and nothing scrolls sideways", { tag: "@phone" }, async ({ page, newPost }) => {
  await openPost(page, newPost, "Um texto com [um endereço](https://exemplo.org).\n\n| a | b |\n|---|---|");
  await tool(page, "Subtítulo").evaluate((button) => button.scrollIntoView({ block: "center" }));
  for (const name of ["Subtítulo", "Link", "Imagem", "Refazer"])
    await expect(tool(page, name)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("is accessible, its dialogs open too", { tag: "@phone" }, async ({ page, newPost }) => {
  await openPost(
    page,
    newPost,
    "## Um\n\nCom [link](/contato), **negrito**.\n\n> Citação\n\n- lista\n\n| a |\n|---|\n| b |",
  );
  await article(page).getByRole("link", { name: "link" }).click();
  await expectAccessible(page);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog", { name: "Link" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(article(page)).toBeFocused();
  await tool(page, "Imagem").click();
  await expect(page.getByRole("dialog", { name: "Imagem no texto" })).toBeVisible();
  await expectAccessible(page);
});
