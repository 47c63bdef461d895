import { extractText } from "unpdf";
import { discardDraft } from "../drafts";
import { expect, expectAccessible, expectFitsWidth, signIn } from "../fixtures";
import { expectOnHomePage, fillIn } from "./casa-sol";
import { field, open, optional, save, saveButton, slides, test } from "./screen";

test.describe.configure({ mode: "serial" });

const SCREENS = { phone: { width: 375, height: 812 }, wide: { width: 1280, height: 800 } };

test.beforeEach(({ page }) => signIn(page));

test("what is saved is on every page at once, and in whatever leaves the site", async ({ page, request }) => {
  // React separates adjacent texts by comments.
  const text = async (path: string) => (await (await request.get(path)).text()).replaceAll("<!-- -->", "");
  const card = async () => (await request.get("/cartao/sobre.jpg")).body();
  const before = await card();
  for (const path of ["/", "/sobre", "/contato", "/termos", "/privacidade", "/feed.xml", "/agenda.ics", "/posts"])
    expect(await text(path), path).toContain("Projeto Nova"); // caches the page

  await test.step("Everything is filled in and saved", async () => {
    await open(page);
    await fillIn(page);
    await save(page);
    await expect(page.getByRole("banner").getByText("Casa Sol & Lua")).toBeVisible();
    await expect(field(page, "Número")).toHaveValue("(34) 3212-3456");
    await expect(optional(page, "CNPJ")).toHaveValue("12.ABC.345/01DE-35");
  });

  await test.step("The home page says it, and tells machines", () => expectOnHomePage(page));

  await test.step("So do the pages about the project and its contacts", async () => {
    await page.goto("/sobre");
    await expect(page).toHaveTitle("Sobre Nós · Casa Sol & Lua");
    await expect(page.getByText("Abrir a porta.")).toBeVisible();
    await expect(page.locator("#voluntariado, [aria-labelledby=voluntariado]").getByRole("listitem")).toHaveText([
      "Bata na porta.",
      "Entre.",
    ]);

    for (const address of ["/", "/contato", "/doar/50", "/doar/todo-mes", "/doar"]) {
      await page.goto(address); // everywhere beside the code
      await expect(page.getByRole("main").getByText("CNPJ 12.ABC.345/01DE-35").first(), address).toBeVisible();
    }
    const { text: poster } = await extractText(new Uint8Array(await (await request.get("/doar/cartaz.pdf")).body()), {
      mergePages: true,
    });
    expect(poster).toContain("CNPJ 12.ABC.345/01DE-35");
    await expect(page.getByRole("link", { name: "R$ 35,50 uma panela <grande>" })).toHaveAttribute("href", /35%2C50/);

    await page.goto("/contato");
    await expect(page.getByRole("main").getByRole("link", { name: "(34) 3212-3456" })).toBeVisible();
    await expect(page.getByText("Cozinha")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "oi@casasol.example" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("(34) 98888-7777");
  });

  await test.step("And the legal pages, the feeds, the manifest and the previews", async () => {
    expect(await text("/termos")).toContain("O site conta o que a Casa Sol &amp; Lua faz");
    expect(await text("/privacidade")).toContain("12.ABC.345/01DE-35");
    expect(await text("/feed.xml")).toContain("<title>Casa Sol &amp; Lua</title>");
    expect(await text("/agenda.ics")).toContain("X-WR-CALNAME:Agenda · Casa Sol & Lua");
    expect(await text("/login")).toContain("Casa Sol &amp; Lua");
    expect(await text("/nada-aqui")).toContain("Casa Sol &amp; Lua");
    expect(JSON.parse(await text("/manifest.webmanifest"))).toMatchObject({
      name: "Casa Sol & Lua",
      short_name: "Sol",
    });
    expect((await card()).equals(before)).toBe(false);
    for (const path of ["/", "/sobre", "/contato", "/termos", "/privacidade", "/voluntarios", "/agenda", "/posts"])
      expect(await text(path), path).not.toContain("Projeto Nova");
  });

  await test.step("The history tells what changed", async () => {
    await page.goto("/settings");
    await page.getByText(/^Histórico \(\d+\)$/).click();
    const changes = page.getByRole("listitem").filter({ hasText: "alterou" });
    await expect(changes.filter({ hasText: /Telefones\s*mudou; por privacidade/ }).first()).toBeVisible();
    await page.goto("/history?tipo=settings");
    await expect(page.getByText("as configurações de").first()).toBeVisible();
  });
});

test("what is wrong is said beside its field, and what was typed comes back", async ({ page }) => {
  await open(page);
  await optional(page, "CNPJ").fill("11444777000162");
  await optional(page, "Chave Pix").fill("minha chave");
  await field(page, "Endereço do perfil").fill("http://instagram.com/casa");
  await slides(page).nth(1).getByText("Editar").click();
  await slides(page).nth(1).getByLabel("Título").fill("");
  await slides(page).nth(1).getByText("Editar").click();
  await saveButton(page).click();
  await expect(optional(page, "CNPJ")).toBeFocused();
  for (const message of [
    "Confira o CNPJ: os dígitos não batem",
    "Esta chave Pix não é válida. Use um CPF, CNPJ, e-mail, telefone com DDD ou a chave aleatória",
    "Informe o endereço do perfil, como https://www.instagram.com/nome",
    "Escreva o título do slide",
  ])
    await expect(page.getByText(message)).toBeVisible();

  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText("Recuperamos o que você tinha escrito")).toBeVisible();
  await expect(optional(page, "Chave Pix")).toHaveValue("minha chave");
  await discardDraft(page);
  await expect(optional(page, "Chave Pix")).toHaveValue("(34) 98888-7777");
  await expect(slides(page).nth(1)).toContainText("2. Café quente na praça");
});

test("slides are put in order by keyboard, added with a picture, removed", async ({ page }) => {
  await open(page);
  await expect(slides(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Descer o slide 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Descer o slide 2" })).toBeFocused();
  await expect(page.getByText("Agora é o slide 2 de 5.")).toBeAttached();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Descer o slide 1" })).toBeFocused(); // it is the first slide already
  await page.getByRole("button", { name: "Descer o slide 1" }).press("Enter");
  for (const n of [5, 4, 3]) await page.getByRole("button", { name: `Remover o slide ${n}` }).press("Enter");
  await expect(slides(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Remover o slide 2" })).toBeFocused();

  await page.getByRole("button", { name: "Adicionar slide" }).click();
  const added = slides(page).nth(2);
  await added.getByLabel("Título").and(page.locator(":focus")).fill("A nossa roda");
  await saveButton(page).click();
  await expect(added.getByText("Escolha a imagem do slide")).toBeVisible();
  await expect(added.getByLabel("Ou o endereço de uma imagem")).toBeFocused();
  await added.getByLabel("Enviar imagem").setInputFiles("e2e/files/foto.jpg");
  await page.getByRole("dialog").getByRole("button", { name: "Usar este recorte" }).click();
  await added.getByLabel("Descrição da imagem").fill("Pessoas numa roda");
  await added.getByLabel("Aonde o link leva").fill("/agenda");
  await added.getByLabel("O que o link diz").fill("Venha");
  await added.getByRole("button", { name: "Subir o slide 3" }).click();
  await save(page);

  await page.goto("/");
  const carousel = page.getByRole("region", { name: "O que fazemos" });
  await expect(carousel.getByRole("heading", { level: 2, includeHidden: true })).toHaveText([
    "Café quente na praça",
    "A nossa roda",
    "Vizinho ajuda vizinho",
  ]);
  await expect(carousel.getByRole("img", { name: "Pessoas numa roda" })).toBeAttached();
  await expect(carousel.getByRole("link", { name: "Venha" })).toHaveAttribute("href", "/agenda");
});

test("who saves last hears of who saved first, and sees both versions", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await optional(other, "Coordenação").fill("Jussara Lima");
  await save(other);
  await optional(page, "De quem é").fill("Salão");
  await page.reload(); // the draft holds what was typed, and nothing that somebody else has saved since
  await expect(optional(page, "Coordenação")).toHaveValue("Jussara Lima");
  await optional(page, "Coordenação").fill("Caio Prado");
  await saveButton(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "alterou este item" });
  await expect(alert).toBeInViewport();
  await expect(alert).toContainText("Jussara Lima");
  await expect(alert).toContainText("Salão · (34) 3212-3456");
  await page.getByRole("button", { name: "Ficar com a versão salva" }).click();
  await expect(optional(page, "Coordenação")).toHaveValue("Jussara Lima");
  await expect(optional(page, "De quem é")).toHaveValue("Cozinha");
});

test("contact data that are empty are nowhere, and an empty text is the site's own", async ({ page }) => {
  await open(page);
  for (const name of ["Chave Pix", "Número do WhatsApp", "E-mail", "CNPJ", "Missão"])
    await optional(page, name).fill("");
  await page.getByRole("button", { name: "Remover o telefone 1" }).click();
  await page.getByRole("button", { name: "Remover o perfil 1" }).click();
  for (const n of [3, 2, 1]) await page.getByRole("button", { name: `Remover o slide ${n}` }).click();
  await save(page);
  await expect(optional(page, "Missão")).toHaveValue(/^Estar por perto/);

  await page.goto("/");
  await expect(page.getByRole("region", { name: "O que fazemos" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cadastre-se" })).toHaveAttribute("href", "/contato");
  await expect(page.locator("#about").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("banner").getByRole("link", { name: "Doe por Pix" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /\(34\)|@/ })).toHaveCount(0);
  await page.goto("/history?tipo=settings");
  await expect(page.locator("ins").filter({ hasText: "em branco" }).first()).toBeVisible();
  await page.goto("/contato");
  await expect(page.getByRole("main")).not.toContainText(/Pix|WhatsApp/);
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveCount(0);
  await page.goto("/privacidade");
  await expect(page.getByRole("main").getByRole("link", { name: "fale com a gente" }).first()).toBeVisible();
});

test("the list of parts leads to every part, in order; the screen is accessible, on a phone, too", async ({ page }) => {
  await page.setViewportSize(SCREENS.wide);
  await open(page);
  const parts = page.getByRole("navigation", { name: "Partes das configurações" }).getByRole("link");
  const listed = await parts.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  expect(listed).toEqual(await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id)));

  for (const kind of ["slide", "telefone", "perfil", "exemplo"])
    await page.getByRole("button", { name: `Adicionar ${kind}` }).click();
  for (const [screen, viewport] of Object.entries(SCREENS))
    await test.step(screen, async () => {
      await page.setViewportSize(viewport);
      await saveButton(page).click();
      await expect(page.getByText("Escreva o título do slide").first()).toBeVisible();
      // At the end of the form the sticky button covers nothing.
      await page.locator("form").evaluate((form) => form.scrollIntoView({ block: "end", behavior: "instant" }));
      await expectAccessible(page);
      await expectFitsWidth(page, screen);
    });
});
