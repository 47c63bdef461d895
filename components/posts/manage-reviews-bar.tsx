"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useTransition } from "react";
import { manageHref } from "@/components/manage/manage-href";
import { CONTROL } from "@/components/ui/field";
import { type ManageQuery, ORDERS, PAGE_SIZES } from "@/lib/listing";

/** Milliseconds without typing until the search starts. */
const TYPING_PAUSE = 350;

const SEARCH = "Buscar por nome ou comentário";

/** Each choice beside the search: its values and what they are called. */
const CHOICES = [
  { name: "status", label: "Status", options: { todos: "Todos", ativos: "Publicadas", desabilitados: "Ocultas" } },
  { name: "ordem", label: "Ordem", options: { "": ORDERS[""], antigos: ORDERS.antigos } },
  {
    name: "porPagina",
    label: "Itens por página",
    options: { ...Object.fromEntries(PAGE_SIZES.map((size) => [size, `Ver ${size}`])), todos: "Todos" },
  },
] as const;

/** Search and filters above the reviews, held in the address. */
export function ReviewsBar({ query, total }: { query: ManageQuery; total: number }) {
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
    const chosen = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    startLoading(() => router.replace(manageHref(pathname, Object.fromEntries(chosen)), { scroll: false }));
  }

  function applySoon() {
    clearTimeout(typing.current);
    typing.current = setTimeout(apply, TYPING_PAUSE);
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
            aria-label={SEARCH}
            placeholder={SEARCH}
            maxLength={200}
            onChange={applySoon}
            className={`${CONTROL} pl-10`}
          />
        </div>
        {CHOICES.map(({ name, label, options }) => (
          <select
            key={name}
            name={name}
            aria-label={label}
            defaultValue={String(query[name])}
            onChange={() => apply()}
            className={`${CONTROL} w-auto!`}
          >
            {Object.entries<string>(options).map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        ))}
        <p role="status" className="w-full text-muted text-sm">
          {loading ? "Buscando…" : total === 1 ? "1 avaliação" : `${total} avaliações`}
        </p>
      </form>
    </search>
  );
}
