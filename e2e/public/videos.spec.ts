import type { Locator, Page } from "@playwright/test";
import { PLAYER_ORIGINS } from "../../lib/video";
import { expect, expectAccessible, test } from "../fixtures";

const YOUTUBE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const VIMEO = "https://vimeo.com/76979871";
const INSTAGRAM = "https://www.instagram.com/reel/CxYz_12-abc/";
const TEXT = `Antes.\n\n[O mutirão de maio na praça](${YOUTUBE})\n\n[![A horta nova](/imagens/nenhuma)](${VIMEO})\n\n${INSTAGRAM}\n\nDepois.`;

/** Answers requests to other hosts with a stub; returns their addresses. */
async function stubOutside(page: Page) {
  const asked: string[] = [];
  const isOutside = ({ hostname }: URL) => !/^(?:127\.0\.0\.1|localhost)$/.test(hostname);
  await page.route(isOutside, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>Player</title><button>Tocar</button>" });
  });
  return asked;
}

/** Position in the document, independent of scrolling. */
const placeOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top: Math.round(top + window.scrollY), width, height };
  });

const videoOf = (page: Page, title: string) => page.getByRole("link", { name: title });

test("videos ask their platforms for nothing until they are pressed, and play in their places @phone", async ({
  page,
  newPost,
}) => {
  const { permalink } = await newPost({ description: TEXT });
  const asked = await stubOutside(page);
  await page.goto(`/posts/${permalink}`);
  await videoOf(page, "O mutirão de maio na praça").scrollIntoViewIfNeeded();
  await expect(videoOf(page, "Assistir no")).toHaveCount(3);
  await expectAccessible(page.getByRole("article").first());
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  expect(await page.context().cookies(PLAYER_ORIGINS.slice())).toEqual([]);

  const places = {
    "O mutirão de maio na praça": "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
    "A horta nova": "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1",
    "Vídeo no Instagram": "https://www.instagram.com/reel/CxYz_12-abc/embed/",
  };
  for (const [title, player] of Object.entries(places)) {
    await test.step(title, async () => {
      const link = videoOf(page, title === "Vídeo no Instagram" ? "Assistir no Instagram" : title);
      const before = await placeOf(link);
      await link.click();
      const frame = page.locator(`iframe[title="${title}"]`);
      await expect(frame).toBeFocused();
      await expect(link).toBeHidden();
      expect(await placeOf(frame)).toEqual(before);
      await expect(frame.contentFrame().getByRole("button", { name: "Tocar" })).toBeVisible();
      expect(asked.at(-1)).toBe(player);
    });
  }
  expect(asked).toEqual(Object.values(places));
  await expectAccessible(page.getByRole("article").first());
});

test("a video is played with the keyboard, also after the visitor came from another page", async ({
  page,
  newPost,
}) => {
  const { permalink } = await newPost({ description: `[A festa](${YOUTUBE})` });
  await stubOutside(page);
  await page.goto("/posts");
  await page.getByRole("main").locator(`a[href="/posts/${permalink}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${permalink}$`));
  const link = videoOf(page, "A festa");
  await link.focus();
  await page.keyboard.press("Enter");
  const frame = page.locator('iframe[title="A festa"]');
  await expect(frame).toBeFocused();
  const play = frame.contentFrame().getByRole("button", { name: "Tocar" });
  await expect(play).toBeVisible(); // a key before would go past a player that is not there yet
  await page.keyboard.press("Tab");
  await expect(play).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a video is a link to its platform", async ({ page, newPost }) => {
    const { permalink } = await newPost({ description: TEXT });
    await page.goto(`/posts/${permalink}`);
    await expect(videoOf(page, "O mutirão de maio na praça")).toHaveAttribute("href", YOUTUBE);
    await expect(videoOf(page, "A horta nova")).toHaveAttribute("href", VIMEO);
    await expect(videoOf(page, "Assistir no Instagram")).toHaveAttribute("href", INSTAGRAM);
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});
