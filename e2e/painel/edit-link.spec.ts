import { expect, expectAccessible, openDashboard, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";
import { openMenu } from "./menu";

test("who edits finds the item's form on its public page; nobody else is shown the way", async ({ page, newPost }) => {
  const { permalink, titulo } = await newPost({});
  const { calendars } = await (await page.request.get("/api/calendars?limit=1")).json();
  const edit = page.getByRole("link", { name: "Editar", exact: true });
  await openHydrated(page, `/posts/${permalink}`);
  await expect(edit).toHaveCount(0);

  await openDashboard(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("nova-edita"))).toBe("1");
  await openHydrated(page, `/agenda/${calendars[0]._id}`);
  await edit.click();
  await expect(page).toHaveURL(`/calendars/${calendars[0]._id}/edit`);
  await openHydrated(page, `/posts/${permalink}`);
  await expectAccessible(edit);
  await edit.click();
  await expect(page.getByLabel("Título", { exact: true })).toHaveValue(titulo);

  await (await openMenu(page)).getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/login");
  await openHydrated(page, `/posts/${permalink}`);
  await expect(edit).toHaveCount(0);
});
