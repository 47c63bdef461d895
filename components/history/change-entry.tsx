import { Flame, LogIn, Pencil, Plus, RotateCcw, Trash2 } from "lucide-react";
import { ScreenLink } from "@/components/painel/screen-link";
import { isoWithOffset, wallClock } from "@/lib/dates";
import { entityOf } from "@/lib/entities";
import { ACTIONS, type HistoryAction } from "@/lib/history/actions";
import { historyCopy } from "@/lib/history/copy";
import type { ChangeData } from "@/lib/history/types";
import { ChangedFields } from "./changed-fields";

const LOOKS: Record<HistoryAction, { Icon: typeof Plus; look: string }> = {
  CREATE: { Icon: Plus, look: "bg-leaf-soft text-leaf" },
  UPDATE: { Icon: Pencil, look: "bg-sunken text-ink" },
  DELETE: { Icon: Trash2, look: "bg-danger-soft text-danger" },
  SIGN_IN: { Icon: LogIn, look: "bg-sunken text-muted" },
  RESTORE: { Icon: RotateCcw, look: "bg-leaf-soft text-leaf" },
  PURGE: { Icon: Flame, look: "bg-danger-soft text-danger" },
};

/** One thing that somebody did: a sentence, the time, and what changed. */
export function ChangeEntry({ change, ofItem }: { change: ChangeData; ofItem: boolean }) {
  const { at, action, fields, title } = change;
  const erased = title === "";
  const { Icon, look } = LOOKS[action];
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-4">
      <span className={`grid size-8 place-items-center rounded-full ${look}`}>
        <Icon aria-hidden className="size-4" />
      </span>
      <p className="wrap-anywhere py-0.5">
        <Sentence change={change} ofItem={ofItem} />
      </p>
      <time dateTime={isoWithOffset(at)} className="py-0.5 text-muted tabular-nums">
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
function Sentence({ change, ofItem }: { change: ChangeData; ofItem: boolean }) {
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
      {who} {ACTIONS[action]} {entityOf(entity)?.phrase ?? entity}{" "}
      {href ? (
        <ScreenLink href={href} className="font-semibold underline underline-offset-4">
          {title}
        </ScreenLink>
      ) : (
        <span className="font-semibold">{title || historyCopy.erased}</span>
      )}
    </>
  );
}
