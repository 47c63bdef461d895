import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures";
import { cropping, field, PHOTO, photo, thumb } from "./image-field";
import { openForm } from "./post-form";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await openForm(page, "/addpost");
});

/** Drops or pastes files as the operating system does. */
async function dropOrPaste(page: Page, how: "drop" | "paste", file: { name: string; type: string; bytes: Buffer }) {
  const given = { how, name: file.name, type: file.type, base64: file.bytes.toString("base64") };
  await field(page).evaluate((element, { how, name, type, base64 }) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name, { type }));
    const event =
      how === "drop"
        ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, given);
}

test("a photo can be brought by drop and by paste", async ({ page }) => {
  const bytes = await photo(900, 600);
  let before = "";
  for (const how of ["drop", "paste"] as const) {
    await dropOrPaste(page, how, { name: "foto.jpg", type: "image/jpeg", bytes });
    await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
    await expect(thumb(page), how).not.toHaveAttribute("src", before);
    await expect(thumb(page), how).toHaveAttribute("src", /^\/imagens\//); // once it is stored
    before = String(await thumb(page).getAttribute("src"));
  }
});

test("what is no picture is refused in words that help, and nothing else is lost", async ({ page }) => {
  await page.getByLabel("Título", { exact: true }).fill("Fica");
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
  const cases = [
    {
      name: "foto.jpg",
      type: "image/jpeg",
      bytes: Buffer.from("isto não é uma foto"),
      says: "Envie uma imagem PNG ou JPG",
    },
    { name: "IMG_1.HEIC", type: "", bytes: heic, says: "Não conseguimos ler esta imagem" },
    { name: "nota.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7"), says: "Envie uma imagem PNG ou JPG" },
  ];
  for (const { says, ...file } of cases) {
    await dropOrPaste(page, "drop", file);
    await expect(field(page).getByRole("alert")).toContainText(says);
    await expect(cropping(page)).toBeHidden();
  }

  // A file with a picture's signature and no picture in it.
  const broken = (await photo(300, 300)).subarray(0, 40);
  await dropOrPaste(page, "drop", { name: "meia.jpg", type: "image/jpeg", bytes: broken });
  await expect(cropping(page).getByText(/Ela pode estar danificada/)).toBeVisible();
  await expect(cropping(page).getByRole("button", { name: "Usar a imagem inteira" })).toBeDisabled();
  await cropping(page).getByRole("button", { name: "Cancelar" }).click();

  await page.route("**/api/upload", (route) => route.abort());
  await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
  await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
  await expect(field(page).getByRole("alert")).toContainText("Sem conexão");
  await page.unroute("**/api/upload");
  await page.getByLabel("Enviar imagem").setInputFiles(PHOTO);
  await cropping(page).getByRole("button", { name: "Usar este recorte" }).click();
  await expect(thumb(page)).toBeVisible();
  await expect(field(page).getByRole("alert")).toBeHidden();
  await expect(page.getByLabel("Título", { exact: true })).toHaveValue("Fica");

  await field(page).getByLabel("Ou o endereço de uma imagem").fill("ftp://nada");
  await page.getByRole("button", { name: "Publicar artigo" }).click();
  await expect(field(page).getByText("Informe um endereço de imagem que comece com https://")).toBeVisible();
});
