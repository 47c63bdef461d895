import type { Page } from "@playwright/test";

/** The next action of the screen at that address is done, and its answer does not arrive. */
export const loseTheAnswer = (page: Page, address: string) =>
  page.route(
    `**${address}`,
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
