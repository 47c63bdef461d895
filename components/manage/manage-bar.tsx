"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { countInWords, ORDERS, type Order, PAGE_SIZES } from "@/lib/lists/listing";
import type { ManageQuery } from "@/lib/lists/listing-query";
import { Choice } from "./choice";
import { manageHref } from "./manage-href";
import { SearchBar } from "./search-bar";

type Props = {
  query: ManageQuery;
  categories?: Record<string, string>;
  total: number;
  more?: true;
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

/** Search, status, category, order and page size of a management list. */
export function ManageBar(props: Props) {
  const {
    query,
    categories,
    total,
    more,
    searchLabel,
    orders = ORDERS,
    statuses = STATUSES,
    keep = {},
    children,
  } = props;
  const [one, several] = props.nouns ?? ["item", "itens"];
  const pathname = usePathname();
  return (
    <SearchBar
      query={query}
      label={searchLabel}
      found={countInWords({ total, more }, one, several)}
      hrefOf={(chosen) => manageHref(pathname, chosen)}
    >
      <Choice name="status" label="Status" value={query.status} options={statuses} />
      {categories && (
        <Choice
          name="categoria"
          label="Categoria"
          value={query.categoria}
          options={{ "": "Todas as Categorias", ...categories }}
        />
      )}
      {children}
      <Choice name="ordem" label="Ordem" value={query.ordem} options={orders} />
      <Choice name="porPagina" label="Itens por página" value={String(query.porPagina)} options={SIZES} />
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </SearchBar>
  );
}
