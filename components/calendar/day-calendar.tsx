"use client";

import { DayPicker, type DayPickerProps } from "react-day-picker";
import { ptBR } from "react-day-picker/locale/pt-BR";
import type { CalendarStart } from "@/lib/calendar/types";
import { currentDay, formatLongDay } from "@/lib/dates";

export type DayCalendarProps = {
  start: CalendarStart;
  /** Days with events, 'YYYY-MM-DD'. */
  marked: Set<string>;
  /** The chosen day; by default, the next event's is selected. */
  day: string | undefined;
  /** Undefined when the chosen day was pressed again. */
  onChoose: (day: string | undefined) => void;
  onMonth: (month: string) => void;
};

/** A month calendar; days with events have a dot. */
export function DayCalendar({ start, marked, day, onChoose, onMonth }: DayCalendarProps) {
  return (
    <>
      <DayPicker
        mode="single"
        required
        locale={ptBR}
        weekStartsOn={0}
        fixedWeeks
        navLayout="around"
        captionLayout="dropdown"
        startMonth={dateOf(`${start.first}-01`)}
        endMonth={dateOf(`${start.last}-01`)}
        defaultMonth={dateOf(start.day)}
        today={dateOf(currentDay())}
        selected={dateOf(day ?? start.day)}
        onDayClick={(date) => onChoose(dayOf(date) === day ? undefined : dayOf(date))}
        onMonthChange={(month) => onMonth(dayOf(month).slice(0, 7))}
        modifiers={{ marked: (date) => marked.has(dayOf(date)), weekend: { dayOfWeek: [0, 6] } }}
        modifiersClassNames={{ marked: MARKED, weekend: "bg-sunken text-accent-strong dark:bg-paper/50" }}
        labels={{ labelDayButton: (date, modifiers) => label(date, modifiers, marked) }}
        formatters={{ formatWeekdayName: (date) => WEEKDAYS_SHORT[date.getDay()] ?? "" }}
        classNames={classNames}
      />
      <p className="mt-2 flex items-center justify-center gap-2 text-muted text-sm">
        <span aria-hidden className="size-2 rounded-full bg-accent forced-colors:border-4" /> Dia com ação: escolha para
        ver
      </p>
    </>
  );
}

// Noon, because midnight may not exist on the day of a clock change.
const dateOf = (day: string) => new Date(`${day}T12:00:00`);
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

function label(date: Date, { today, selected }: Record<string, boolean>, marked: Set<string>) {
  const day = dayOf(date);
  return [
    ...(today ? ["Hoje"] : []),
    formatLongDay(day),
    ...(marked.has(day) ? ["com ação marcada"] : []),
    ...(selected ? ["selecionado"] : []),
  ].join(", ");
}

const WEEKDAYS_SHORT = ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"];

const STEP =
  "absolute top-0 grid size-11 place-items-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-30 aria-disabled:hover:bg-transparent";

const MARKED =
  "[&>button]:font-bold [&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-2 [&>button]:after:rounded-full [&>button]:after:bg-accent [&>button]:after:content-[''] forced-colors:[&>button]:after:border-4";

/** Instead of react-day-picker's style sheet. High contrast, which takes backgrounds and shadows away, has borders for them. */
const classNames: DayPickerProps["classNames"] = {
  months: "relative",
  month: "relative",
  button_previous: `${STEP} left-0`,
  button_next: `${STEP} right-0`,
  chevron: "size-5 fill-ink",
  month_caption: "flex h-11 items-center justify-center",
  dropdowns: "flex items-center gap-1",
  dropdown_root: "relative flex h-11 items-center rounded-full px-2 hover:bg-sunken",
  dropdown: "peer absolute inset-0 w-full cursor-pointer bg-surface text-ink opacity-0",
  caption_label:
    "flex items-center gap-0.5 rounded-full font-bold font-display text-lg outline-offset-4 peer-focus-visible:outline-3 peer-focus-visible:outline-accent [&>svg]:size-4",
  month_grid: "mt-1 w-full table-fixed border-collapse",
  weekday: "h-9 font-semibold text-muted text-sm",
  day: "h-11 p-0 text-center",
  day_button: "relative mx-auto grid h-11 w-full max-w-11 place-items-center rounded-full hover:bg-sunken",
  today: "[&>button]:ring-2 [&>button]:ring-field [&>button]:ring-inset forced-colors:[&>button]:border",
  selected:
    "[&>button]:bg-accent! [&>button]:text-on-accent [&>button]:after:bg-on-accent! forced-colors:[&>button]:border-4",
};
