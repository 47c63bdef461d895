import type { Page } from "@playwright/test";

/** Holds the page's requests for these addresses back, until the function that it returns is called; then they go on, or are cut. */
export async function holdRequests(page: Page, addresses: string | RegExp) {
  let release: (how?: "cut") => void = () => {};
  const released = new Promise<"cut" | undefined>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    const how = await released;
    await (how === "cut" ? route.abort() : route.continue()).catch(() => undefined); // the page may have given it up
  });
  return release;
}
