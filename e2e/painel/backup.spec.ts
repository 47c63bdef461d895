import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { variableNames } from "../../lib/env";
import { asServerCode } from "../../lib/start/project";
import { admin, expect, expectAccessible, openDashboard, signIn, test } from "../fixtures";
import { startNova } from "../harness/nova";
import { openMenu } from "./menu";

const PASSPHRASE = "quatro palavras ao acaso";

const passphrase = (page: Page) => page.getByLabel("Senha da cópia");
const repeated = (page: Page) => page.getByLabel("A mesma senha, outra vez");
const download = (page: Page) => page.getByRole("button", { name: "Baixar cópia" });

/** `npm run restore -- FILE` into an empty folder. */
async function restore(file: string, dataDir: string) {
  const unset = Object.fromEntries(variableNames.map((name) => [name, ""]));
  const given = { NODE_ENV: "production", DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE } as const;
  const env = { ...process.env, ...unset, ...given };
  return promisify(execFile)(process.execPath, [...asServerCode, "lib/start/restore.ts", file], { env });
}

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
  await expectAccessible(page);
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
  expect((await visitor.post("/backup/arquivo", { form: both })).status()).toBe(401);
  const cookie = "next-auth.session-token=x";
  const forged = await visitor.post("/backup/arquivo", { form: both, headers: { cookie }, maxRedirects: 0 });
  expect([forged.status(), forged.headers().location]).toEqual([303, "/backup"]);
  await visitor.dispose();
});

test("a copy from the screen, brought back in an empty folder, is the same site", async ({ page, newPost }) => {
  test.setTimeout(240_000);
  const post = await newPost({ titulo: `Um artigo na cópia ${Date.now()}` });
  await signIn(page);
  const folder = await mkdtemp(path.join(os.tmpdir(), "nova-e2e-backup-"));
  const [file, dataDir] = [path.join(folder, "copia.nova"), path.join(folder, "data")];

  await test.step("The browser stores it, and the history tells of it", async () => {
    await page.goto("/backup");
    await passphrase(page).fill(PASSPHRASE);
    await repeated(page).fill(PASSPHRASE);
    const stored = page.waitForEvent("download");
    await download(page).click();
    await expect(page.getByRole("status").getByText("A cópia está sendo preparada")).toBeVisible();
    const name = (await stored).suggestedFilename();
    expect(name).toMatch(/^nova-\d{4}-\d\d-\d\d-\d{6}\.nova$/);
    await (await stored).saveAs(file);
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(bytes.includes(post.titulo)).toBe(false);
    await page.goto("/history");
    await expect(page.getByText(`${admin.name} fez a cópia de segurança ${name}`)).toBeVisible();
  });

  await test.step("The site of the copy shows the article", async () => {
    const { stdout } = await restore(file, dataDir);
    expect(stdout).toContain("Ligue o site: npm start");
    const nova = await startNova({ dataDir });
    try {
      const pictures = /\/imagens\/[\w-]+\/\d+\.webp/;
      const answer = await page.request.get(`${nova.url}/posts/${post.permalink}`);
      expect(await answer.text()).toContain(post.titulo);
      const [picture = ""] = pictures.exec(await (await page.request.get(nova.url)).text()) ?? [];
      expect((await page.request.get(`${nova.url}${picture}`)).headers()["content-type"]).toBe("image/webp");
      // The cookie of the session is good there, too: ports do not tell cookies apart.
      await page.goto(`${nova.url}/posts/private?q=${encodeURIComponent(post.titulo)}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(post.titulo).first()).toBeVisible();
    } finally {
      await nova.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
