"use client";

import { ArrowLeft } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { calendarCopy } from "@/lib/calendar/copy";
import { currentDay, formatLongDay } from "@/lib/dates";
import { countOf } from "@/lib/text";
import { EventCard } from "./event-card";
import type { EventsOf, LoadedMonth } from "./use-months";

export type DayEventsProps = {
  /** The chosen day, 'YYYY-MM-DD'. */
  day: string | undefined;
  eventsOf: EventsOf;
  onRetry: (day: string) => void;
  onBack: () => void;
};

/** The events of the chosen day. The status element stays mounted, so that screen readers announce each change. */
export function DayEvents({ day, eventsOf, onRetry, onBack }: DayEventsProps) {
  const found = day ? eventsOf(day) : [];
  return (
    <>
      <p role="status" className="sr-only">
        {day ? announce(day, found) : ""}
      </p>
      {day && (
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h3 className="text-2xl first-letter:uppercase">{formatLongDay(day)}</h3>
            <Button variant="quiet" onClick={onBack} className="-mx-4">
              <ArrowLeft aria-hidden className="size-5" /> {calendarCopy.backToUpcoming}
            </Button>
          </div>
          <DayResult found={found} past={day < currentDay()} onRetry={() => onRetry(day)} />
        </div>
      )}
    </>
  );
}

type DayResultProps = { found: LoadedMonth; past: boolean; onRetry: () => void };

function DayResult({ found, past, onRetry }: DayResultProps) {
  if (found === "loading") return <div aria-hidden className="h-56 animate-pulse rounded-card bg-sunken" />;
  if (found === "failed") {
    return (
      <Alert>
        <p>Não conseguimos buscar as ações deste dia. Verifique a sua conexão.</p>
        <Button variant="quiet" onClick={onRetry} className="-ml-5">
          Tentar de novo
        </Button>
      </Alert>
    );
  }
  if (found.length === 0) {
    return (
      <p className="rounded-card border-2 border-line border-dashed px-6 py-10 text-center text-muted">
        {calendarCopy.noneThatDay}. Escolha um dia com um ponto embaixo do número.
      </p>
    );
  }
  return (
    <ul className="grid gap-6">
      {found.map((event) => (
        <li key={event._id}>
          <EventCard event={{ ...event, past }} featured={found.length === 1} />
        </li>
      ))}
    </ul>
  );
}

function announce(day: string, found: LoadedMonth) {
  if (found === "loading") return "Buscando as ações do dia…";
  if (found === "failed") return ""; // `Alert` is announced by itself
  if (found.length === 0) return `${calendarCopy.noneThatDay}: ${formatLongDay(day)}`;
  return `${countOf(found.length, "ação", "ações")} em ${formatLongDay(day)}: ${found.map(({ acoes }) => acoes).join(", ")}`;
}
