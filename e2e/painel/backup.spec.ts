import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readParts } from "../../lib/backup/check";
import { entryOf } from "../../lib/backup/create";
import { chunkEntry, fileEntry, HEADER, MANIFEST, type Part } from "../../lib/backup/format";
import { originalName } from "../../lib/images/names";
import { listMigrations } from "../../prisma/migrate";
import { admin, expect, expectAccessible, openDashboard, signIn, test } from "../fixtures";
import { openMenu } from "./menu";

const PASSPHRASE = "quatro palavras ao acaso";

const passphrase = (page: Page) => page.getByLabel("Senha da cópia");
const repeated = (page: Page) => page.getByLabel("A mesma senha, outra vez");
const download = (page: Page) => page.getByRole("button", { name: "Baixar cópia" });

test("the screen says what a copy is, and wants a passphrase twice", { tag: "@phone" }, async ({ page }) => {
  await openDashboard(page);
  await (await openMenu(page)).getByRole("link", { name: "Cópia de segurança" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cópia de segurança" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Cópias diárias",
    "Baixar uma cópia",
    "O que a cópia tem",
    "Como guardar",
    "Como trazer de volta",
  ]);
  await expect(page.getByText("O que foi apagado depois da cópia volta com ela")).toBeVisible();
  await expectAccessible(page);
  await passphrase(page).fill("curta");
  await download(page).click();
  await expect(page.getByText("A senha precisa de pelo menos 12 caracteres")).toBeVisible();
  await expect(passphrase(page)).toBeFocused();
  await passphrase(page).fill(PASSPHRASE);
  await repeated(page).fill("quatro palavras ao ocaso");
  await repeated(page).press("Enter");
  await expect(page.getByText("As duas senhas não são iguais")).toBeVisible();
  await expect(repeated(page)).toBeFocused();
  await expectAccessible(page.locator("form", { has: passphrase(page) }));
});

test("a double click makes one copy", async ({ page }) => {
  await signIn(page);
  let sent = 0;
  await page.route("**/backup/arquivo", async (route) => {
    sent++;
    await route.fulfill({ status: 204 }); // the page stays, as with a download
  });
  await page.goto("/backup");
  await passphrase(page).fill(PASSPHRASE);
  await repeated(page).fill(PASSPHRASE);
  await download(page).dblclick();
  await expect(page.getByText("A cópia está sendo preparada e criptografada.")).toBeVisible();
  expect(sent).toBe(1);
});

test("what the server refuses comes back to the screen in words", async ({ page, playwright, baseURL }) => {
  await signIn(page);
  const send = (form: Record<string, string>, headers: Record<string, string> = { origin: String(baseURL) }) =>
    page.request.post("/backup/arquivo", { form, headers, maxRedirects: 0 });
  const both = { passphrase: PASSPHRASE, repeated: PASSPHRASE };
  for (const [form, reason] of [
    [{ passphrase: "curta", repeated: "curta" }, "curta"],
    [{ ...both, passphrase: "x".repeat(201) }, "longa"],
    [{ ...both, repeated: "" }, "diferentes"],
  ] as const) {
    const answer = await send(form);
    expect([answer.status(), answer.headers().location]).toEqual([303, `/backup?erro=${reason}`]);
  }
  await page.goto("/backup?erro=ocupado");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Outra cópia está sendo feita agora");
  await page.goto("/backup?erro=inventado");
  await expect(download(page)).toBeVisible();
  await expect(page.getByText("inventado")).toHaveCount(0);

  const elsewhere = await send(both, { origin: "https://mal.example" });
  expect([elsewhere.status(), elsewhere.headers().location]).toEqual([303, "/backup"]);
  const visitor = await playwright.request.newContext({ baseURL });
  for (const cookie of ["", "next-auth.session-token=x"]) {
    const refused = await visitor.post("/backup/arquivo", { form: both, headers: { cookie }, maxRedirects: 0 });
    expect([refused.status(), refused.headers().location]).toEqual([303, "/backup"]);
  }
  await visitor.dispose();
});

// That a copy comes back as it was: lib/start/backup.test.ts, with the command, and daily-backup.spec.ts.
test("a copy from the screen is all of the site", async ({ page, newPost }) => {
  const post = await newPost({ titulo: `Um artigo na cópia ${Date.now()}` });
  const home = await (await page.request.get("/")).text();
  const [, picture = ""] = /\/imagens\/([\w-]+)\/\d+\.webp/.exec(home) ?? [];
  await signIn(page);
  let file = "";

  await test.step("The browser stores it, and the history tells of it", async () => {
    await page.goto("/backup");
    await passphrase(page).fill(PASSPHRASE);
    await repeated(page).fill(PASSPHRASE);
    const stored = page.waitForEvent("download");
    await download(page).click();
    await expect(page.getByRole("status").getByText("A cópia está sendo preparada")).toBeVisible();
    const name = (await stored).suggestedFilename();
    expect(name).toMatch(/^nova-\d{4}-\d\d-\d\d-\d{6}\.nova$/);
    file = await (await stored).path();
    const bytes = await readFile(file);
    // scrypt with the work factor 17, dear enough for a passphrase.
    expect(bytes.subarray(0, 100).toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 17\n/);
    expect(bytes.includes(post.titulo)).toBe(false);
    await page.goto("/history");
    await expect(page.getByText(`${admin.name} fez a cópia de segurança ${name}`)).toBeVisible();
  });

  await test.step("The copy is whole, and has the article, the accounts and the pictures", async () => {
    const parts: Part[] = [];
    for await (const part of readParts(file, PASSPHRASE)) parts.push(part);
    const textOf = (name: string) => parts.find((part) => part.name === name)?.content.toString();
    expect(JSON.parse(String(textOf(MANIFEST)))).toEqual(parts.slice(0, -1).map(entryOf));
    expect(JSON.parse(String(textOf(HEADER)))).toMatchObject({ pictures: "disk", migrations: await listMigrations() });
    expect(textOf(chunkEntry("Post", 1))).toContain(post.titulo);
    expect(textOf(chunkEntry("User", 1))).toContain(admin.email);
    expect(textOf(fileEntry(originalName(picture)))).toBeDefined();
  });
});
