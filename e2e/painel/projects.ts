import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import pg from "pg";
import { embeddedUrl } from "../../lib/start/postgres/embedded";
import { test as base } from "../fixtures";

type Fields = { titulo: string; slug?: string };

export const test = base.extend<{ newProject: (fields: Fields) => Promise<string>; client: pg.Client }>({
  client: async ({}, use) => {
    const client = new pg.Client({ connectionString: await embeddedUrl(process.env.NOVA_E2E_DATA_DIR ?? "") });
    await client.connect();
    await use(client);
    await client.end();
  },
  /** Creates a disabled project at the end of the list; it is removed after the test. */
  newProject: async ({ client }, use) => {
    const ids: string[] = [];
    await use(async ({ titulo, slug = "acoes" }) => {
      const id = randomUUID();
      ids.push(id);
      await client.query(
        `INSERT INTO "Project" (id, titulo, description, slug, url, active, "createdAt", "updatedAt")
         VALUES ($1, $2, 'Um texto.', $3, 'https://www.instagram.com/p/teste/', false, '2001-01-01', now())`,
        [id, titulo, slug],
      );
      return id;
    });
    await client.query('DELETE FROM "Project" WHERE id = ANY($1)', [ids]);
  },
});

/** A category's page, which has no second page to which other tests' projects could push this one. */
export const gallery = async (request: APIRequestContext, category: string) =>
  (await request.get(`/projetos/${category}`)).text();
