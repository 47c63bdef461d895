import { test as base } from "../fixtures";
import { ApiDocument, checked } from "./document";

export { admin, expect, type Headers } from "../fixtures";

type TestFixtures = {
  /** Creates an item over the API; it is removed after the test. */
  create: <Item extends { _id: string }>(resource: string, data: object, at?: string) => Promise<Item>;
};

type WorkerFixtures = {
  document: ApiDocument;
};

/** The general fixtures, with every response to `request` compared with the API's document. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  document: [
    async ({ playwright }, use, { project }) => {
      const context = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await use(await ApiDocument.read(context));
      await context.dispose();
    },
    { scope: "worker" },
  ],

  request: async ({ request, document }, use) => use(checked(request, document)),

  create: async ({ request, headers }, use) => {
    const created: string[] = [];
    await use(async (resource, data, at = resource) => {
      const response = await request.post(at, { headers, data });
      if (response.status() !== 201) throw new Error(`${at}: ${response.status()} ${await response.text()}`);
      const item = await response.json();
      created.push(`${resource}/${item._id}`);
      return item;
    });
    for (const address of created) await request.delete(address, { headers });
  },
});
