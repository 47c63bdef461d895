import { expect, inDatabase, signIn, test } from "../fixtures";
import { holdRequests } from "../harness/held";
import { choosePhoto, FORMS, label, thumb, UPLOADS, WAITING } from "./photo-forms";

/** Deletes rows of a table; returns how many there were. */
const deleteRows = async (which: string, name: string) => (await inDatabase(`DELETE FROM ${which}`, [name])).rowCount;

test.beforeEach(({ page }) => signIn(page));

for (const { address, button, table, title, first, fill } of FORMS)
  test(`${address} waits for the photo, and the next form is empty`, async ({ page }) => {
    const name = `Foto lenta ${address} ${Date.now()}`;
    const release = await holdRequests(page, UPLOADS);
    await page.goto(address);
    await fill(page, name);
    await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
    await choosePhoto(page);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("button", { name: WAITING })).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: WAITING })).toBeAttached();
    release();
    await expect(label(page, first)).toHaveValue("");
    await expect(thumb(page)).toHaveCount(0);
    expect(await deleteRows(`"${table}" WHERE ${title} = $1 AND "imageId" IS NOT NULL`, name)).toBe(1);
  });

test("a save that is pressed while the browser still reads the picture waits for it, too", async ({ page }) => {
  const name = `Foto lida devagar ${Date.now()}`;
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window);
    const held = new Promise<void>((resolve) => window.addEventListener("decode", () => resolve()));
    window.createImageBitmap = async (...given: [ImageBitmapSource]) => {
      await held;
      return decode(...given);
    };
  });
  await page.goto("/addpost");
  await FORMS[0]?.fill(page, name);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
  await page.getByLabel("Enviar imagem").setInputFiles("e2e/files/foto.heic");
  await page.getByRole("button", { name: "Salvar rascunho", exact: true }).click();
  await expect(page.getByRole("button", { name: WAITING })).toBeDisabled();
  await page.evaluate(() => window.dispatchEvent(new Event("decode")));
  await expect(label(page, "Título")).toHaveValue("");
  expect(await deleteRows('"Post" WHERE titulo = $1 AND "imageId" IS NOT NULL', name)).toBe(1);
});

test("a photo that does not come is said, everything stays, and it can be saved without", async ({ page }) => {
  const name = `Sem foto ${Date.now()}`;
  const [, , , volunteer] = FORMS;
  const button = page.getByRole("button", { name: "Cadastrar", exact: true });
  const expectSavedWithout = async () => {
    await expect(page.getByText("A imagem não foi enviada, e nada foi salvo.").last()).toBeVisible();
    await expect(label(page, "Nome")).toHaveValue(name);
    await button.click();
    await expect(label(page, "Nome")).toHaveValue("");
    expect(await deleteRows('"Volunteer" WHERE name = $1 AND "imageId" IS NULL', name)).toBe(1);
  };
  await page.goto("/volunters/register");
  await test.step("One that fails after the button was pressed", async () => {
    await volunteer?.fill(page, name);
    const release = await holdRequests(page, UPLOADS);
    await choosePhoto(page);
    await button.click();
    release("cut");
    await expectSavedWithout();
    await page.unroute(UPLOADS);
  });
  await test.step("One that has failed before, further up the form than the button", async () => {
    await volunteer?.fill(page, name);
    const release = await holdRequests(page, UPLOADS);
    await choosePhoto(page);
    release("cut");
    await expect(page.getByRole("group", { name: "Foto" }).getByRole("alert")).toContainText("Sem conexão");
    await expect(page.getByText("A imagem não foi enviada, e nada foi salvo.")).toHaveCount(0);
    await button.click();
    await expectSavedWithout();
  });
});

test("also when a photo of another field has come since", async ({ page }) => {
  const [, , event] = FORMS;
  await page.goto("/addCalendars");
  await event?.fill(page, `Duas fotos ${Date.now()}`);
  const release = await holdRequests(page, UPLOADS);
  await choosePhoto(page);
  release("cut");
  await expect(page.getByRole("group", { name: "Imagem", exact: true }).getByRole("alert")).toContainText(
    "Sem conexão",
  );
  await page.unroute(UPLOADS);
  await page.getByLabel("Enviar fotos").setInputFiles("e2e/files/foto.jpg");
  await expect(page.getByLabel("Descrição da foto 1")).toBeVisible();
  await page.getByRole("button", { name: "Adicionar à agenda", exact: true }).click();
  await expect(page.getByText("A imagem não foi enviada, e nada foi salvo.")).toBeVisible();
});
