import { formatLongDay, wallClock } from "@/lib/dates";
import type { ChangeData } from "@/lib/history/types";
import { ChangeEntry } from "./change-entry";

type Props = {
  changes: ChangeData[];
  /** The level of the days' headings. */
  heading?: "h2" | "h3";
  /** On the item's own screen, where sentences leave its name out. */
  ofItem?: boolean;
};

/** Changes by day, newest first. */
export function ChangeList({ changes, heading: Heading = "h2", ofItem = false }: Props) {
  return (
    <ol className="grid gap-6">
      {byDay(changes).map(({ day, changes: ofDay }) => (
        <li key={day} className="grid gap-2">
          <Heading className="font-sans font-semibold text-base text-muted tracking-normal first-letter:uppercase">
            {formatLongDay(day)}
          </Heading>
          <ol className="divide-y divide-line rounded-card border border-line bg-surface">
            {ofDay.map((change) => (
              <li key={change._id}>
                <ChangeEntry change={change} ofItem={ofItem} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function byDay(changes: ChangeData[]) {
  const days: { day: string; changes: ChangeData[] }[] = [];
  for (const change of changes) {
    const { day } = wallClock(change.at);
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}
