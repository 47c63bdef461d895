import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import pg from "pg";
import { embeddedUrl } from "../../lib/start/postgres/embedded";
import { test as base, expect, expectAccessible, signIn } from "../fixtures";

const TEL = "(34) 97531-2468";

type Team = {
  /** Puts a volunteer with a portrait, disabled, at the end of the list; gone after the test. */
  newVolunteer: (name: string) => Promise<string>;
  /** Gives who was registered on the screen a portrait, and removes that one after the test. */
  givePortrait: (name: string) => Promise<void>;
};

const test = base.extend<Team & { client: pg.Client }>({
  client: async ({}, use) => {
    const client = new pg.Client({ connectionString: await embeddedUrl(process.env.NOVA_E2E_DATA_DIR ?? "") });
    await client.connect();
    await use(client);
    await client.end();
  },
  newVolunteer: async ({ client }, use) => {
    const ids: string[] = [];
    await use(async (name) => {
      const id = randomUUID();
      ids.push(id);
      await client.query(
        `INSERT INTO "Volunteer" (id, name, profissao, tipo, descricao, tel, active, "imageId", "createdAt", "updatedAt")
         SELECT $1, $2, 'Pedreiro', 'Mutirões', 'Fico.', $3, false, "imageId", '2001-01-01', now()
         FROM "Volunteer" WHERE "imageId" IS NOT NULL LIMIT 1`,
        [id, name, TEL],
      );
      return id;
    });
    await client.query('DELETE FROM "Volunteer" WHERE id = ANY($1)', [ids]);
  },
  givePortrait: async ({ client }, use) => {
    const names: string[] = [];
    await use(async (name) => {
      names.push(name);
      await client.query(
        `UPDATE "Volunteer" SET "imageId" = (SELECT "imageId" FROM "Volunteer" WHERE "imageId" IS NOT NULL LIMIT 1)
         WHERE name = $1`,
        [name],
      );
    });
    await client.query('DELETE FROM "Volunteer" WHERE name = ANY($1)', [names]);
  },
});

/** What visitors get, on all pages of the team, as HTML and as what navigation loads. */
async function team(request: APIRequestContext) {
  const answers: string[] = [];
  for (let page = 1; page < 20; page++) {
    const address = page === 1 ? "/voluntarios" : `/voluntarios/pagina/${page}`;
    const response = await request.get(address);
    if (!response.ok()) break;
    answers.push(await response.text(), await (await request.get(address, { headers: { rsc: "1" } })).text());
  }
  return answers.join("\n");
}

test("a volunteer is registered, explained where it is wrong, and on the site as soon as active; never the telephone", async ({
  page,
  request,
  givePortrait,
}) => {
  test.setTimeout(60_000);
  const name = `Zuleide ${Date.now()}`;
  await signIn(page);

  const preview = page.getByRole("complementary", { name: "Pré-visualização" });
  await test.step("The list leads to an empty form", async () => {
    await page.goto("/volunters/private");
    await page.getByRole("link", { name: "Cadastrar voluntário(a)" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cadastrar voluntário(a)" })).toBeVisible();
    await expect(preview).toContainText("Nome da pessoa");
  });

  await test.step("Nothing filled in: each field says what it wants", async () => {
    await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
    for (const message of [
      "Informe o nome",
      "Informe a profissão",
      "Informe o que a pessoa faz no projeto",
      "Escreva o depoimento",
    ])
      await expect(page.locator("form").getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel("Nome", { exact: true })).toBeFocused();
  });

  await test.step("A telephone without its area code is explained, and all else stays", async () => {
    await page.getByLabel("Nome", { exact: true }).fill(name);
    await page.getByLabel("Profissão").fill("Costureira");
    await page.getByLabel("Tipo", { exact: true }).fill("Oficina de costura");
    await page.getByLabel("Depoimento").fill("Vim por um botão e fiquei.");
    await page.getByLabel("Telefone").fill("97531-2468");
    await page.getByRole("combobox", { name: "Tipo de usuário" }).selectOption("ADMIN");
    await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
    await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
    await expect(page.getByText("Confira o telefone: o DDD e o número, como (34) 91234-5678")).toBeVisible();
    await expect(page.getByLabel("Telefone")).toBeFocused();
    await expect(page.getByLabel("Telefone")).toHaveValue("97531-2468");
    await expect(page.getByLabel("Nome", { exact: true })).toHaveValue(name);
  });

  await test.step("With it the person is registered, and not yet on the site", async () => {
    await page.getByLabel("Telefone").fill(` ${TEL} `);
    await expect(preview.getByRole("heading", { name })).toBeVisible();
    await expect(preview).toContainText("“Vim por um botão e fiquei.”");
    await expect(preview).not.toContainText("97531");
    await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
    await expect(page.getByText("Usuário Adicionado")).toBeVisible();
    await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("");
    await givePortrait(name);
    expect(await team(request)).not.toContain(name);
  });

  await test.step("The team sees the telephone", async () => {
    await page.goto(`/volunters/private?q=${encodeURIComponent(name)}`);
    const card = page.getByRole("listitem").filter({ hasText: name });
    await expect(card).toContainText("ADMIN");
    await expect(card).toContainText(TEL);
    await expect(card.getByRole("link", { name: `Ligar para ${name}` })).toHaveAttribute("href", "tel:34975312468");
    await card.getByRole("link", { name: `Editar ${name}` }).click();
    await expect(page.getByLabel("Telefone")).toHaveValue(TEL);
    await expect(page.getByRole("combobox", { name: "Tipo de usuário" })).toHaveValue("true");
  });

  await test.step("Active, the person is on the site, without the telephone", async () => {
    await page.getByRole("combobox", { name: "Status" }).selectOption("Ativo");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Voluntário(a) Atualizado", { exact: true })).toBeVisible();
    const shown = await team(request);
    expect(shown).toContain(name);
    expect(shown).toContain("Vim por um botão e fiquei.");
    for (const answer of [shown, await (await request.get("/")).text()]) {
      expect(answer).not.toContain("97531");
      expect(answer).not.toContain('"tel"');
    }
  });

  await test.step("Disabled, the person is gone", async () => {
    await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByRole("link", { name: "Ver no site" })).toHaveCount(0);
    expect(await team(request)).not.toContain(name);
  });
});

test("what was typed comes back after a reload, and may be thrown away", async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/volunters/register");
  await expect(page.getByRole("button", { name: "Cadastrar", exact: true })).toBeEnabled();
  await page.getByLabel("Depoimento").fill("Um depoimento começado");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Um depoimento começado");
  await page.reload();
  await expect(page.getByText(/Recuperamos o que você tinha escrito/)).toBeVisible();
  await expect(page.getByLabel("Depoimento")).toHaveValue("Um depoimento começado");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByLabel("Depoimento")).toHaveValue("");
});

test("two who edit the same person see both versions", async ({ page, client, newVolunteer }) => {
  const id = await newVolunteer(`Duas mãos ${Date.now()}`);
  await signIn(page);
  await page.goto(`/volunter/${id}/edit`);
  await page.getByLabel("Profissão").fill("Azulejista");
  await client.query(`UPDATE "Volunteer" SET profissao = 'Carpinteiro', "updatedAt" = now() WHERE id = $1`, [id]);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText(/alterou este item em/)).toBeVisible();
  await expect(page.getByText("Carpinteiro", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Salvar a minha versão" }).click();
  await expect(page.getByText("Voluntário(a) Atualizado", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Profissão")).toHaveValue("Azulejista");
});

test("a deletion asks, is done at once, and can be taken back", async ({ page, client, newVolunteer }) => {
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
  const stored = async () => (await client.query('SELECT 1 FROM "Volunteer" WHERE id = $1', [id])).rowCount;
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
  await page.getByText("Escolher todos").click();
  await page.getByRole("button", { name: "Ativar", exact: true }).click();
  await expect(page.getByText("2 voluntários no site")).toBeVisible();
  // Polled, as other tests' volunteers may move ours from page to page while all pages are read.
  await expect.poll(() => team(request)).toContain(`Uma ${mark}`);
  await expect.poll(() => team(request)).toContain(`Outra ${mark}`);
  expect(await team(request)).not.toContain("97531");

  await page.getByText("Escolher todos").click();
  await page.getByRole("button", { name: "Desabilitar", exact: true }).click();
  await expect(page.getByText("2 voluntários fora do site")).toBeVisible();
  expect(await team(request)).not.toContain(mark);

  await page.getByRole("combobox", { name: "Status" }).selectOption("Ativos");
  await expect(page).toHaveURL(/status=ativos/);
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
});

test("a volunteer who is not there is the not-found screen", async ({ page }) => {
  await signIn(page);
  await page.goto("/volunter/nada/edit");
  await expect(page.getByText("ERROR 404")).toBeVisible();
});

test("is accessible", { tag: "@phone" }, async ({ page, newVolunteer }) => {
  test.setTimeout(60_000); // axe reads four screens
  const name = `Acessível ${Date.now()}`;
  const id = await newVolunteer(name);
  await signIn(page);
  const list = `/volunters/private?q=${encodeURIComponent(name)}`;
  for (const address of ["/volunters/register", `/volunter/${id}/edit`, list]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: `Excluir ${name}` }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
});
