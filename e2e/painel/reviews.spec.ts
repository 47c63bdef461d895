import { expect, expectAccessible, expectFitsWidth, inDatabase, signIn, test } from "../fixtures";
import { addReviews, newMark } from "./written-reviews";

test("reviews are found by name, comment and status, with their article and without the e-mail", async ({
  page,
  request,
  newPost,
}) => {
  const mark = newMark();
  const post = await newPost({ titulo: `Com avaliações ${mark}` });
  await addReviews(request, post._id, mark, ["Ana", "Beto", "Caio"]);
  await signIn(page);
  await page.goto("/reviews");
  await page.getByRole("searchbox").fill(mark);
  await expect(page).toHaveURL(`/reviews?q=${mark}`);
  const names = page.getByRole("listitem").locator("strong");
  await expect(names).toHaveText(["Caio", "Beto", "Ana"]);
  await expect(page.getByText("c***@s***.example")).toBeVisible();
  expect(await page.content()).not.toContain("caio@segredo.example");
  await expect(page.getByRole("link", { name: post.titulo }).first()).toHaveAttribute("href", `/post/${post._id}/edit`);

  await page.getByLabel("Ordem").selectOption("Mais antigas");
  await expect(names).toHaveText(["Ana", "Beto", "Caio"]);
  await page.getByRole("button", { name: "Ocultar a avaliação de Beto" }).click();
  await expect(page.getByText("Avaliação Ocultada")).toBeVisible();
  await expect(page.getByLabel("Status").getByRole("option")).toHaveText(["Todas", "Publicadas", "Ocultas"]);
  await page.getByLabel("Status").selectOption("Ocultas");
  await expect(names).toHaveText(["Beto"]);
  await expect(page).toHaveURL(/status=desabilitados/);
  await page.reload();
  await expect(page.getByLabel("Status")).toHaveValue("desabilitados");
  await page.getByLabel("Status").selectOption("Publicadas");
  await expect(names).toHaveText(["Ana", "Caio"]);
  const hide = (name: string) => page.getByRole("button", { name: `Ocultar a avaliação de ${name}` }).press("Enter");
  await hide("Ana");
  await expect(page.getByLabel("Selecionar a avaliação de Caio")).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 400 }); // too low for the heading beside the list
  await hide("Caio");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await page.getByRole("searchbox").fill(`${mark} ninguém`);
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
});

test("several at once are hidden, shown and deleted, and each can be taken back", async ({
  page,
  request,
  newPost,
}) => {
  const mark = newMark();
  const post = await newPost({});
  await addReviews(request, post._id, mark, ["Ana", "Beto", "Caio"]);
  const read = async () => (await request.get(`/posts/${post.permalink}`)).text();
  expect(await read()).toContain(mark); // caches the page
  await signIn(page);
  await page.goto(`/reviews?q=${mark}`);
  await page.getByLabel("Selecionar todas").check();
  await expect(page.getByRole("status").filter({ hasText: "3 selecionadas" })).toBeAttached();
  await page.getByRole("button", { name: "Ocultar", exact: true }).click();
  await expect(page.getByText("3 avaliações ocultadas")).toBeVisible();
  await expect(page.getByText("Oculta", { exact: true })).toHaveCount(3);
  expect(await read()).not.toContain(mark);
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(page.getByText("3 avaliações publicadas")).toBeVisible();
  expect(await read()).toContain(mark);

  await page.getByLabel("Selecionar a avaliação de Ana").check();
  await page.getByLabel("Selecionar a avaliação de Caio").check();
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir estas 2 avaliações?" });
  await dialog.getByRole("button", { name: "Excluir" }).click();
  const names = page.getByRole("listitem").locator("strong");
  await expect(names).toHaveText(["Beto"]);
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(names).toHaveText(["Caio", "Beto", "Ana"]);

  // Visitors no longer see it, and the history has the author of the deletion.
  await page.getByRole("button", { name: "Excluir a avaliação de Beto" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(names).toHaveText(["Caio", "Ana"]);
  await expect.poll(read).not.toContain("Beto");
  await page.goto("/history?tipo=review");
  const told = (what: string) =>
    page.locator("article:not(:has(article))").filter({ hasText: `${what} uma avaliação de ${post.titulo}` });
  await expect(told("restaurou")).toHaveCount(2);
  await expect(told("excluiu")).toHaveCount(3);
});

test("what somebody else had hidden meanwhile is not undone from an older list", async ({
  page,
  browser,
  request,
  newPost,
}) => {
  const mark = newMark();
  const post = await newPost({});
  await addReviews(request, post._id, mark, ["Ana", "Beto"]);
  const colleague = await (await browser.newContext()).newPage();
  for (const one of [page, colleague]) {
    await signIn(one);
    await one.goto(`/reviews?q=${mark}`);
  }
  await colleague.getByRole("button", { name: "Ocultar a avaliação de Beto" }).click();
  await expect(colleague.getByText("Avaliação Ocultada")).toBeVisible();
  await colleague.context().close();

  const hidden = page.getByText("Oculta", { exact: true });
  await page.getByLabel("Selecionar todas").check();
  await page.getByRole("button", { name: "Ocultar", exact: true }).click();
  await expect(hidden).toHaveCount(2);
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(page.getByText("Avaliação Publicada")).toBeVisible();
  await expect(hidden).toHaveCount(1);
  await expect(
    page.getByRole("listitem").filter({ hasText: "Beto" }).getByText("Oculta", { exact: true }),
  ).toBeVisible();
});

test("'Todos' lists every review, and after a removal all others, once", async ({ page, newPost }) => {
  const mark = newMark();
  const post = await newPost({});
  await inDatabase(
    `INSERT INTO "Review" (id, "postId", nome, email, rating, comment, "createdAt")
     SELECT gen_random_uuid(), $1, 'Pessoa ' || n, 'p@example.com', 5, $2, now() - n * interval '1 second'
     FROM generate_series(1, 125) AS n`,
    [post._id, mark],
  );
  await signIn(page);
  await page.goto(`/reviews?q=${mark}&porPagina=todos`);
  const names = page.getByRole("listitem").locator("strong");
  await expect(names).toHaveCount(125);
  await page.getByRole("button", { name: "Excluir a avaliação de Pessoa 3", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("está na lixeira")).toBeVisible();
  await expect(names).toHaveCount(124);
  expect(new Set(await names.allTextContents()).size).toBe(124);
});

test("the reviews are accessible", { tag: "@phone" }, async ({ page, request, newPost }) => {
  const mark = newMark();
  const post = await newPost({});
  await addReviews(request, post._id, mark, ["Ana", "Beto"]);
  await signIn(page);
  await page.goto(`/reviews?q=${mark}`);
  await page.getByLabel("Selecionar a avaliação de Ana").check();
  await expect(page.getByRole("button", { name: "Ocultar", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page.getByRole("alertdialog"));
  await page.keyboard.press("Escape");
  await expectFitsWidth(page);
});
