import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { admin, expect, type Headers, inDatabase, signIn, test } from "../fixtures";
import { GUARDED } from "./permissions";

const screens = Object.values(GUARDED).flatMap((guarded) => guarded.screens ?? []);

/** Where the API lists what a screen's ':id' stands for, by the screen's first part. */
const LISTS: Record<string, string> = {
  post: "/api/posts/all",
  projects: "/api/projects/all",
  calendars: "/api/calendars/all",
  campaigns: "/api/campaigns/all",
  donations: "/api/donations/all",
  needs: "/api/needs/all",
  volunter: "/api/volunters/all",
};

/** Of an article that is none yet. */
const DRAFT = randomUUID();
test.afterAll(() => inDatabase('DELETE FROM "Draft" WHERE id = $1', [DRAFT]));

test("what a screen offers waits for the scripts: nothing that is pressed, chosen or typed before is lost", async ({
  page,
  request,
  headers,
  newPost,
}) => {
  const [kept, removed] = [await newPost({}), await newPost({})];
  await inDatabase(
    `INSERT INTO "Draft" (id, "userId", device, values) SELECT $1, id, 'outro', '{}' FROM "User" WHERE email = $2`,
    [DRAFT, admin.email],
  );
  const review = { nome: "Zé", email: "ze@example.com", rating: 5, comment: "Gostei" };
  await request.post(`/api/posts/${kept._id}/review`, { data: review });
  await request.delete(`/api/posts/${removed._id}`, { headers });
  const letter = { name: "Ana", email: "ana@example.com", subject: "Oi", message: "Texto" };
  await request.post("/api/contact", { data: letter });
  await request.post("/api/claims", { data: { amount: "10", date: "2026-11-10", donor: "Bia", donorPublic: false } });
  await signIn(page);
  const early: Record<string, string[]> = {};
  for (const screen of screens) {
    const address = await addressOf(page.request, headers, screen);
    if (!address) continue;
    const answer = await page.request.get(address);
    expect([200, 404], address).toContain(answer.status()); // another test may have just removed its item
    const found = await enabledControls(page, await answer.text());
    if (found.length > 0) early[screen] = found;
  }
  expect(early).toEqual({});
});

/** With the id of the first item; undefined where there is none. */
async function addressOf(request: APIRequestContext, headers: Headers, screen: string) {
  if (!screen.includes(":id")) return screen;
  const list = LISTS[screen.split("/")[1] ?? ""];
  if (!list) return undefined;
  const answer = await request.get(list, { headers });
  const [first] = Object.values<{ _id: string }[]>(await answer.json()).find(Array.isArray) ?? [];
  return first && screen.replace(":id", first._id);
}

/** What can be pressed, chosen or typed in in the server's document, apart from the theme's button and from forms that the browser sends. */
const enabledControls = (page: Page, html: string) =>
  page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, "text/html");
    const controls = sent.querySelectorAll<HTMLButtonElement | HTMLInputElement | HTMLSelectElement>(
      "button:enabled, select:enabled, input:enabled:not([type=hidden], [readonly])",
    );
    return [...controls]
      .filter(({ form, tagName, type }) => !form?.hasAttribute("action") || (tagName === "BUTTON" && type !== "submit"))
      .map((control) => control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent)
      .filter((name) => name !== "Alternar entre tema claro e escuro");
  }, html);
