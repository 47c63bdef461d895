"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, useEffect, useRef, useTransition } from "react";
import { CONTROL } from "@/components/ui/field";

type Props = {
  /** What the address says now. */
  query: { q: string };
  label: string;
  /** How much was found, in words. */
  found: string;
  /** The address of what is chosen. */
  hrefOf: (chosen: Record<string, string>) => string;
  /** Choices beside the search, by their names in the address. */
  children?: ReactNode;
};

/** Milliseconds without typing until the search starts. */
const TYPING_PAUSE_MS = 350;

/** Search and choices above a list. The address holds them, so that reload, back and a shared link keep them. */
export function SearchBar({ query, label, found, hrefOf, children }: Props) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const ready = useRef(false);
  useEffect(() => () => clearTimeout(typing.current), []);
  useEffect(() => {
    if (ready.current) showChoices(form.current, query);
    ready.current = true; // what was chosen before is chosen, not to be replaced
  }, [query]);

  function apply() {
    clearTimeout(typing.current);
    if (!form.current) return;
    const chosen = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    startLoading(() => router.replace(hrefOf(Object.fromEntries(chosen)), { scroll: false }));
  }

  function applyChange({ target }: ChangeEvent<HTMLFormElement>) {
    clearTimeout(typing.current);
    if (target.name === "q") typing.current = setTimeout(apply, TYPING_PAUSE_MS);
    else apply();
  }

  return (
    <search>
      <form
        ref={form}
        onChange={applyChange}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
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
            aria-label={label}
            placeholder={label}
            maxLength={200}
            className={`${CONTROL} pl-10`}
          />
        </div>
        {children}
        <p role="status" className="col-span-2 w-full text-muted text-sm">
          {loading ? "Buscando…" : found}
        </p>
      </form>
    </search>
  );
}

/** Back and forward change the address under the form; what is being typed stays. */
function showChoices(form: HTMLFormElement | null, query: Record<string, unknown>) {
  for (const [name, value] of Object.entries(query)) {
    const control = form?.elements.namedItem(name);
    const field = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
    if (field && field !== document.activeElement) field.value = String(value ?? "");
  }
}
