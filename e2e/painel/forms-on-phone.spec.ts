import type { Locator, Page } from "@playwright/test";
import { painelRoutes } from "../../lib/painel-routes";
import { expect, signIn, test } from "../fixtures";
import { expectApart, expectInSight } from "./form-layout";
import { type SampleKind, sampleId, sampleKinds } from "./sample-items";

const WIDTHS = [320, 375];
const HEIGHT = 640;

/** Fields that a person types into. */
const TEXTS =
  ":is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=color]), textarea):enabled:read-write";

test.use({ viewport: { width: 320, height: HEIGHT } });

test.beforeEach(({ page }) => signIn(page));

/** What is edited: an item of each kind, whose form is also that of a new one. */
const EDITED: Record<SampleKind, (id: string) => string> = {
  posts: painelRoutes.editPost,
  calendars: painelRoutes.editEvent,
  projects: painelRoutes.editProject,
  volunters: painelRoutes.editVolunteer,
  donations: painelRoutes.editDonation,
  needs: painelRoutes.editNeed,
  campaigns: painelRoutes.editCampaign,
};

for (const kind of sampleKinds)
  test(`an item of ${kind}: on a phone fields stand apart, and what is wrong is in sight`, async ({ page }) => {
    await page.goto(EDITED[kind](await sampleId(page.request, kind)));
    await expectRight(page, /^Salvar/, { emptied: Number.POSITIVE_INFINITY, long: kind === "posts" });
  });

test("/profile: on a phone fields stand apart, and what is wrong is in sight", async ({ page }) => {
  await page.goto("/profile");
  await expectRight(page, /^Salvar/);
});

test("/settings: on a phone fields stand apart, the button is in sight, and what is wrong is, too", async ({
  page,
}) => {
  await page.goto("/settings");
  await expectRight(page, /^Salvar/, { long: true });
});

test("/register: on a phone fields stand apart, and what is wrong is in sight", async ({ page }) => {
  await page.goto("/register");
  await expectRight(page, /^Cadastrar/, { emptied: 0 });
});

/** The form as it was opened, and what is said when it is sent without its first texts. `long`: its button sticks to the bottom. */
async function expectRight(page: Page, button: RegExp, { emptied = 1, long = false } = {}) {
  const submit = page.locator("form").getByRole("button", { name: button }).last();
  await expectApartOnEachPhone(page, submit, { long });
  const texts = submit.locator("xpath=ancestor::form").locator(TEXTS);
  for (const text of (await texts.all()).slice(0, emptied)) await text.fill("");
  await expectInSightOnEachPhone(page, submit);
}

/** `long`: the button that sends the form is in sight, too. */
async function expectApartOnEachPhone(page: Page, submit: Locator, { long = false } = {}) {
  await expect(submit).toBeEnabled();
  for (const width of WIDTHS) {
    await resize(page, width);
    if (long) await expect(submit).toBeInViewport({ ratio: 1 });
    await expectApart(page);
  }
}

/** Sends what is not right from the end of the page: the first error is shown, and moves nothing over anything. */
async function expectInSightOnEachPhone(page: Page, submit: Locator) {
  for (const width of WIDTHS) {
    await resize(page, width);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, document.body.scrollHeight);
    });
    await submit.click();
    await expect(page.locator('form [aria-invalid="true"]').first()).toBeFocused();
    await expectInSight(page);
    await expectApart(page);
  }
}

/** The page hears of its new width a moment after the browser. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width, { polling: 100 });
}

test("/donations/import: on a phone everything is within the window", async ({ page }) => {
  await page.goto("/donations/import");
  await expect(page.getByLabel("Planilha")).toBeEnabled();
  for (const width of WIDTHS) {
    await resize(page, width);
    await expectApart(page);
  }
});
