import "server-only";
import { cachedUntilChanged, cachedWhileToday } from "../cached-read";
import { addDays, currentDay, startOfDay, wallClock } from "../dates";
import { absentWhenMissing } from "../errors";
import { presentEach, presentPage } from "../items/present-each";
import { readSite } from "../settings/public";
import { sitemapOfRows, summarizeRows } from "../sitemap/rows";
import { slugify } from "../text";
import { addMonths } from "./days";
import { eventEntity } from "./entity";
import { writeCalendar } from "./ics";
import { type EventQuery, findEventSpan, listCampaignEvents, listEventDays, listEvents } from "./list";
import { isOver, sidesOf } from "./over";
import { presentEvent, presentEventWithPhotos } from "./present";
import { type EventRow, getEvent } from "./service";
import { eventSitemap } from "./sitemap";
import type { Agenda, ShownEvent } from "./types";

/** Events a page of /agenda and of /agenda/passadas. */
const EVENTS_PER_PAGE = 10;
/** Events of the agenda on the home page. */
const NEXT_EVENTS = 4;
/** Months whose marked days come with the page, counted from the one in which the calendar opens. */
const MARKED_MONTHS = [-1, 0, 1, 2] as const;
/** The feed looks back this many days, and carries so many events of the past and to come at most. */
const FEED = { days: 365, limit: 1000 };

const active: EventQuery = { q: "", status: "ativos", page: 1, limit: EVENTS_PER_PAGE };

/** The next events, and what the calendar beside them needs to open. */
export async function readAgenda(): Promise<Agenda> {
  "use cache";
  cachedWhileToday(eventEntity.tag);
  const [upcoming, span] = await Promise.all([
    listEvents({ ...active, side: sidesOf().toCome, limit: NEXT_EVENTS }),
    findEventSpan(),
  ]);
  const shown = presentEach(upcoming.items, presentEvent);
  const day = wallClock(shown[0]?.startsAt ?? new Date()).day;
  const months = MARKED_MONTHS.map((step) => addMonths(monthOfDay(day), step));
  const [from, until] = [
    addMonths(monthOfDay(day), MARKED_MONTHS[0]),
    addMonths(monthOfDay(day), MARKED_MONTHS.length - 1),
  ];
  const [first = day, last = day] = span.map((moment) => wallClock(moment).day);
  return {
    upcoming: shown,
    total: upcoming.total,
    calendar: {
      day,
      first: monthOfDay([first, day].sort()[0] ?? day),
      last: monthOfDay([last, day].sort()[1] ?? day),
      months,
      marked: await listEventDays(startOfDay(`${from}-01`), startOfDay(`${until}-01`)),
    },
  };
}

/** A page of coming events, the next one first. */
export async function readUpcoming(page: number) {
  "use cache";
  cachedWhileToday(eventEntity.tag);
  const list = await listEvents({ ...active, side: sidesOf().toCome, page });
  return presentPage(list, presentEvent);
}

/** A page of past events, the latest first. */
export async function readPast(page: number) {
  "use cache";
  cachedWhileToday(eventEntity.tag);
  const list = await listEvents({ ...active, side: sidesOf().past, newestFirst: true, page });
  return presentPage(list, presentShown);
}

/** An event and whether it is over; undefined when there is no such event for the public. */
export async function readEvent(id: string) {
  "use cache";
  cachedWhileToday(eventEntity.tag);
  const event = await findEvent(id);
  return event && { ...presentEventWithPhotos(event), past: isOver(event) };
}

/** The event as a calendar file and the file's name, or undefined. */
export async function readEventFile(id: string) {
  "use cache";
  cachedUntilChanged(eventEntity.tag);
  const [event, { name }] = await Promise.all([findEvent(id), readSite()]);
  return event && { name: slugify(event.acoes, 60) || "evento", file: writeCalendar(name, [event]) };
}

/** The calendar that people subscribe to: what is to come, and the past year. */
export async function readFeed() {
  "use cache";
  cachedWhileToday(eventEntity.tag);
  const [from, now] = [startOfDay(addDays(currentDay(), -FEED.days)), startOfDay(currentDay())];
  const [{ name }, past, upcoming] = await Promise.all([
    readSite(),
    listEvents({ ...active, from, until: now, newestFirst: true, limit: FEED.limit }),
    listEvents({ ...active, from: now, limit: FEED.limit }),
  ]);
  return writeCalendar(name, [...past.items.reverse(), ...upcoming.items]);
}

/** Events on a campaign's page. */
const CAMPAIGN_EVENTS = 6;

/** The events of a campaign, the latest first. */
export async function readCampaignEvents(campaignId: string) {
  "use cache";
  cachedWhileToday(eventEntity.tag);
  return presentEach(await listCampaignEvents(campaignId, CAMPAIGN_EVENTS), presentShown);
}

/** How many files the events take in the sitemap, and when one of them last changed. */
export async function readEventParts() {
  "use cache";
  cachedUntilChanged(eventEntity.tag);
  return summarizeRows(eventSitemap);
}

/** The nth file of the events, from 1, in the sitemap's XML; undefined when there are fewer. */
export async function readEventSitemap(n: number) {
  "use cache";
  cachedUntilChanged(eventEntity.tag);
  return sitemapOfRows(eventSitemap, n);
}

const presentShown = (event: EventRow): ShownEvent => ({ ...presentEvent(event), past: isOver(event) });

const monthOfDay = (day: string) => day.slice(0, 7);

/** The active event with that id as it stands in the address, or undefined. */
async function findEvent(id: string) {
  if (!/^[\w-]{1,64}$/.test(id)) return undefined;
  return getEvent(id, { activeOnly: true }).catch(absentWhenMissing);
}
