import { wallClock } from "@/lib/dates";
import { entityOf } from "@/lib/entities";
import type { ChangeData } from "@/lib/history/types";
import { ActionIcon, ChangeEntry, Sentence, verbOf } from "./change-entry";

/** A run of similar changes by one person as one entry that unfolds. */
export function RunEntry({ run }: { run: ChangeData[] }) {
  const [last, first] = [run[0], run.at(-1)];
  if (!last || !first) return null;
  const [from, to] = [wallClock(first.at).hour, wallClock(last.at).hour];
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 p-4">
      <ActionIcon action={last.action} />
      <p className="wrap-anywhere py-0.5">
        <RunSentence run={run} last={last} />
      </p>
      <span className="py-0.5 text-muted tabular-nums max-[16rem]:col-start-2">
        {from === to ? to : `${from} a ${to}`}
      </span>
      <details className="col-span-full sm:col-start-2">
        <summary className="w-fit py-1 text-muted underline underline-offset-4">Ver uma por uma</summary>
        <ol className="divide-y divide-line border-line border-t">
          {run.map((change) => (
            <li key={change._id} className="[&>article]:px-0">
              <ChangeEntry change={change} ofItem={false} />
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}

/** 'Ana excluiu 30 artigos'; of one item, how many times. */
function RunSentence({ run, last }: { run: ChangeData[]; last: ChangeData }) {
  const items = new Set(run.map(({ entityId }) => entityId)).size;
  const { action, userName } = last;
  const entity = entityOf(last.entity);
  if (items === 1 || action === "SIGN_IN")
    return (
      <>
        <Sentence change={last} ofItem={false} />, {run.length} vezes
      </>
    );
  return (
    <>
      <strong>{userName}</strong> {verbOf(last)}{" "}
      <span className="font-semibold">
        {items} {entity?.many}
      </span>
    </>
  );
}
