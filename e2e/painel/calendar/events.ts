import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { addDays, wallClock } from "../../../lib/dates";
import { test as base, expect } from "../../fixtures";

const today = wallClock(new Date()).day;
/** After the sample events, as other tests look at the next one. */
export const day = addDays(today, 40);
export const month = day.slice(0, 7);

/** Each test signs in, saves several times and looks at what visitors see. */
export const TIMEOUT_MS = 90_000;

type Events = {
  /** A word in the name of this test's events; they are removed after the test, so that visitors see none of them. */
  mark: string;
  /** Creates an event over the API and returns its id. */
  newEvent: (name?: string) => Promise<string>;
};

export const test = base.extend<Events>({
  mark: async ({ request, headers }, use, { workerIndex }) => {
    const mark = `lontra${Date.now()}${workerIndex}`;
    await use(mark);
    const { calendars } = await (await request.get(`/api/calendars/all?keyword=${mark}`, { headers })).json();
    for (const { _id } of calendars) await request.delete(`/api/calendars/${_id}`, { headers });
  },

  newEvent: async ({ mark, request, headers }, use) =>
    use(async (name = `Mutirão ${mark}`) => {
      const [ano, mes, dia] = day.split("-").map(Number);
      const data = { ano, mes, dia, hora: "08:30", acoes: name };
      const answer = await request.post("/api/calendars", {
        headers,
        data: { ...data, local: "Praça das Paineiras", eventos: "Café\nPintura do muro" },
      });
      expect(answer.status()).toBe(201);
      return (await answer.json())._id;
    }),
});

export const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

/** The list with the events of this test alone. */
export const openList = (page: Page, mark: string) => page.goto(`/calendars?q=${mark}`);

export async function visitorOf(browser: Browser) {
  const context = await browser.newContext();
  return context.request;
}

/** The agenda's first pages, as other tests' events may displace this test's ones. */
export async function agenda(visitor: APIRequestContext) {
  const pages = ["/agenda", "/agenda/pagina/2", "/agenda/pagina/3"].map(async (page) =>
    (await visitor.get(page)).text(),
  );
  return (await Promise.all(pages)).join();
}

export const form = (page: Page) => page.locator("form").filter({ has: page.getByLabel("Horário", { exact: true }) });
