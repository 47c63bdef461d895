import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleEvent } from "@/lib/calendar/api";
import { EventActions } from "./event-actions";
import { EventList } from "./event-list";

it("what is over, or was cancelled, is not offered for calendars", () => {
  const event = { ...exampleEvent, past: false };
  const offers = (change: object) => {
    const shown = { ...event, ...change };
    const html = renderToStaticMarkup(
      <>
        <EventList events={[shown]} />
        <EventActions event={shown} buttons />
      </>,
    );
    expect(html.match(/href="https:\/\/wa\.me/g)).toHaveLength(2);
    return [/evento\.ics"/g, /calendar\.google\.com/g].map((link) => html.match(link)?.length ?? 0);
  };
  expect(offers({})).toEqual([2, 1]);
  expect(offers({ past: true })).toEqual([0, 0]);
  expect(offers({ cancelled: true })).toEqual([0, 0]);
});
