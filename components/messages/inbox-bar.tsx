"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useTransition } from "react";
import { CONTROL } from "@/components/ui/field";
import { BOXES, inboxHref } from "@/lib/messages/inbox-model";
import type { MessageQuery } from "@/lib/messages/inbox-query";

/** Milliseconds without typing until the search starts. */
const TYPING_PAUSE = 350;

const SEARCH = "Buscar por nome, e-mail ou texto";

/** Search and parts of the inbox, held in the address. */
export function InboxBar({ query, total }: { query: MessageQuery; total: number }) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => () => clearTimeout(typing.current), []);

  function apply(event?: FormEvent) {
    event?.preventDefault();
    clearTimeout(typing.current);
    if (!form.current) return;
    const chosen = Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    startLoading(() => router.replace(inboxHref(chosen), { scroll: false }));
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
        <select
          name="caixa"
          aria-label="Mostrar"
          defaultValue={query.caixa}
          onChange={() => apply()}
          className={`${CONTROL} w-auto!`}
        >
          {Object.entries(BOXES).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <p role="status" className="w-full text-muted text-sm">
          {loading ? "Buscando…" : total === 1 ? "1 mensagem" : `${total} mensagens`}
        </p>
      </form>
    </search>
  );
}
