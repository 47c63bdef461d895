"use client";

import { usePathname, useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { CONTROL } from "@/components/ui/field";
import { entities, isEntityKey } from "@/lib/entities";
import { historyHref } from "@/lib/history/href";
import type { HistoryQuery } from "@/lib/history/types";
import { countInWords } from "@/lib/lists/listing";

type Props = {
  query: HistoryQuery;
  /** Who is in the history: what the address says to what the person is called. */
  people: { key: string; name: string }[];
  total: number;
  more?: true;
};

/** Which part of the history is shown: one kind of item, one person. The address holds it. */
export function HistoryFilter({ query, people, total, more }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const [loading, startLoading] = useTransition();
  const [shown, show] = useOptimistic(query);

  function choose(choice: Partial<HistoryQuery>) {
    const next = { ...query, ...choice, pagina: 1 };
    startLoading(() => {
      show(next);
      router.replace(historyHref(pathname, next), { scroll: false });
    });
  }

  return (
    <search aria-busy={loading} className="flex flex-wrap items-center gap-3">
      <Choice
        label="Tipo"
        value={shown.tipo}
        options={{ "": "Todos os tipos", ...LABELS }}
        onChoose={(tipo) => choose({ tipo: isEntityKey(tipo) ? tipo : "" })}
      />
      <Choice
        label="Pessoa"
        value={shown.pessoa}
        options={{ "": "Todas as pessoas", ...Object.fromEntries(people.map(({ key, name }) => [key, name])) }}
        onChoose={(pessoa) => choose({ pessoa })}
      />
      <p role="status" className="text-muted text-sm max-sm:w-full">
        {loading ? "Buscando…" : countInWords({ total, more }, "registro", "registros")}
      </p>
    </search>
  );
}

const LABELS = Object.fromEntries(entities.map(({ key, label }) => [key, label]));

type ChoiceProps = {
  label: string;
  value: string;
  options: Record<string, string>;
  onChoose: (value: string) => void;
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className={`${CONTROL} max-w-full sm:w-auto!`}
    >
      {Object.entries(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}
