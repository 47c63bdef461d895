import type { Page, Route } from "@playwright/test";
import { expect, test } from "../fixtures";

test("a visitor's review: bad input is explained and kept, good input is published with a masked e-mail", async ({
  page,
  newPost,
}) => {
  const post = await newPost({});
  await page.goto(`/posts/${post.permalink}`);
  await expect(page.getByText("Sem comentários")).toBeVisible();

  await page.getByLabel("Comentário").fill("Fui e voltei com vontade de ir de novo.");
  await page.getByLabel("E-mail").fill("joana@");
  await page.getByRole("button", { name: "Enviar avaliação" }).click();
  await expect(page.getByText("Informe o seu nome")).toBeVisible();
  await expect(page.getByText("Informe um e-mail válido, como nome@exemplo.com")).toBeVisible();
  await expect(page.getByText("Escolha uma nota de 1 a 5")).toBeVisible();
  await expect(page.getByLabel("Nome")).toBeFocused();
  await expect(page.getByLabel("Comentário")).toHaveValue("Fui e voltei com vontade de ir de novo.");

  await page.getByLabel("Nome").fill("Joana");
  await page.getByLabel("E-mail").fill("joana.reservada@exemplo.com.br");
  const grades = page.getByLabel("Avaliação").getByRole("option");
  await expect(grades).toHaveText([
    "Escolha uma nota",
    "1 Não Gostei",
    "2 Foi Legal",
    "3 Muito boa",
    "4 Top demais",
    "5 Maravilhosa",
  ]);
  await page.getByLabel("Avaliação").selectOption("5 Maravilhosa");
  const send = page.getByRole("button", { name: "Enviar avaliação" });
  await send.press("Enter");
  await expect(page.getByText("Avaliação enviada")).toBeVisible();
  await expect(send).toBeFocused();
  await expect(page.getByLabel("Comentário")).toHaveValue("");

  const review = page.getByRole("listitem").filter({ hasText: "Joana" });
  await expect(review).toContainText("j***@e***.br");
  await expect(review.getByRole("img", { name: "5 de 5 estrelas" })).toBeVisible();
  await expect(page.getByText("Sem comentários")).toHaveCount(0);

  // Another visitor sees the review, without the e-mail.
  const html = await (await page.request.get(`/posts/${post.permalink}`)).text();
  expect(html).toContain("Fui e voltei");
  expect(html).not.toContain("reservada");
  const api = await (await page.request.get(`/api/posts/${post._id}`)).text();
  expect(api).toContain("Fui e voltei");
  expect(api).not.toContain("reservada");
});

test("a reaction given before the visitor's own are there counts, and their answer is no longer waited for", async ({
  page,
  newPost,
}) => {
  const { permalink } = await newPost({});
  await page.route("**/reactions", (route) => (route.request().method() === "POST" ? route.continue() : undefined));
  const givenUp = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/reactions"));
  await page.goto(`/posts/${permalink}`);
  const fire = page.getByRole("button", { name: "Fogo" });
  await fire.click();
  await givenUp;
  await expect(fire).toHaveText("🔥Fogo1");
  await expect(fire).toHaveAttribute("aria-pressed", "true");
});

test("reactions count at once, once per visitor, and survive a reload", async ({ page, browser, newPost }) => {
  const post = await newPost({});
  await page.goto(`/posts/${post.permalink}`);
  const fire = page.getByRole("button", { name: "Fogo" });
  await expect(fire).toHaveText("🔥Fogo0");
  const stored = (of: Page) => of.waitForResponse((response) => response.request().method() === "POST");
  await Promise.all([stored(page), fire.click()]);
  await expect(fire).toHaveAttribute("aria-pressed", "true");
  await expect(fire).toContainText("1");
  await page.reload();
  await expect(fire).toHaveAttribute("aria-pressed", "true");
  await expect(fire).toContainText("1");

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(`/posts/${post.permalink}`);
  const theirs = elsewhere.getByRole("button", { name: "Fogo" });
  await theirs.hover(); // the count is updated on hover
  await expect(theirs).toContainText("1");
  await expect(theirs).toHaveAttribute("aria-pressed", "false");
  await Promise.all([stored(elsewhere), theirs.click()]);
  await expect(theirs).toContainText("2");
  await other.close();

  await page.reload();
  await expect(fire).toContainText("2");
  await expect(fire).toHaveAttribute("aria-pressed", "true");
  await test.step("Two presses are carried out in their order, however slow the first one's request is", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holdFirst = async (route: Route) => {
      await released;
      await route.continue();
    };
    await page.route("**/reactions", holdFirst, { times: 1 });
    const [off, on] = [false, true].map((wanted) =>
      page.waitForResponse((response) => response.request().postDataJSON()?.on === wanted),
    );
    await fire.click();
    await expect(fire).toHaveAttribute("aria-pressed", "false");
    await fire.click();
    await expect(fire).toHaveAttribute("aria-pressed", "true");
    release();
    await Promise.all([off, on]);
    await page.reload();
    await expect(fire).toContainText("2");
    await expect(fire).toHaveAttribute("aria-pressed", "true");
  });
  await fire.click();
  await expect(fire).toHaveAttribute("aria-pressed", "false");
  await expect(fire).toContainText("1");
});
