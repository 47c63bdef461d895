import type { Browser, Page } from "@playwright/test";
import { hashPassword } from "../../../lib/auth/password";
import type { Role } from "../../../lib/roles";
import { test as base, expect, inDatabase, signIn } from "../../fixtures";

export const PASSWORD = "senha-de-quem-chega";
let people = 0;

type Person = { name: string; email: string; password: string };

type Options = { isAdmin?: boolean; role?: Role };

type People = {
  /** Creates an account in the database. */
  register: (person: Person, options?: Options) => Promise<unknown>;
  /** Somebody new, signed in in a browser of their own. */
  signedInPerson: (name: string, options?: Options) => Promise<{ person: Person; page: Page }>;
};

export const test = base.extend<People>({
  register: async ({}, use) =>
    use(async ({ name, email, password }, { isAdmin = true, role = "ADMINISTRATION" } = {}) =>
      inDatabase(
        `INSERT INTO "User" (id, name, email, "passwordHash", "isAdmin", role, "updatedAt")
         VALUES (gen_random_uuid(), $1, $2, $3, $4::boolean, $5::"Role", now())`,
        [name, email, await hashPassword(password), String(isAdmin), role],
      ),
    ),
  signedInPerson: async ({ browser, register }, use) => {
    const pages: Page[] = [];
    await use(async (name, options) => {
      const person = newPerson(name);
      await register(person, options);
      const page = await signedInElsewhere(browser, person);
      pages.push(page);
      return { person, page };
    });
    for (const page of pages) await page.context().close();
  },
});

/** A person unique to the test. */
export function newPerson(name = "Pessoa"): Person {
  const mark = `${test.info().project.name}${test.info().workerIndex}x${Date.now()}x${people++}`;
  return { name: `${name} ${mark}`, email: `${name.toLowerCase()}-${mark}@nova.example`, password: PASSWORD };
}

export async function fillIn(page: Page, { name, email, password }: Person, type = "Administrador") {
  await page.getByLabel("Nome", { exact: true }).fill(name);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Senha").fill(password);
  await page.getByLabel("Tipo de conta").selectOption(type);
  if (type === "Administrador") await page.getByLabel("Papel").selectOption("Administração");
}

export async function signedInElsewhere(browser: Browser, person: Person) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

export async function find(page: Page, { name }: Person) {
  await page.goto(`/users?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
}
