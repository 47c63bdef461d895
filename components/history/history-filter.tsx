"use client";

import { usePathname, useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { FilterSelect } from "@/components/manage/filter-select";
import { CONTROL } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { entities, isEntityKey } from "@/lib/entities";
import { PERIODS } from "@/lib/history/period";
import type { HistoryQuery } from "@/lib/history/schema";
import { listHref } from "@/lib/lists/list-href";

type Props = {
  query: HistoryQuery;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Keys of the kinds of items to choose from. */
  kinds: readonly string[];
  /** The authors of changes; `key` is the value in the URL. */
  people: { key: string; name: string }[];
  /** How many were found. */
  resultCount: string;
};

/** Filters the history by kind of item, by person and by day. The URL holds the filters. */
export function HistoryFilter({ query, today, kinds, people, resultCount }: Props) {
  const router = useRouter();
  const hydrated = useHydrated();
  const pathname = usePathname();
  const [loading, startLoading] = useTransition();
  const [shown, setShown] = useOptimistic(query);

  function choose(change: Partial<HistoryQuery>) {
    const next = { ...shown, ...change, pagina: 1 };
    startLoading(() => {
      setShown(next);
      router.replace(listHref(pathname, next), { scroll: false });
    });
  }

  return (
    <search aria-busy={loading} className="flex min-w-0 flex-wrap items-center gap-3">
      <FilterSelect
        label="Tipo"
        value={shown.tipo}
        options={{ "": "Todos os tipos", ...labelsOf(kinds) }}
        onChange={({ target: { value } }) => choose({ tipo: isEntityKey(value) ? value : "" })}
      />
      <FilterSelect
        label="Pessoa"
        value={shown.pessoa}
        options={{ "": "Todas as pessoas", ...Object.fromEntries(people.map(({ key, name }) => [key, name])) }}
        onChange={({ target }) => choose({ pessoa: target.value })}
      />
      <FilterSelect
        label="Quando"
        value={isDay(shown.quando) ? today : shown.quando}
        options={{ "": "Qualquer dia", ...PERIODS, [today]: "Escolher o dia" }}
        onChange={({ target }) => choose({ quando: target.value })}
      />
      {isDay(shown.quando) && (
        <input
          type="date"
          aria-label="Dia"
          defaultValue={shown.quando}
          max={today}
          disabled={!hydrated}
          onChange={({ target: { value } }) => value && choose({ quando: value })}
          className={`${CONTROL} sm:w-auto!`}
        />
      )}
      <p role="status" className="text-muted text-sm max-sm:w-full">
        {loading ? "Buscando…" : resultCount}
      </p>
    </search>
  );
}

const isDay = (period: string) => /^\d/.test(period) && !(period in PERIODS);

const labelsOf = (kinds: readonly string[]) =>
  Object.fromEntries(entities.filter(({ key }) => kinds.includes(key)).map(({ key, label }) => [key, label]));
