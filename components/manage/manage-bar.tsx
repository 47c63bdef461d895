"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useTransition } from "react";
import { CONTROL } from "@/components/ui/field";
import { type ManageQuery, ORDERS, type Order, PAGE_SIZES } from "@/lib/listing";
import { manageHref } from "./manage-href";

type Props = {
  query: ManageQuery;
  categories?: Record<string, string>;
  total: number;
  searchLabel: string;
  /** The orders that make sense for these items. */
  orders?: Partial<Record<Order, string>>;
};

/** Milliseconds without typing until the search starts. */
const TYPING_PAUSE = 350;

/** Search and filters above a list. The address holds them, so that reload, back and a shared link keep them. */
export function ManageBar({ query, categories, total, searchLabel, orders = ORDERS }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const [loading, startLoading] = useTransition();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => () => clearTimeout(typing.current), []);

  function apply(event?: FormEvent) {
    event?.preventDefault();
    clearTimeout(typing.current);
    if (!form.current) return;
    const chosen = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    startLoading(() => router.replace(manageHref(pathname, { ...chosen, pagina: "1" }), { scroll: false }));
  }

  return (
    <search>
      <form ref={form} onSubmit={apply} aria-busy={loading} className="flex flex-wrap items-center gap-3">
        <div className="relative min-w-52 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            name="q"
            defaultValue={query.q}
            aria-label={searchLabel}
            placeholder={searchLabel}
            maxLength={200}
            onChange={() => {
              clearTimeout(typing.current);
              typing.current = setTimeout(apply, TYPING_PAUSE);
            }}
            className={`${CONTROL} pl-10`}
          />
        </div>
        <select
          name="status"
          aria-label="Status"
          defaultValue={query.status}
          onChange={() => apply()}
          className={`${CONTROL} w-auto!`}
        >
          <option value="todos">Todos</option>
          <option value="ativos">Ativos</option>
          <option value="desabilitados">Desabilitados</option>
        </select>
        {categories && (
          <select
            name="categoria"
            aria-label="Categoria"
            defaultValue={query.categoria}
            onChange={() => apply()}
            className={`${CONTROL} w-auto!`}
          >
            <option value="">Todas as Categorias</option>
            {Object.entries(categories).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        )}
        <select
          name="ordem"
          aria-label="Ordem"
          defaultValue={query.ordem}
          onChange={() => apply()}
          className={`${CONTROL} w-auto!`}
        >
          {Object.entries(orders).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <select
          name="porPagina"
          aria-label="Itens por página"
          defaultValue={String(query.porPagina)}
          onChange={() => apply()}
          className={`${CONTROL} w-auto!`}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              Ver {size}
            </option>
          ))}
          <option value="todos">Todos</option>
        </select>
        <p role="status" className="w-full text-muted text-sm">
          {loading ? "Buscando…" : total === 1 ? "1 item" : `${total} itens`}
        </p>
      </form>
    </search>
  );
}
