import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { expect, expectFitsWidth } from "../fixtures";
import { test, today } from "./campaign-fixtures";

const WORD = `Palavra${"muito".repeat(20)}longa`;

/** In titles, the path above them, authors, units and sums; `frame.spec.ts` has the text of articles. */
test("items with long words and large sums do not scroll sideways", { tag: "@phone" }, async ({
  page,
  request,
  headers,
  newCampaign,
  newPost,
}) => {
  const money = await newCampaign({ titulo: WORD, goal: 9_999_999_999.99 });
  const items = await newCampaign({ titulo: "Itens", goalKind: "ITEMS", unit: WORD.slice(0, 40), goal: 9_999_999_999 });
  const post = await newPost({ titulo: WORD, autor: WORD, description: `\`\`\`\n${WORD}\n\`\`\`` });
  const [year, month, day] = today().split("-").map(Number);
  const when = { dia: day, mes: month, ano: Number(year) + 1, hora: "10:00" };
  const event = await request.post("/api/calendars", {
    headers,
    data: { acoes: WORD, local: WORD, eventos: WORD, ...when },
  });
  expect(event.status()).toBe(201);
  const { _id } = await event.json();
  const asked = { item: WORD.slice(0, 80), unit: WORD.slice(0, 30), wanted: 9_999_999_999, urgency: "NOW" };
  const need = await request.post("/api/needs", { headers, data: { ...asked, place: WORD, hours: WORD } });
  expect(need.status()).toBe(201);
  const needed = `/needs/${(await need.json())._id}`;
  try {
    for (const address of [
      ...[`/campanhas/${money.permalink}`, `/campanhas/${items.permalink}`, "/campanhas"],
      ...[`/posts/${post.permalink}`, "/posts", `/agenda/${_id}`],
      ...["/precisamos", needed.replace("needs", "precisamos"), "/"],
    ]) {
      await page.goto(address);
      await expectFitsWidth(page, address);
    }
    // Both link previews have the site's picture, and its lower edge is free of text.
    const [word, sum] = [
      await lowerEdge(request, `/agenda/${_id}`),
      await lowerEdge(request, `/campanhas/${money.permalink}`),
    ];
    expect(Math.max(...word.map((value, at) => Math.abs(value - (sum[at] ?? 0))))).toBeLessThan(40);
  } finally {
    await request.delete(`/api/calendars/${_id}`, { headers });
    await request.delete(`/api${needed}`, { headers });
  }
});

test("a date beside an author whose name is written from right to left is not turned round", async ({
  page,
  newPost,
}) => {
  const { titulo } = await newPost({ autor: "محمد علي" });
  await page.goto("/posts");
  const date = page.getByRole("article").filter({ hasText: titulo }).locator("time");
  const [first, last] = await date.evaluate(({ firstChild: text }) =>
    [0, 9].map((place) => {
      const digit = document.createRange();
      if (text) digit.setStart(text, place);
      if (text) digit.setEnd(text, place + 1);
      return digit.getBoundingClientRect().left;
    }),
  );
  expect(first).toBeLessThan(last ?? 0);
});

/** Grey values of the picture's lower edge in a page's link preview. */
async function lowerEdge(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const { pathname, search } = new URL(
    /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "",
  );
  const card = sharp(await (await request.get(pathname + search)).body());
  return [...(await card.extract({ left: 730, top: 540, width: 390, height: 60 }).greyscale().raw().toBuffer())];
}
