import { Eraser, Flame, LogIn, Pencil, Plus, RotateCcw, Trash2 } from "lucide-react";
import { Link } from "@/components/ui/link";
import { isoWithOffset, wallClock } from "@/lib/dates";
import { entityOf } from "@/lib/entities";
import { ACTIONS, type HistoryAction } from "@/lib/history/actions";
import { historyCopy } from "@/lib/history/copy";
import type { ChangeData } from "@/lib/history/types";
import { ChangedFields } from "./changed-fields";

const ACTION_STYLES: Record<HistoryAction, { Icon: typeof Plus; classes: string }> = {
  CREATE: { Icon: Plus, classes: "bg-leaf-soft text-leaf" },
  UPDATE: { Icon: Pencil, classes: "bg-sunken text-ink" },
  DELETE: { Icon: Trash2, classes: "bg-danger-soft text-danger" },
  SIGN_IN: { Icon: LogIn, classes: "bg-sunken text-muted" },
  RESTORE: { Icon: RotateCcw, classes: "bg-leaf-soft text-leaf" },
  PURGE: { Icon: Flame, classes: "bg-danger-soft text-danger" },
  ERASE: { Icon: Eraser, classes: "bg-danger-soft text-danger" },
};

export function ActionIcon({ action }: { action: HistoryAction }) {
  const { Icon, classes } = ACTION_STYLES[action];
  return (
    <span className={`grid size-8 place-items-center rounded-full ${classes}`}>
      <Icon aria-hidden className="size-4" />
    </span>
  );
}

/** A change: a sentence, the time, and the changed fields. */
export function ChangeEntry({ change, ofItem }: { change: ChangeData; ofItem: boolean }) {
  const { at, action, fields, title } = change;
  const erased = title === "";
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-4">
      <ActionIcon action={action} />
      <p className="wrap-anywhere py-0.5">
        <Sentence change={change} ofItem={ofItem} />
      </p>
      <time dateTime={isoWithOffset(at)} className="py-0.5 text-muted tabular-nums max-[16rem]:col-start-2">
        {wallClock(at).hour}
      </time>
      {fields.length > 0 && action !== "CREATE" && (
        <div className="col-span-full sm:col-span-1 sm:col-start-2">
          {erased && (
            <p className="text-muted text-sm">
              {fields.map(({ label }) => label).join(", ")}. {historyCopy.erasedFields}
            </p>
          )}
          {!erased && action === "UPDATE" && <ChangedFields fields={fields} emptied />}
          {!erased && action === "DELETE" && (
            <details>
              <summary className="w-fit py-1 text-muted underline underline-offset-4">Ver o que havia</summary>
              <ChangedFields fields={fields} />
            </details>
          )}
        </div>
      )}
    </article>
  );
}

/** 'Marina excluiu o artigo Café da manhã'. */
export function Sentence({ change, ofItem }: { change: ChangeData; ofItem: boolean }) {
  const { action, userName, entity, title, href } = change;
  const who = <strong>{userName}</strong>;
  if (action === "SIGN_IN") return <>{who} entrou no painel</>;
  if (ofItem) {
    return (
      <>
        {who} {ACTIONS[action]}
      </>
    );
  }
  return (
    <>
      {who} {verbOf(change)} {entityOf(entity)?.phrase ?? entity}{" "}
      {href ? (
        <Link href={href} className="font-semibold underline underline-offset-4">
          {title}
        </Link>
      ) : (
        <span className="font-semibold">{title || historyCopy.erased}</span>
      )}
    </>
  );
}

/** What was done, before the name of what it was done to. */
export function verbOf({ action, entity }: ChangeData) {
  const verb = entityOf(entity)?.verbs?.[action] ?? ACTIONS[action];
  return action === "ERASE" ? `${verb}:` : verb;
}
