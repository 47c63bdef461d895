"use client";

import { Choice } from "@/components/manage/choice";
import { SearchBar } from "@/components/manage/search-bar";
import { countInWords } from "@/lib/lists/listing";
import { BOXES, inboxHref } from "@/lib/messages/boxes";
import type { MessageQuery } from "@/lib/messages/inbox-query";

/** Search and parts of the inbox. */
export function InboxBar({ query, total, more }: { query: MessageQuery; total: number; more?: true }) {
  return (
    <SearchBar
      query={query}
      label="Buscar por nome, e-mail ou texto"
      found={countInWords({ total, more }, "mensagem", "mensagens")}
      hrefOf={inboxHref}
    >
      <Choice name="caixa" label="Mostrar" value={query.caixa} options={BOXES} />
    </SearchBar>
  );
}
