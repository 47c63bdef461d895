import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { administrator } from "../harness/administrator";
import { chromiumLaunchOptions } from "../harness/chromium";
import { startNova } from "../harness/nova";

/**
 * `node --import tsx e2e/readme/take.ts [name …]`: retakes the screenshots of README.md, over the sample data; all of
 * them, or those named.
 */

const MAX_BYTES = 120_000;

const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 } satisfies BrowserContextOptions;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
} as const;

interface Picture {
  name: string;
  context: BrowserContextOptions;
  visit: (page: Page) => Promise<unknown>;
}

const pictures: readonly Picture[] = [
  { name: "home", context: DESKTOP, visit: (page) => page.goto("/") },
  { name: "artigo", context: DESKTOP, visit: openArticle },
  { name: "transparencia", context: DESKTOP, visit: (page) => page.goto("/transparencia") },
  { name: "celular", context: { ...PHONE, colorScheme: "dark" }, visit: openArticle },
  { name: "painel", context: DESKTOP, visit: signIn },
];

const { email, password } = administrator;
const nova = await startNova({ env: { ADMIN_NAME: "Maria Silva", ADMIN_EMAIL: email, ADMIN_PASSWORD: password } });
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const wanted = process.argv.slice(2);
  for (const picture of pictures) {
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, picture);
  }
} finally {
  await browser.close();
  await nova.stop();
}

async function take(browser: Browser, { name, context: options, visit }: Picture) {
  const context = await browser.newContext({
    ...options,
    baseURL: nova.url,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await visit(page);
  await page.waitForLoadState("networkidle");
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
  if (picture.length > MAX_BYTES) throw new Error(`${name}: ${picture.length} bytes, at most ${MAX_BYTES}`);
  await writeFile(path.join(path.dirname(fileURLToPath(import.meta.url)), `${name}.webp`), picture);
  await context.close();
}

async function openArticle(page: Page) {
  await page.goto("/posts");
  await page.locator("main article a").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function signIn(page: Page) {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha").fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL("/painel");
}
