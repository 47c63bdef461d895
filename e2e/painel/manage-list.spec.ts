import { expect, signIn, test } from "../fixtures";
import { pressEnter } from "../harness/hydrated";

test.beforeEach(({ page }) => signIn(page));

test.describe("in a list", () => {
  test("a session that ended leads to the sign-in, and from there back", async ({ page, context, newPost }) => {
    const post = await newPost({ titulo: `Sem sessão ${Date.now()}` });
    const address = `/posts/private?q=${encodeURIComponent(post.titulo)}`;
    await page.goto(address);
    await page.getByLabel("Selecionar todos").check();
    await context.clearCookies();
    await page.getByRole("button", { name: "Desabilitar", exact: true }).click();
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fposts%2Fprivate%3Fq%3DSem/);
  });

  test("order and filter are held in the address, and going back shows the choices of then", async ({
    page,
    newPost,
  }) => {
    const mark = `Fila${Date.now()}`;
    await newPost({ titulo: `Zebra ${mark}` });
    await newPost({ titulo: `Abelha ${mark}` });
    await page.goto(`/posts/private?q=${mark}`);
    await page.getByLabel("Ordem").selectOption("A a Z");
    await expect(page).toHaveURL(/ordem=az/);
    const names = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(names).toHaveText([`Abelha ${mark}`, `Zebra ${mark}`]);
    await page.getByLabel("Ordem").selectOption("Mais antigos");
    await expect(names).toHaveText([`Zebra ${mark}`, `Abelha ${mark}`]);
    await page.getByLabel("Status").selectOption("Desabilitados");
    await expect(page).toHaveURL(/status=desabilitados/);
    await page.getByRole("link", { name: "Novo artigo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Novo artigo" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("desabilitados");
  });

  test("after a deletion the focus is on the next item, and what is selected stays so; it takes effect at once", async ({
    page,
    request,
    newPost,
  }) => {
    const mark = `Foco${Date.now()}`;
    const { permalink } = await newPost({ titulo: `${mark} um` });
    for (const name of ["dois", "três"]) await newPost({ titulo: `${mark} ${name}` });
    await page.goto(`/posts/private?q=${mark}&ordem=az`);
    const item = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^Selecionar ${mark} ${name}`) });
    const remove = async (name: string) => {
      await pressEnter(page.getByRole("button", { name: `Excluir ${mark} ${name}` }));
      const question = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir este artigo?" });
      await question.getByRole("button", { name: "Excluir" }).press("Enter");
    };
    await item("um").check();

    await test.step("A refused one leaves the focus on its card", async () => {
      await page.route("**/posts/private?*", (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      await remove("dois");
      await expect(page.getByRole("main").getByRole("alert")).toContainText("Sem conexão com o servidor");
      await expect(item("dois")).toBeFocused();
      await page.unrouteAll();
    });

    await test.step("One that is done leaves it on the next one, not at the top of the page", async () => {
      await page.getByRole("searchbox").focus(); // had it before, and is still there
      await remove("dois");
      await expect(item("dois")).toHaveCount(0);
      await expect(item("três")).toBeFocused();
      await expect(item("um")).toBeChecked();
    });

    await test.step("That of the only card on its undo, and the undo on the card again", async () => {
      await remove("três");
      await expect(item("três")).toHaveCount(0);
      await remove("um");
      const undo = page.getByRole("button", { name: "Desfazer a exclusão" });
      await expect(item("um")).toHaveCount(0);
      await expect(undo).toBeFocused();
      await undo.press("Enter");
      await expect(item("um")).toBeFocused();
    });

    await test.step("It takes effect at once, wherever one goes afterwards", async () => {
      await remove("um");
      await page.getByRole("link", { name: "Novo artigo" }).click();
      await expect(page).toHaveURL("/addpost");
      await expect.poll(async () => (await request.get(`/posts/${permalink}`)).status()).toBe(404);
    });
  });

  test("several are switched off at once, and visitors see it; what was chosen stays chosen when that fails, to try again", async ({
    page,
    request,
    newPost,
  }) => {
    const mark = `Lote${Date.now()}`;
    const posts = [await newPost({ titulo: `${mark} um` }), await newPost({ titulo: `${mark} dois` })];
    await page.goto(`/posts/private?q=${mark}`);
    await page.getByLabel("Selecionar todos").check();
    await expect(page.getByRole("status").filter({ hasText: "2 selecionados" })).toBeAttached();
    await page.route("**/posts/private?*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    const chosen = page.getByRole("checkbox", { name: "2 selecionados" });
    await page.getByRole("button", { name: "Desabilitar", exact: true }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Sem conexão com o servidor");
    await expect(page.locator("[data-sonner-toast]")).toContainText("Sem conexão com o servidor"); // in sight, however far down
    await expect(chosen).toBeChecked();
    await page.getByRole("button", { name: "Excluir", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    await expect(chosen).toBeChecked();
    const toast = page.locator("[data-sonner-toast]");
    const close = toast.getByRole("button", { name: "Fechar o aviso" });
    expect((await close.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    for (const key of ["Alt+t", "Tab"]) await page.keyboard.press(key); // sonner's way to its notices
    await expect(toast).toBeFocused();
    await expect(toast).toHaveCSS("outline-style", "solid");
    await close.press("Enter");
    await expect(toast).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Desabilitar", exact: true }).click();
    await expect(page.getByText("2 artigos fora do site")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Selecionar todos" })).not.toBeChecked();
    await expect(page.getByText("Desabilitado", { exact: true })).toHaveCount(2);
    await expect(page.getByRole("checkbox", { name: new RegExp(`^Selecionar ${mark}`) }).first()).toBeFocused();
    for (const { permalink } of posts) expect((await request.get(`/posts/${permalink}`)).status()).toBe(404);
  });
});
