"use client";

import { FilterSelect } from "@/components/manage/filter-select";
import { SearchBar } from "@/components/manage/search-bar";
import { BOXES, inboxHref } from "@/lib/messages/boxes";
import type { MessageQuery } from "@/lib/messages/inbox-query";

/** Search and filter of the inbox. */
export function InboxBar({ query, resultCount }: { query: MessageQuery; resultCount: string }) {
  return (
    <SearchBar query={query} label="Buscar por nome, e-mail ou texto" resultCount={resultCount} hrefOf={inboxHref}>
      <FilterSelect name="caixa" label="Mostrar" defaultValue={query.caixa} options={BOXES} />
    </SearchBar>
  );
}
