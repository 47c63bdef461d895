import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import { expect, signIn, test } from "./fixtures";
import { type Nova, startNova } from "./harness/nova";

// A product of its own, whose embedded PostgreSQL fails to start for a while.

let nova: Nova;
const version = () => path.join(nova.dataDir, "postgres", "PG_VERSION");

test.beforeAll(async () => {
  test.setTimeout(300_000);
  nova = await startNova({ prepared: "empty", env: { SAMPLE_DATA: "0" } });
});
test.afterAll(() => nova?.stop());

test("while PostgreSQL is away an administrator reads since when and why, and visitors do not", async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL: nova.url });
  const page = await context.newPage();
  await signIn(page);
  await rename(version(), `${version()}.fora`);
  const pidFile = await readFile(path.join(nova.dataDir, "postgres", "postmaster.pid"), "utf8");
  process.kill(Number(pidFile.split("\n")[0]), "SIGKILL");
  await expect.poll(nova.logs).toMatch(/sinal SIGKILL.* Iniciando de novo/);

  const down =
    /^O banco de dados parou em \d\d-\d\d-\d{4} às \d\d:\d\d e ainda não voltou\. Causa: encerrado pelo sistema/;
  await page.goto("/painel");
  await expect(page.getByRole("status").getByText(down)).toBeVisible();
  const known = await (await page.request.get("/api/outage")).json();
  expect(known).toEqual({ outage: { since: expect.any(String), cause: "no-memory" } });

  const visitors = await browser.newContext({ baseURL: nova.url });
  const visitor = await visitors.newPage();
  const asked = visitor.waitForResponse("/api/outage");
  await visitor.goto("/login");
  await expect(visitor.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await asked;
  await expect(visitor.getByText("O banco de dados parou")).toHaveCount(0);
  expect(await (await visitor.request.get("/api/outage")).json()).toEqual({ outage: null });
  await visitors.close();

  await rename(`${version()}.fora`, version());
  // The screen reloads by itself; the notice stays for some days.
  await expect(page.getByText("Bem-vindo(a)")).toBeVisible({ timeout: 90_000 });
  const back = /^O banco de dados parou em .* e voltou em .* Causa: encerrado pelo sistema/;
  await expect(page.getByText(back)).toBeVisible();
  expect(nova.logs()).toContain("O banco de dados está no ar outra vez.");
  await context.close();
});
