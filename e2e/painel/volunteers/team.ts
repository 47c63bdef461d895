import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { test as base, inDatabase } from "../../fixtures";

export const TEL = "(34) 97531-2468";

type Team = {
  /** Creates a disabled volunteer with a portrait at the end of the list; removed after the test. */
  newVolunteer: (name: string) => Promise<string>;
  /** Adds a portrait to a volunteer who was registered on the screen; the volunteer is removed after the test. */
  givePortrait: (name: string) => Promise<void>;
};

export const test = base.extend<Team>({
  newVolunteer: async ({}, use) => {
    const ids: string[] = [];
    await use(async (name) => {
      const id = randomUUID();
      ids.push(id);
      await inDatabase(
        `INSERT INTO "Volunteer" (id, name, profissao, tipo, descricao, tel, active, "imageId", "createdAt", "updatedAt")
         SELECT $1, $2, 'Pedreiro', 'Mutirões', 'Fico.', $3, false, "imageId", '2001-01-01', now()
         FROM "Volunteer" WHERE "imageId" IS NOT NULL LIMIT 1`,
        [id, name, TEL],
      );
      return id;
    });
    await inDatabase('DELETE FROM "Volunteer" WHERE id = ANY($1)', [ids]);
  },
  givePortrait: async ({}, use) => {
    const names: string[] = [];
    await use(async (name) => {
      names.push(name);
      await inDatabase(
        `UPDATE "Volunteer" SET "imageId" = (SELECT "imageId" FROM "Volunteer" WHERE "imageId" IS NOT NULL LIMIT 1)
         WHERE name = $1`,
        [name],
      );
    });
    await inDatabase('DELETE FROM "Volunteer" WHERE name = ANY($1)', [names]);
  },
});

/** All public pages of the team, as HTML and as RSC payloads. */
export async function teamPages(request: APIRequestContext) {
  const answers: string[] = [];
  for (let page = 1; page < 20; page++) {
    const address = page === 1 ? "/voluntarios" : `/voluntarios/pagina/${page}`;
    const response = await request.get(address);
    if (!response.ok()) break;
    answers.push(await response.text(), await (await request.get(address, { headers: { rsc: "1" } })).text());
  }
  return answers.join("\n");
}
