import type { Page } from "@playwright/test";

/** Cuts off the scripts that contain this text, so that their code does not load; returns what lets them through again. */
export async function cutCode(page: Page, text: string) {
  await page.route("**/_next/static/**/*.js", async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await (code.includes(text) ? route.abort() : route.fulfill({ response, body: code }));
  });
  return () => page.unrouteAll({ behavior: "ignoreErrors" }); // scripts that are still on their way
}
