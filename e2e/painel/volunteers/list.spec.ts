import { expect, expectAccessible, expectFitsWidth, inDatabase, signIn } from "../../fixtures";
import { teamPages, test } from "./team";

test("a deletion asks, is done at once, and can be taken back", async ({ page, newVolunteer }) => {
  const name = `Para desfazer ${Date.now()}`;
  const id = await newVolunteer(name);
  await signIn(page);
  await page.goto(`/volunters/private?q=${encodeURIComponent(name)}`);
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir o voluntário?" });
  const heading = page.getByRole("heading", { level: 2, name });
  await page.getByRole("button", { name: `Excluir ${name}` }).click();
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(heading).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(heading).toBeVisible();

  await page.getByRole("button", { name: `Excluir ${name}` }).click();
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Voluntário(a) Excluído(a)").first()).toBeVisible();
  const stored = async () => (await inDatabase('SELECT 1 FROM "Volunteer" WHERE id = $1', [id])).rowCount;
  await expect.poll(stored).toBe(0);
  await page.reload();
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
});

test("several are switched at once, and visitors see it at once", async ({ page, request, newVolunteer }) => {
  const mark = `Lontra${Date.now()}`;
  await newVolunteer(`Uma ${mark}`);
  await newVolunteer(`Outra ${mark}`);
  await signIn(page);
  await page.goto(`/volunters/private?q=${mark}`);
  await page.getByText("Selecionar todos").click();
  await page.getByRole("button", { name: "Ativar", exact: true }).click();
  await expect(page.getByText("2 voluntários no site")).toBeVisible();
  // Polled, as other tests' volunteers may move these from page to page meanwhile.
  await expect.poll(() => teamPages(request)).toContain(`Uma ${mark}`);
  await expect.poll(() => teamPages(request)).toContain(`Outra ${mark}`);
  expect(await teamPages(request)).not.toMatch(/97531-?2468/);

  await page.getByText("Selecionar todos").click();
  await page.getByRole("button", { name: "Desabilitar", exact: true }).click();
  await expect(page.getByText("2 voluntários fora do site")).toBeVisible();
  expect(await teamPages(request)).not.toContain(mark);

  await page.getByRole("combobox", { name: "Status" }).selectOption("Ativos");
  await expect(page).toHaveURL(/status=ativos/);
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
});

test("is accessible", { tag: "@phone" }, async ({ page, newVolunteer }) => {
  const name = `Acessível ${Date.now()}`;
  const id = await newVolunteer(name);
  await signIn(page);
  const list = `/volunters/private?q=${encodeURIComponent(name)}`;
  for (const address of ["/volunters/register", `/volunter/${id}/edit`, list]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFitsWidth(page);
  }
  await page.getByRole("button", { name: `Excluir ${name}` }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page.getByRole("alertdialog"));
});
