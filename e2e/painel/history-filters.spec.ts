import { admin, expect, expectFitsWidth, signIn } from "../fixtures";
import { holdRequests } from "../harness/held";
import { test } from "./users/people";

test("kind, person, a day or a period are chosen and live in the address", async ({ page, newPost }) => {
  await newPost({});
  await signIn(page);
  await page.goto("/history");
  await page.getByLabel("Tipo").selectOption("Artigo");
  await expect(page).toHaveURL("/history?tipo=post");
  await page.getByLabel("Pessoa", { exact: true }).selectOption(admin.name);
  await expect(page).toHaveURL(/\/history\?tipo=post&pessoa=[\w-]+$/);
  await expect(page.getByRole("article").first()).toContainText(admin.name);
  await page.reload();
  await expect(page.getByLabel("Tipo")).toHaveValue("post");
  await expect(page.getByLabel("Pessoa").locator("option:checked")).toHaveText(admin.name);
  for (const text of await page.getByRole("article").allInnerTexts()) expect(text).toMatch(/o artigo|\d+ artigos/);

  await page.getByLabel("Pessoa", { exact: true }).selectOption("Todas as pessoas");
  await expect(page).toHaveURL("/history?tipo=post");
  await page.goto("/history?item=nada");
  await expect(page.getByText("Nada encontrado com estes filtros")).toBeVisible();
  await page.getByRole("link", { name: "Ver tudo" }).click();
  await expect(page).toHaveURL("/history");
  for (const query of ["tipo=nada&pagina=-3", "pagina=999"])
    expect(await (await page.request.get(`/history?${query}`)).text(), query).toContain("<article");

  await test.step("A filter chosen while another one is on its way keeps it", async () => {
    const release = await holdRequests(page, "**/history?*");
    await page.getByLabel("Tipo").selectOption("Artigo");
    await page.getByLabel("Quando").selectOption("Hoje");
    release();
    await expect(page).toHaveURL("/history?tipo=post&quando=hoje");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByLabel("Tipo").selectOption("Todos os tipos");
    await expect(page).toHaveURL("/history?quando=hoje");
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  await page.getByLabel("Quando").selectOption("Escolher o dia");
  await page.getByLabel("Dia", { exact: true }).fill("2019-01-02");
  await expect(page).toHaveURL("/history?quando=2019-01-02");
  await expect(page.getByText("Nada encontrado com estes filtros")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Dia", { exact: true })).toHaveValue("2019-01-02");
});

test("a person's long name does not make the filters wider than a phone", { tag: "@phone-only" }, async ({
  signedInPerson,
}) => {
  const { page, person } = await signedInPerson(`Maria-${"Aparecida-".repeat(8)}Silva`);
  await page.goto("/history");
  await page.getByLabel("Pessoa", { exact: true }).selectOption(person.name);
  await expectFitsWidth(page);
});
