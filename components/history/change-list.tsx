import { formatLongDay, wallClock } from "@/lib/dates";
import type { ChangeData } from "@/lib/history/types";
import { ChangeEntry } from "./change-entry";
import { RunEntry } from "./run-entry";

/** Shorter runs are shown change by change. */
const MIN_FOLDED = 3;

type Props = {
  /** Each run is one entry. */
  runs: ChangeData[][];
  /** The level of the days' headings. */
  heading?: "h2" | "h3";
  /** On the item's own screen, where sentences omit its name. */
  ofItem?: boolean;
};

/** Changes by day, newest first. */
export function ChangeList({ runs, heading: Heading = "h2", ofItem = false }: Props) {
  return (
    <ol className="grid gap-6">
      {byDay(runs).map(({ day, runs: ofDay }) => (
        <li key={day} className="grid gap-2">
          <Heading className="font-sans font-semibold text-base text-muted tracking-normal first-letter:uppercase">
            {formatLongDay(day)}
          </Heading>
          <ol className="divide-y divide-line rounded-card border border-line bg-surface">
            {ofDay.map((run) =>
              run.length < MIN_FOLDED ? (
                run.map((change) => (
                  <li key={change._id}>
                    <ChangeEntry change={change} ofItem={ofItem} />
                  </li>
                ))
              ) : (
                <li key={run[0]?._id}>
                  <RunEntry run={run} />
                </li>
              ),
            )}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function byDay(runs: ChangeData[][]) {
  const days: { day: string; runs: ChangeData[][] }[] = [];
  for (const run of runs) {
    const [change] = run;
    if (!change) continue;
    const { day } = wallClock(change.at);
    const last = days.at(-1);
    if (last?.day === day) last.runs.push(run);
    else days.push({ day, runs: [run] });
  }
  return days;
}
