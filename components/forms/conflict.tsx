"use client";

import { toast } from "sonner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import type { Categories } from "@/lib/categories/labels";
import { type EntityKey, entityOf } from "@/lib/entities";
import { type CategoryLabels, displayValue, valueText } from "@/lib/history/describe";
import { ImageThumb } from "./pictures/image-thumb";

export type ConflictProps = {
  /** Says who saved the other version, and when. */
  message: string;
  conflict: {
    entity: EntityKey;
    /** Of this entity. */
    categories?: Categories;
    theirs: Record<string, unknown>;
    keepMine: () => void;
    takeTheirs: () => void;
  };
  mine: Record<string, unknown>;
  /** While one is saved: pressed again, the version would conflict with itself. */
  busy: boolean;
};

/** Two people edited the same item: shows the fields that still differ from what is saved, and asks which version to keep. */
export function Conflict({ message, conflict, mine, busy }: ConflictProps) {
  const { entity, categories = {}, theirs, keepMine } = conflict;
  const labels = { [entity]: categories };
  const labelled = entityOf(entity)?.fields ?? {};
  const labelOf = (name: string) => CHOICES[name] ?? labelled[name]?.label;
  const takeTheirs = () => {
    conflict.takeTheirs();
    toast.success("Ficou a versão salva");
  };
  const fields = Object.keys(theirs).filter((name) => labelOf(name) && name !== "password");
  const sides = [
    { title: "A sua", values: mine, choice: "A do formulário" },
    { title: "A salva", values: theirs, choice: "Outra" },
  ];
  return (
    <Alert>
      <p>
        <NowrapDates>{message}</NowrapDates>
      </p>
      <p className="mt-1 font-normal text-ink">
        Compare o que ficou diferente e escolha com qual versão ficar. O resto do formulário já está como foi salvo.
      </p>
      <dl className="mt-4 grid gap-4 font-normal text-ink">
        {fields
          .filter((name) => valueText(theirs[name]) !== valueText(mine[name]))
          .map((name) => (
            <div key={name}>
              <dt className="font-semibold">{labelOf(name)}</dt>
              <dd className="mt-1 grid gap-2 sm:grid-cols-2">
                {sides.map(({ title, values, choice }) => (
                  <Version
                    key={title}
                    title={title}
                    entity={entity}
                    name={name}
                    value={valueText(values[name])}
                    labels={labels}
                    choice={choice}
                  />
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={keepMine} disabled={busy}>
          Salvar a minha versão
        </Button>
        <Button variant="secondary" onClick={takeTheirs} disabled={busy}>
          Ficar com a versão salva
        </Button>
      </div>
    </Alert>
  );
}

/** What a form holds by its id; the history has its name, under another field. */
const CHOICES: Record<string, string> = { campaignId: "Campanha", projectId: "Projeto", eventId: "Evento" };

type VersionProps = {
  title: string;
  entity: EntityKey;
  name: string;
  value: string;
  labels: CategoryLabels;
  /** In place of a choice's id. */
  choice: string;
};

function Version({ title, entity, name, value, labels, choice }: VersionProps) {
  const text = CHOICES[name] ? choice : displayValue(entity, name, value, labels);
  return (
    <div className="max-h-48 overflow-y-auto rounded-field bg-surface p-3">
      <p className="text-muted text-sm">{title}</p>
      {name === "image" && value ? (
        <ImageThumb address={value} />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{value ? text : "—"}</p>
      )}
    </div>
  );
}
