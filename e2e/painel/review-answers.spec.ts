import { pressWithoutSession } from "../ended-session";
import { expect, expectAccessible, signIn, test } from "../fixtures";
import { addReviews, newMark } from "./written-reviews";

test("a review is answered on the site, the answer is changed and taken away", async ({ page, request, newPost }) => {
  const mark = newMark();
  const post = await newPost({});
  await addReviews(request, post._id, mark, ["Ana"]);
  const read = async () => (await request.get(`/posts/${post.permalink}`)).text();
  expect(await read()).toContain(mark); // caches the page
  await signIn(page);
  await page.goto(`/post/${post._id}/edit`);
  const respond = page.getByRole("button", { name: "Responder no site à avaliação de Ana" });
  const field = page.getByLabel("Resposta a Ana");
  const save = page.getByRole("button", { name: "Salvar a resposta" });
  await respond.click();
  await expect(field).toBeFocused();
  await field.fill("x".repeat(2001));
  await save.click();
  await expect(page.getByText("A resposta deve ter no máximo 2000 caracteres")).toBeVisible();
  await field.fill(`Volte sempre, ${mark}!`);
  await expectAccessible(page.locator("form", { has: field }));
  await page.getByRole("link", { name: "Versões anteriores" }).click();
  const leaving = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await expect(leaving).toContainText("vai se perder");
  await leaving.getByRole("button", { name: "Cancelar" }).click();
  await expect(field).toHaveValue(`Volte sempre, ${mark}!`);
  await pressWithoutSession(save);
  await save.click();
  await expect(page.getByText("Resposta Publicada")).toBeVisible();
  await expect(page.getByText(`Volte sempre, ${mark}!`)).toBeVisible();
  expect(await read()).toContain(`Volte sempre, ${mark}!`);

  await page.getByRole("button", { name: "Mudar a resposta à avaliação de Ana" }).click();
  await expect(field).toHaveValue(`Volte sempre, ${mark}!`);
  await field.fill("");
  await save.click();
  await expect(respond).toBeFocused();
  expect(await read()).not.toContain("Volte sempre");
});

test("an answer that a colleague gave meanwhile is shown, and is replaced by a second save only", async ({
  page,
  request,
  newPost,
}) => {
  const mark = newMark();
  const post = await newPost({});
  await addReviews(request, post._id, mark, ["Ana"]);
  await signIn(page);
  const colleague = await page.context().newPage();
  for (const screen of [page, colleague]) {
    await screen.goto(`/post/${post._id}/edit`);
    await screen.getByRole("button", { name: "Responder no site à avaliação de Ana" }).click();
  }
  const answer = async (screen: typeof page, text: string) => {
    await screen.getByLabel("Resposta a Ana").fill(text);
    await screen.getByRole("button", { name: "Salvar a resposta" }).click();
  };
  await answer(colleague, `Da colega, ${mark}`);
  await expect(colleague.getByText("Resposta Publicada")).toBeVisible();
  await colleague.close();

  await answer(page, `Minha, ${mark}`);
  await expect(page.getByText("Outra pessoa mudou esta resposta enquanto você escrevia")).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: `Da colega, ${mark}` })).toBeVisible();
  await expect(page.getByLabel("Resposta a Ana")).toHaveValue(`Minha, ${mark}`);
  // The article's form asks, too, and keeps a draft: the question is about what would be lost.
  await page.getByRole("textbox", { name: "Autor" }).fill("Rui");
  await page.getByRole("link", { name: "Versões anteriores" }).click();
  const leaving = page.getByRole("alertdialog");
  await expect(leaving).toContainText("A resposta que você escreveu não foi salva e vai se perder.");
  await leaving.getByRole("button", { name: "Cancelar" }).click();
  await expect(leaving).toHaveCount(0);
  await page.getByRole("button", { name: "Salvar a resposta" }).click();
  await expect(page.getByText("Resposta Publicada")).toBeVisible();
  await expect(page.getByText(`Minha, ${mark}`)).toBeVisible();
});
