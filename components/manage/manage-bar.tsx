"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from "react";
import { CONTROL } from "@/components/ui/field";
import { ORDERS, type Order, PAGE_SIZES } from "@/lib/listing";
import type { ManageQuery } from "@/lib/listing-query";
import { manageHref } from "./manage-href";

type Props = {
  query: ManageQuery;
  categories?: Record<string, string>;
  total: number;
  searchLabel: string;
  /** The orders that make sense for these items. */
  orders?: Partial<Record<Order, string>>;
  /** What the statuses are called for these items. */
  statuses?: Record<ManageQuery["status"], string>;
  /** One of the items, several of them. */
  nouns?: [one: string, several: string];
  /** What else stands in the address and stays there. */
  keep?: Record<string, string | undefined>;
  /** Further choices, by their names in the address. */
  children?: ReactNode;
};

/** 'Todos' comes last: keys that are numbers stand before others in any object. */
const SIZES = { ...Object.fromEntries(PAGE_SIZES.map((size) => [size, `Ver ${size}`])), todos: "Todos" };

const STATUSES = { todos: "Todos", ativos: "Ativos", desabilitados: "Desabilitados" };

/** Milliseconds without typing until the search starts. */
const TYPING_PAUSE = 350;

/** Search and filters above a list. The address holds them, so that reload, back and a shared link keep them. */
export function ManageBar(props: Props) {
  const { query, categories, total, searchLabel, orders = ORDERS, statuses = STATUSES, keep = {} } = props;
  const [one, several] = props.nouns ?? ["item", "itens"];
  const router = useRouter();
  const pathname = usePathname();
  const [loading, startLoading] = useTransition();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const ready = useRef(false);
  useEffect(() => () => clearTimeout(typing.current), []);
  useEffect(() => {
    if (ready.current) showChoices(form.current, query);
    ready.current = true; // what was chosen before is chosen, not to be replaced
  }, [query]);

  function apply(event?: FormEvent) {
    event?.preventDefault();
    clearTimeout(typing.current);
    if (!form.current) return;
    const chosen = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    startLoading(() => router.replace(manageHref(pathname, { ...chosen, pagina: "1" }), { scroll: false }));
  }

  return (
    <search>
      <form
        ref={form}
        onSubmit={apply}
        aria-busy={loading}
        className="grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap"
      >
        <div className="relative col-span-2 min-w-52 flex-1">
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
        <Choice name="status" label="Status" value={query.status} options={statuses} onChange={apply} />
        {categories && (
          <Choice
            name="categoria"
            label="Categoria"
            value={query.categoria}
            options={{ "": "Todas as Categorias", ...categories }}
            onChange={apply}
          />
        )}
        {props.children && (
          <fieldset onChange={() => apply()} className="contents">
            {props.children}
          </fieldset>
        )}
        <Choice name="ordem" label="Ordem" value={query.ordem} options={orders} onChange={apply} />
        <Choice
          name="porPagina"
          label="Itens por página"
          value={String(query.porPagina)}
          options={SIZES}
          onChange={apply}
        />
        {Object.entries(keep).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <p role="status" className="col-span-2 w-full text-muted text-sm">
          {loading ? "Buscando…" : `${total} ${total === 1 ? one : several}`}
        </p>
      </form>
    </search>
  );
}

/** Back and forward change the address under the form; what is being typed stays. */
function showChoices(form: HTMLFormElement | null, query: ManageQuery) {
  for (const [name, value] of Object.entries(query)) {
    const control = form?.elements.namedItem(name);
    const field = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
    if (field && field !== document.activeElement) field.value = String(value);
  }
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  /** Value to text, in order. */
  options: Record<string, string>;
  onChange: () => void;
};

function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={() => onChange()}
      className={`${CONTROL} sm:w-auto!`}
    >
      {Object.entries(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}
