import { expect, inDatabase, signIn } from "../fixtures";
import { test } from "./users/people";

test("an item that is not there is a missing page of the dashboard, in its status too", async ({ page, newPost }) => {
  await signIn(page);
  const screens = ["post", "calendars", "projects", "volunter", "donations"].map((kind) => `/${kind}/nada/edit`);
  for (const screen of [...screens, "/messages/nada"]) {
    const answer = await page.request.get(screen);
    expect(answer.status(), screen).toBe(404);
    expect(answer.headers(), screen).not.toHaveProperty("x-nova-status");
    expect(await answer.text(), screen).toContain("ERROR 404");
  }
  const post = await newPost({ titulo: "Um artigo que existe" });
  for (const name of [post._id, post.permalink])
    expect((await page.request.get(`/post/${name}/edit`)).status()).toBe(200);

  await page.goto("/projects/nada/edit");
  await expect(page.getByRole("heading", { name: "ERROR 404" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Página Inicial" }).click();
  await expect(page).toHaveURL("/painel");
});

test("without a session, and with one that has ended, every item's screen leads to the login", async ({
  signedInPerson,
  playwright,
  newPost,
}) => {
  const { permalink } = await newPost({ titulo: "Um rascunho", active: false });
  const { page, person: iara } = await signedInPerson("Iara");
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await page.context().close();
  await inDatabase(`DELETE FROM "Session" WHERE "userId" = (SELECT id FROM "User" WHERE email = $1)`, [iara.email]);

  const anonymous = await playwright.request.newContext({ baseURL: test.info().project.use.baseURL });
  // A header of an action alone had the screen rendered: it streamed, and at times it never ended.
  const forged = { "next-action": "nada", cookie: "next-auth.session-token=nada" };
  const requests: Record<string, string>[] = [{}, forged, { cookie }, { ...forged, cookie }];
  for (const headers of requests)
    for (const name of [permalink, "nada"]) {
      const answer = await anonymous.get(`/post/${name}/edit`, { headers, maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      expect(answer.headers().location).toContain("/login?callbackUrl=");
    }
  await anonymous.dispose();
});
