import type { APIRequestContext, Page } from "@playwright/test";
import { PRIVATE_PATHS } from "../../lib/entities";
import { admin, expect, signIn } from "../fixtures";
import { addressOf, LISTED, MISSING, UNLISTED } from "../public-pages";
import { ALLOWED, UNWANTED } from "../words";
import { test } from "./screen"; // a product of its own, without texts of other tests

// Its name comes first in this folder: a worker runs it before what changes its product.
test.describe.configure({ mode: "default" });

/** Pages for programmers, who expect technical words. */
const FOR_PROGRAMMERS = "/api/docs";

test("no public page says a word that a visitor would not", async ({ page, request }) => {
  const pages = [...LISTED, ...UNLISTED, ...MISSING].filter((one) => one !== FOR_PROGRAMMERS);
  for (const one of pages) expect.soft(await unwantedAt(page, await addressOf(request, one)), one).toEqual([]);
});

test("no screen of the dashboard says a word that a volunteer would not", async ({ page, request }) => {
  const login = await request.post("/api/users/login", { data: { email: admin.email, password: admin.password } });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  await signIn(page);
  for (const path of PRIVATE_PATHS) {
    const address = await withItem(request, headers, path);
    if (address) expect.soft(await unwantedAt(page, address), address).toEqual([]);
  }
});

/** The unwanted words of the page, each with its context and its replacement. */
async function unwantedAt(page: Page, address: string) {
  await page.goto(address);
  const text = await page.evaluate(readScreen);
  const allowed = ALLOWED[new URL(page.url()).pathname];
  return UNWANTED.flatMap(([words, instead]) =>
    [...text.matchAll(new RegExp(`.{0,40}(?<![\\p{L}\\d])(${words.source})(?![\\p{L}\\d]).{0,40}`, "giu"))]
      .filter(([, word = ""]) => !allowed?.test(word.toLowerCase()))
      .map(([around]) => `${around} → ${instead}`),
  );
}

/** All texts of the screen, including folded parts and accessible names. Runs in the page. */
function readScreen() {
  const screen = document.body.cloneNode(true) as HTMLElement;
  for (const element of screen.querySelectorAll("script, style, template, code")) element.remove();
  for (const summary of screen.querySelectorAll("summary"))
    if (summary.textContent?.trim() === "Para quem cuida da hospedagem") summary.parentElement?.remove();
  const named = [...screen.querySelectorAll("*")].flatMap((element) =>
    ["aria-label", "placeholder", "title", "alt"].map((name) => element.getAttribute(name)).filter(Boolean),
  );
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return [...texts, ...named].join("\n");
}

const LISTS: Record<string, string> = {
  "/post/": "posts",
  "/calendars/": "calendars",
  "/projects/": "projects",
  "/volunter/": "volunters",
  "/campaigns/": "campaigns",
  "/donations/": "donations",
  "/needs/": "needs",
};

/** The screen's address with the id of the first item of its kind; undefined of a kind without a list in the API. */
async function withItem(request: APIRequestContext, headers: Record<string, string>, path: string) {
  if (!path.includes(":id")) return path;
  const list = Object.entries(LISTS).find(([start]) => path.startsWith(start))?.[1];
  if (!list) return undefined;
  const answer = await (await request.get(`/api/${list}/all`, { headers })).json();
  const [first] = (Array.isArray(answer) ? answer : Object.values(answer).find(Array.isArray)) as { _id: string }[];
  return first && path.replace(":id", first._id);
}
