import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { test as base, inDatabase } from "../fixtures";

type Fields = { titulo: string; slug?: string };

export const test = base.extend<{ newProject: (fields: Fields) => Promise<string> }>({
  /** Creates a disabled project at the end of the list; it is removed after the test. */
  newProject: async ({}, use) => {
    const ids: string[] = [];
    await use(async ({ titulo, slug = "acoes" }) => {
      const id = randomUUID();
      ids.push(id);
      await inDatabase(
        `INSERT INTO "Project" (id, titulo, description, slug, url, active, "createdAt", "updatedAt")
         VALUES ($1, $2, 'Um texto.', $3, 'https://www.instagram.com/p/teste/', false, '2001-01-01', now())`,
        [id, titulo, slug],
      );
      return id;
    });
    await inDatabase('DELETE FROM "Project" WHERE id = ANY($1)', [ids]);
  },
});

/** A category's page, which has no second page to which other tests' projects could push this one. */
export const gallery = async (request: APIRequestContext, category: string) =>
  (await request.get(`/projetos/${category}`)).text();
