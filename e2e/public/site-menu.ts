import type { Page } from "@playwright/test";

/** The label of the site's menu: the phone's, or 'Páginas' on a wide screen. (A `summary` has no role that Playwright knows.) */
export const siteMenu = (page: Page) => page.getByRole("banner").locator("summary:visible");

/** Opens it, or closes it. */
export const openSiteMenu = (page: Page) => siteMenu(page).click();
