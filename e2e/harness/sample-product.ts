import { test as base } from "../fixtures";
import { type Nova, startNova } from "./nova";

/** For specs that change what every page shows, or mean the sample alone: a product of their own in each worker. */
export const test = base.extend<object, { nova: Pick<Nova, "url" | "dataDir"> }>({
  nova: [
    async ({}, use) => {
      const nova = await startNova({ prepared: "sample" });
      await use(nova);
      await nova.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ nova }, use) => use(nova.url),
});
