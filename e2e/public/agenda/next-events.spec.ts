import { hoursInWords } from "../../../lib/calendar/event-texts";
import { formatLongDate, wallClock } from "../../../lib/dates";
import { expect, test } from "../../fixtures";
import { CHILDREN, events, section } from "./events";

test.describe("the agenda of the home page", () => {
  test("shows the next events, each with its facts, .ics and WhatsApp", async ({ page, request }) => {
    const today = wallClock(new Date()).day;
    const [next] = await events(request, `?de=${today}&limit=1`);
    if (!next) throw new Error("The sample data have events to come");
    await page.goto("/");
    const card = section(page).getByRole("article").first();
    await expect(card.getByRole("heading")).toHaveText(next.acoes);
    await expect(card).toContainText(next.hora);
    await expect(card).toContainText(next.local);
    for (const item of next.eventos.split(", ")) await expect(card.getByRole("listitem").getByText(item)).toBeVisible();
    await expect(card.getByRole("link", { name: "Adicionar ao calendário" })).toHaveAttribute(
      "href",
      `/agenda/${next._id}/evento.ics`,
    );
    const share = await card.getByRole("link", { name: "Compartilhar no WhatsApp" }).getAttribute("href");
    const text = new URL(share ?? "").searchParams.get("text");
    expect(text).toBe(
      `${next.acoes}\n${formatLongDate(next.startsAt)}, ${hoursInWords(next)}\n${next.local}\n${next.url}`,
    );
    await page.goto(`/agenda/${next._id}`);
    await expect(page.getByRole("link", { name: "Google Agenda" })).toHaveAttribute(
      "href",
      /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&text=/,
    );
  });

  test("enlarges a picture; Escape closes it and focus goes back", async ({ page }) => {
    await page.goto("/");
    const link = section(page)
      .getByRole("article")
      .first()
      .getByRole("link", { name: /Ampliar a imagem/ });
    await link.press("Enter"); // once: a press before the scripts are there is held, and behind an open dialog nothing has a role
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test("on a phone shows later events as compact rows, without picture and actions", {
    tag: "@phone-only",
  }, async ({ page }) => {
    await page.goto("/");
    const [first, second] = [section(page).getByRole("article").first(), section(page).getByRole("article").nth(1)];
    await expect(first.getByRole("img")).toBeVisible();
    await expect(second.getByRole("img")).toHaveCount(0);
    await expect(second.getByRole("link")).toHaveCount(1); // to its page, which has the rest
    expect((await second.boundingBox())?.height).toBeLessThan(220);
  });

  test("is a complete list without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/");
    await expect(section(page).getByRole("article").nth(1)).toBeVisible();
    await expect(section(page).getByRole("link", { name: /Ver todas as|Ver a agenda/ })).toHaveAttribute(
      "href",
      "/agenda",
    );
    await section(page).getByRole("link", { name: "Ver ações passadas" }).click();
    await expect(page.getByRole("heading", { level: 2, name: CHILDREN })).toBeVisible();
    await context.close();
  });
});
