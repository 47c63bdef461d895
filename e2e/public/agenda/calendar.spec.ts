import type { Page } from "@playwright/test";
import { formatLongDate, wallClock } from "../../../lib/dates";
import { expect, test } from "../../fixtures";
import { CHILDREN, events, section } from "./events";

/** Scrolls to the calendar, which loads only then. */
async function openCalendar(page: Page) {
  await page.goto("/");
  await section(page).scrollIntoViewIfNeeded();
  const calendar = section(page).getByRole("grid");
  await calendar.scrollIntoViewIfNeeded();
  await expect(calendar).toBeVisible();
  return calendar;
}

async function goToOctober2023(page: Page) {
  await section(page).getByLabel("Escolha o ano").selectOption("2023");
  await section(page).getByLabel("Escolha o mês").selectOption("9");
}

const dayButton = (page: Page, day: string) =>
  section(page).getByRole("button", { name: formatLongDate(`${day}T12:00:00-03:00`) });

test.describe("the agenda of the home page", () => {
  test("has a Portuguese calendar, Sunday first, open on the next event's day, and moves nothing while it loads", {
    tag: "@phone",
  }, async ({ page, request }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!Reflect.get(entry, "hadRecentInput"))
            Object.assign(window, { shift: Reflect.get(window, "shift") + Reflect.get(entry, "value") });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const [next] = await events(request, `?de=${wallClock(new Date()).day}&limit=1`);
    const calendar = await openCalendar(page);
    // Layout shifts occur in the next frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.01);
    const weekdays = calendar.locator("th");
    await expect(weekdays.first()).toHaveText("dom");
    await expect(weekdays.last()).toHaveText("sáb");
    const selected = calendar.getByRole("gridcell", { selected: true }).getByRole("button");
    await expect(selected).toHaveAccessibleName(
      new RegExp(`${formatLongDate(next?.startsAt ?? "")}, com ação marcada`),
    );
    const box = await selected.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  });

  test("shows the events of a chosen day, also by keyboard, and goes back when it is chosen again or asked to", async ({
    page,
  }) => {
    const calendar = await openCalendar(page);
    const day = dayButton(page, "2023-10-12");
    const event = section(page).getByRole("heading", { name: CHILDREN });

    await test.step("When they could not be fetched it says so, and tries again", async () => {
      await page.route("**/api/calendars?*", (route) => route.abort());
      await goToOctober2023(page);
      await day.click();
      await expect(section(page).getByRole("alert")).toContainText("Não conseguimos buscar as ações deste dia");
      await page.unroute("**/api/calendars?*");
      await section(page).getByRole("button", { name: "Tentar de novo" }).click();
      await expect(event).toBeVisible();
    });

    await test.step("Chosen again, or asked to, it goes back to what comes next", async () => {
      await expect(day).toHaveAccessibleName(/com ação marcada/);
      await expect(section(page).getByRole("heading", { name: "quinta-feira, 12 de outubro de 2023" })).toBeVisible();
      const card = section(page).getByRole("article").filter({ hasText: CHILDREN });
      await expect(card.getByRole("link", { name: "Compartilhar no WhatsApp" })).toBeVisible();
      await expect(card.getByRole("link", { name: "Adicionar ao calendário" })).toHaveCount(0); // it is over
      await expect(section(page).getByRole("status").filter({ hasText: "1 ação em quinta-feira" })).toHaveCount(1);

      await day.click();
      await expect(event).toBeHidden();
      await expect(section(page).getByRole("article").nth(1)).toBeVisible();

      await day.click();
      await section(page).getByRole("button", { name: "Ver próximas ações" }).click();
      await expect(event).toBeHidden();
      await expect(section(page).getByRole("article").nth(1)).toBeVisible();
    });

    await test.step("A day without events says so", async () => {
      await goToOctober2023(page);
      await dayButton(page, "2023-10-13").click();
      await expect(section(page).getByText("Nenhuma ação neste dia. Escolha um dia")).toBeVisible();
      await section(page).getByRole("button", { name: "Ver próximas ações" }).click();
    });

    await test.step("By keyboard", async () => {
      await goToOctober2023(page);
      await calendar.getByRole("button", { name: "1 de outubro de 2023" }).first().focus();
      for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"])
        await page.keyboard.press(key);
      await expect(day).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(event).toBeVisible();
      await expect(day).toBeFocused();
    });
  });
});
