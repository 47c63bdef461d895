import type { APIRequestContext, Page } from "@playwright/test";
import type { CalendarEvent } from "../../../lib/calendar/types";

export const CHILDREN = "Dia das Crianças na praça";
export const DISABLED = "Tarde de viola e bandeirinhas";

export async function events(request: APIRequestContext, query = ""): Promise<CalendarEvent[]> {
  return (await (await request.get(`/api/calendars${query}`)).json()).calendars;
}

/** A sample event by its name. */
export async function eventNamed(request: APIRequestContext, acoes: string) {
  const found = (await events(request)).find((event) => event.acoes === acoes);
  if (!found) throw new Error(`The sample data have no ${acoes}`);
  return found;
}

export const section = (page: Page) => page.getByRole("region", { name: "Agenda" });
