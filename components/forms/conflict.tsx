"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FIELD_LABELS } from "@/lib/history/model";

export type ConflictProps = {
  /** Who saved, and when. */
  message: string;
  conflict: { theirs: Record<string, unknown>; keepMine: () => void; takeTheirs: () => void };
  mine: Record<string, unknown>;
};

/** Two people edited the same item: both versions of what differs, and a choice. Nothing is overwritten before it. */
export function Conflict({ message, conflict, mine }: ConflictProps) {
  const { theirs, keepMine, takeTheirs } = conflict;
  const fields = Object.keys(theirs).filter((name) => show(theirs[name]) !== show(mine[name]));
  return (
    <Alert>
      <p>{message}</p>
      <p className="mt-1 font-normal text-ink">Compare as duas versões e escolha com qual ficar.</p>
      <dl className="mt-4 grid gap-4 font-normal text-ink">
        {fields.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{FIELD_LABELS[name] ?? name}</dt>
            <dd className="mt-1 grid gap-2 sm:grid-cols-2">
              <Version title="A sua" text={show(mine[name])} />
              <Version title="A salva" text={show(theirs[name])} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={keepMine}>Salvar a minha versão</Button>
        <Button look="secondary" onClick={takeTheirs}>
          Ficar com a versão salva
        </Button>
      </div>
    </Alert>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-h-48 overflow-y-auto rounded-field bg-surface p-3">
      <p className="text-muted text-sm">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text || "—"}</p>
    </div>
  );
}

const show = (value: unknown) => (value === undefined || value === null ? "" : String(value));
