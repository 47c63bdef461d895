import { addDays, wallClock } from "../../../lib/dates";
import { expect, expectAccessible, test } from "../../fixtures";
import { CHILDREN, DISABLED, eventNamed, events } from "./events";

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
    const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
    expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.x).toBe(logo?.x); // as on every other page
    await page.getByRole("link", { name: "Ações passadas" }).first().click();
    await expect(page).toHaveURL("/agenda/passadas");
    await expect(page.getByRole("link", { name: "Compartilhar no WhatsApp" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Adicionar ao calendário" })).toHaveCount(0);
    await page.getByRole("link", { name: CHILDREN, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: CHILDREN })).toBeVisible();
  });

  test("have one address each", async ({ request }) => {
    for (const address of ["pagina/1", "pagina/999", "pagina/02", "pagina", "passadas/1", "passadas/x", "nada", "%00"])
      expect((await request.get(`/agenda/${address}`)).status(), address).toBe(404);
  });

  // Those of what is to come are in quality.spec.ts, as is, on a wide screen, the list of what happened.
  test("about the past are accessible", { tag: "@phone" }, async ({ page, request, isMobile }) => {
    const { _id } = await eventNamed(request, CHILDREN);
    for (const address of [`/agenda/${_id}`, ...(isMobile ? ["/agenda/passadas"] : [])]) {
      await page.goto(address);
      await expectAccessible(page);
    }
  });
});

test.describe("an event's page", () => {
  test("says everything, and that it is over; search engines when and where", async ({ page, request }) => {
    const { _id } = await eventNamed(request, CHILDREN);
    await page.goto(`/agenda/${_id}`);
    await expect(page.getByText("Esta ação já aconteceu.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Adicionar ao calendário" })).toHaveCount(0);
    await expect(page.locator("time")).toHaveText("quinta-feira, 12 de outubro de 2023");
    await expect(page.getByText("Das 08:30 às 12:00")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: /^Oficina de pipas$/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ver no mapa" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.openstreetmap\.org\/search\?query=Pra%C3%A7a%20das%20Paineiras/,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/agenda/${_id}$`));
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
