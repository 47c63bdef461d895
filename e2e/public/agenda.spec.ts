import type { APIRequestContext, Page } from "@playwright/test";
import type { CalendarEvent } from "../../lib/calendar/types";
import { addDays, dateInWords, wallClock } from "../../lib/dates";
import { expect, expectAccessible, test } from "../fixtures";

const CHILDREN = "Dia das Crianças na praça";
const DISABLED = "Tarde de viola e bandeirinhas";

async function events(request: APIRequestContext, query = ""): Promise<CalendarEvent[]> {
  return (await (await request.get(`/api/calendars${query}`)).json()).calendars;
}

/** A sample event by its name. */
async function eventNamed(request: APIRequestContext, acoes: string) {
  const found = (await events(request)).find((event) => event.acoes === acoes);
  if (!found) throw new Error(`The sample data have no ${acoes}`);
  return found;
}

const section = (page: Page) => page.getByRole("region", { name: "Agenda" });

/** Scrolls to the calendar, which comes only then. */
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
  section(page).getByRole("button", { name: dateInWords(`${day}T12:00:00-03:00`) });

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
    expect(text).toBe(`${next.acoes}\n${dateInWords(next.startsAt)}, às ${next.hora}\n${next.local}\n${next.url}`);
  });

  test("has a Portuguese calendar, Sunday first, open on the next event's day", { tag: "@phone" }, async ({
    page,
    request,
  }) => {
    const [next] = await events(request, `?de=${wallClock(new Date()).day}&limit=1`);
    const calendar = await openCalendar(page);
    const weekdays = calendar.locator("th");
    await expect(weekdays.first()).toHaveText("dom");
    await expect(weekdays.last()).toHaveText("sáb");
    const selected = calendar.getByRole("gridcell", { selected: true }).getByRole("button");
    await expect(selected).toHaveAccessibleName(new RegExp(`${dateInWords(next?.startsAt ?? "")}, com ação marcada`));
    const box = await selected.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  });

  test("shows the events of a chosen day, and goes back when it is chosen again or asked to", {
    tag: "@phone",
  }, async ({ page }) => {
    await openCalendar(page);
    await goToOctober2023(page);
    const day = dayButton(page, "2023-10-12");
    await expect(day).toHaveAccessibleName(/com ação marcada/);
    await day.click();
    await expect(section(page).getByRole("heading", { name: "quinta-feira, 12 de outubro de 2023" })).toBeVisible();
    await expect(section(page).getByRole("article").filter({ hasText: CHILDREN })).toBeVisible();
    await expect(section(page).getByRole("status").filter({ hasText: "1 ação em quinta-feira" })).toHaveCount(1);

    await day.click();
    await expect(section(page).getByRole("heading", { name: CHILDREN })).toBeHidden();
    await expect(section(page).getByRole("article").nth(1)).toBeVisible();

    await day.click();
    await section(page).getByRole("button", { name: "Ver próximas ações" }).click();
    await expect(section(page).getByRole("heading", { name: CHILDREN })).toBeHidden();
    await expect(section(page).getByRole("article").nth(1)).toBeVisible();
  });

  test("says that a day has no events", async ({ page }) => {
    await openCalendar(page);
    await goToOctober2023(page);
    await dayButton(page, "2023-10-13").click();
    await expect(section(page).getByText("Nenhuma ação neste dia. Escolha um dia")).toBeVisible();
  });

  test("says when events could not be fetched, and tries again", async ({ page }) => {
    await page.route("**/api/calendars?*", (route) => route.abort());
    await openCalendar(page);
    await goToOctober2023(page);
    await dayButton(page, "2023-10-12").click();
    await expect(section(page).getByRole("alert")).toContainText("Não conseguimos buscar as ações deste dia");
    await page.unroute("**/api/calendars?*");
    await section(page).getByRole("button", { name: "Tentar de novo" }).click();
    await expect(section(page).getByRole("heading", { name: CHILDREN })).toBeVisible();
  });

  test("is worked with the keyboard", async ({ page }) => {
    const calendar = await openCalendar(page);
    await goToOctober2023(page);
    await calendar.getByRole("button", { name: "1 de outubro de 2023" }).first().focus();
    for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"])
      await page.keyboard.press(key);
    await expect(dayButton(page, "2023-10-12")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(section(page).getByRole("heading", { name: CHILDREN })).toBeVisible();
    await expect(dayButton(page, "2023-10-12")).toBeFocused();
  });

  test("enlarges a picture; Escape closes it and focus goes back", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    const link = section(page)
      .getByRole("article")
      .first()
      .getByRole("link", { name: /Ampliar a imagem/ });
    await link.focus();
    await expect(async () => {
      await link.press("Enter");
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test("does not move anything while the calendar loads", { tag: "@phone" }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!Reflect.get(entry, "hadRecentInput"))
            Object.assign(window, { shift: Reflect.get(window, "shift") + Reflect.get(entry, "value") });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openCalendar(page);
    // What moves does so in the next frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.01);
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

test.describe("the agenda's own pages", () => {
  test("list what is to come and what happened, without disabled events", async ({ page }) => {
    await page.goto("/agenda");
    await expect(page.getByRole("heading", { level: 1, name: "Agenda" })).toBeVisible();
    await expect(page.getByText(CHILDREN)).toHaveCount(0);
    await expect(page.getByText(DISABLED)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Assinar a agenda" })).toHaveAttribute(
      "href",
      /^webcal:.*\/agenda\.ics$/,
    );
    await page.getByRole("link", { name: "Ações passadas" }).first().click();
    await expect(page).toHaveURL("/agenda/passadas");
    await page.getByRole("link", { name: CHILDREN, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: CHILDREN })).toBeVisible();
  });

  test("have one address each", async ({ request }) => {
    for (const address of ["pagina/1", "pagina/999", "pagina/02", "pagina", "passadas/1", "passadas/x", "nada", "%00"])
      expect((await request.get(`/agenda/${address}`)).status(), address).toBe(404);
  });

  test("are accessible", { tag: "@phone" }, async ({ page, request }) => {
    const { _id } = await eventNamed(request, CHILDREN);
    for (const address of ["/agenda", "/agenda/passadas", `/agenda/${_id}`]) {
      await page.goto(address);
      await expectAccessible(page);
    }
  });
});

test.describe("an event's page", () => {
  test("says everything, and that it is over", async ({ page, request }) => {
    const { _id } = await eventNamed(request, CHILDREN);
    await page.goto(`/agenda/${_id}`);
    await expect(page.getByText("Esta ação já aconteceu.")).toBeVisible();
    await expect(page.locator("time")).toHaveText("quinta-feira, 12 de outubro de 2023");
    await expect(page.getByText("Às 08:30")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: /^Oficina de pipas$/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ver no mapa" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.openstreetmap\.org\/search\?query=Pra%C3%A7a%20das%20Paineiras/,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/agenda/${_id}$`));
  });

  test("tells search engines when and where", async ({ page, request }) => {
    const { _id } = await eventNamed(request, CHILDREN);
    await page.goto(`/agenda/${_id}`);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const event = texts.map((text) => JSON.parse(text)).find((data) => data["@type"] === "Event");
    expect(event).toMatchObject({
      name: CHILDREN,
      startDate: "2023-10-12T08:30:00-03:00",
      eventStatus: "https://schema.org/EventScheduled",
      location: { name: "Praça das Paineiras, Vila Esperança" },
      image: expect.stringMatching(/^http.*\/imagens\//),
    });
  });
});

test.describe("calendar files", () => {
  test("an event's file holds it", async ({ request }) => {
    const { _id } = await eventNamed(request, CHILDREN);
    const response = await request.get(`/agenda/${_id}/evento.ics`);
    expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(response.headers()["content-disposition"]).toContain('filename="dia-das-criancas-na-praca.ics"');
    const file = await response.text();
    for (const line of [`UID:${_id}@`, "DTSTART;TZID=America/Sao_Paulo:20231012T083000", `SUMMARY:${CHILDREN}`])
      expect(file).toContain(`\r\n${line}`);
    expect((await request.get("/agenda/nada/evento.ics")).status()).toBe(404);
  });

  test("the feed holds the past year and what is to come", async ({ request }) => {
    const response = await request.get("/agenda.ics");
    expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const file = await response.text();
    expect(file).toContain("X-WR-CALNAME:Agenda · Projeto Nova");
    const today = wallClock(new Date()).day;
    for (const { _id } of await events(request, `?de=${today}&ate=${addDays(today, 25)}`))
      expect(file).toContain(`UID:${_id}@`);
    expect(file).not.toContain(CHILDREN);
    expect(file).not.toContain(DISABLED);
  });
});

test.describe("GET /api/calendars", () => {
  test("lists active events in order, with list headers", async ({ request }) => {
    const response = await request.get("/api/calendars?limit=2");
    const { calendars } = await response.json();
    expect(calendars).toHaveLength(2);
    expect(calendars[0]).toMatchObject({
      ...{ acoes: CHILDREN, dia: 12, mes: "Outubro", ano: 2023, semana: "Quinta", hora: "08:30" },
      ...{ cancelled: false, active: true },
    });
    expect(Number(response.headers()["x-total-count"])).toBeGreaterThan(2);
    expect(response.headers().link).toContain('rel="next"');
    const all = await events(request);
    expect(all.map(({ startsAt }) => startsAt)).toEqual(all.map(({ startsAt }) => startsAt).sort());
    expect(JSON.stringify(all)).not.toContain(DISABLED);
  });

  test("finds by days and by words, and explains wrong ones", async ({ request }) => {
    expect((await events(request, "?de=2023-10-12&ate=2023-10-12")).map(({ acoes }) => acoes)).toEqual([CHILDREN]);
    expect(await events(request, "?de=2023-10-13&ate=2023-10-14")).toEqual([]);
    expect((await events(request, "?keyword=criancas&ate=2023-12-31")).map(({ acoes }) => acoes)).toEqual([CHILDREN]);
    const wrong = await request.get("/api/calendars?de=2023-02-31");
    expect([wrong.status(), await wrong.json()]).toEqual([
      400,
      { message: "de deve ser uma data como 2023-10-12", errors: { de: "de deve ser uma data como 2023-10-12" } },
    ]);
    expect((await request.get("/api/calendars?de=2023-10-02&ate=2023-10-01")).status()).toBe(400);
  });
});
