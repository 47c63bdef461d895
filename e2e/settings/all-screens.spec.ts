import type { APIRequestContext, Page } from "@playwright/test";
import { PRIVATE_PATHS } from "../../lib/entities";
import { expect, signIn } from "../fixtures";
import { openMenu } from "../painel/menu";
import { type SampleKind, sampleId } from "../painel/sample-items";
import { readTexts, unwantedIn } from "../words";
import { test } from "./screen"; // a product of its own, without texts of other tests

// Its name comes first in this folder: a worker runs it before what changes its product.
test.describe.configure({ mode: "default" });

/** Lists with items of the sample, each of which can be removed. */
const WITH_ITEMS = [
  ...["/posts/private", "/reviews", "/calendars", "/projects", "/campaigns", "/volunters/private", "/donations"],
  "/needs",
];

test("every screen of the dashboard says words that a volunteer would, and keeps to its policy in both themes, with what opens on it", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page);
  // Alternates the theme in which a screen loads.
  let theme: "light" | "dark" = "light";
  for (const path of PRIVATE_PATHS) {
    const address = await privateAddress(page.request, path);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await openMenusAndDialogs(page, WITH_ITEMS.includes(path));
    theme = theme === "light" ? "dark" : "light";
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme}$`));
    // As late as this, so that it has what scripts write.
    const text = await page.evaluate(readTexts, undefined);
    expect.soft(unwantedIn(text, new URL(page.url()).pathname), address).toEqual([]);
  }
});

/** Opens the menu, the account's menu and the first dialog of a removal, which confirms it, or says why it may not be. */
async function openMenusAndDialogs(page: Page, hasItems: boolean) {
  await openMenu(page);
  const account = page.getByRole("banner").getByRole("button", { name: /^Conta de/ });
  await account.click();
  await page.keyboard.press("Escape");
  const remove = page
    .getByRole("main")
    .getByRole("button", { name: /^Excluir/ })
    .first();
  if (hasItems) await expect(remove).toBeEnabled();
  else if (!(await remove.isVisible()) || !(await remove.isEnabled())) return;
  await remove.click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
}

const KINDS: Record<string, SampleKind> = {
  "/volunter": "volunters",
  "/post": "posts",
  "/projects": "projects",
  "/calendars": "calendars",
  "/campaigns": "campaigns",
  "/donations": "donations",
  "/needs": "needs",
};

/** The path with the id of an item of the sample. */
async function privateAddress(request: APIRequestContext, path: string) {
  if (!path.includes(":id")) return path;
  const kind = KINDS[path.slice(0, path.indexOf("/", 1))];
  // A message has no address in the API; its screen is the inbox with one message open.
  return kind ? path.replace(":id", await sampleId(request, kind)) : "/messages";
}
