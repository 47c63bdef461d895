import { expect, inDatabase, signIn, test } from "../fixtures";
import { pressEnter } from "../harness/hydrated";
import { dialog } from "./library";

test("more pictures of the library are shown by keyboard, and the focus is on the first of them, or on the button to try again", async ({
  page,
}) => {
  const mark = `lontrinha${Date.now().toString(36)}`;
  await inDatabase(
    `INSERT INTO "Image" (id, width, height, alt, listed, kept)
     SELECT gen_random_uuid()::text, 600, 400, $1 || ' ' || number, true, true FROM generate_series(1, 30) AS number`,
    [mark],
  );
  await signIn(page);
  await page.goto("/addpost");
  const field = page.getByRole("group", { name: "Imagem", exact: true });
  await pressEnter(field.getByRole("button", { name: "Escolher das imagens" }));
  const picker = dialog(page, "Escolher das imagens");
  await picker.getByRole("searchbox").fill(mark);
  await page.keyboard.press("Enter");
  const found = picker.getByRole("button", { name: mark });
  await expect(found).toHaveCount(24);
  const more = picker.getByRole("button", { name: "Mostrar mais" });
  await page.route("**/addpost", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await more.press("Enter");
  await expect(picker.getByRole("alert")).toContainText("Sem conexão com o servidor");
  await expect(more).toBeFocused();
  await page.unrouteAll();
  await more.press("Enter");
  await expect(found).toHaveCount(30);
  await expect(found.nth(24)).toBeFocused();
  await inDatabase(`DELETE FROM "Image" WHERE alt LIKE $1 || ' %'`, [mark]);
});
