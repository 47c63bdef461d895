import { test as base } from "../fixtures";
import { ApiDocument, checked } from "./document";

export { admin, expect, type Headers } from "../fixtures";

type TestFixtures = {
  document: ApiDocument;
  /** Creates an item over the API; it is removed after the test. */
  create: <Item extends { _id: string }>(resource: string, data: object, at?: string) => Promise<Item>;
};

/** Read once by each worker. No fixture of workers: for another set of those Playwright starts other workers. */
let document: Promise<ApiDocument> | undefined;

/** The general fixtures, with every response to `request` compared with the API's document. */
export const test = base.extend<TestFixtures>({
  document: async ({ playwright }, use, { project }) => {
    const context = await playwright.request.newContext({ baseURL: project.use.baseURL });
    document ??= ApiDocument.read(context);
    await use(await document);
    await context.dispose();
  },

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
