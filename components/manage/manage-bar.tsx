"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { ORDERS, type Order, PAGE_SIZES } from "@/lib/lists/filters";
import { listHref } from "@/lib/lists/list-href";
import type { ManageQuery } from "@/lib/lists/listing-query";
import { FilterSelect } from "./filter-select";
import { SearchBar } from "./search-bar";

type Props = {
  query: ManageQuery;
  categories?: Record<string, string>;
  /** How many were found. */
  resultCount: string;
  searchLabel: string;
  /** Labels of the orders that these items have. */
  orders?: Partial<Record<Order, string>>;
  /** Labels of the statuses. */
  statuses?: Record<ManageQuery["status"], string>;
  /** Further URL parameters to preserve. */
  keep?: Record<string, string | undefined>;
  /** Further filters. */
  children?: ReactNode;
};

/** 'Todos' comes last, because objects list numeric keys first. */
const SIZES = { ...Object.fromEntries(PAGE_SIZES.map((size) => [size, `Ver ${size}`])), todos: "Todos" };

const STATUS_LABELS = { todos: "Todos", ativos: "Ativos", desabilitados: "Desabilitados" };

/** Search, status, category, order and page size of a management list. */
export function ManageBar({
  query,
  categories,
  resultCount,
  searchLabel,
  orders = ORDERS,
  statuses = STATUS_LABELS,
  keep = {},
  children,
}: Props) {
  const pathname = usePathname();
  return (
    <SearchBar
      query={query}
      label={searchLabel}
      resultCount={resultCount}
      hrefOf={(values) => listHref(pathname, values)}
    >
      <FilterSelect name="status" label="Status" defaultValue={query.status} options={statuses} />
      {categories && (
        <FilterSelect
          name="categoria"
          label="Categoria"
          defaultValue={query.categoria}
          options={{ "": "Todas as Categorias", ...categories }}
        />
      )}
      {children}
      <FilterSelect name="ordem" label="Ordem" defaultValue={query.ordem} options={orders} />
      <FilterSelect name="porPagina" label="Itens por página" defaultValue={String(query.porPagina)} options={SIZES} />
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </SearchBar>
  );
}
