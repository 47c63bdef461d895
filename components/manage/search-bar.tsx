"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, useEffect, useRef, useTransition } from "react";
import { CONTROL } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { MAX_SEARCH } from "@/lib/lists/filters";

type Props = {
  /** The URL's parameters. */
  query: { q: string };
  label: string;
  /** The number of results, in words. */
  resultCount: string;
  /** The URL for the form's values. */
  hrefOf: (values: Record<string, string>) => string;
  /** Filters beside the search, named as their URL parameters. */
  children?: ReactNode;
};

/** Debounce of the search while typing. */
const TYPING_PAUSE_MS = 350;

/** Search and filters above a list. The URL holds them, so that reload, back and a shared link keep them. */
export function SearchBar({ query, label, resultCount, hrefOf, children }: Props) {
  const router = useRouter();
  const hydrated = useHydrated();
  const [loading, startLoading] = useTransition();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const mounted = useRef(false);
  useEffect(() => () => clearTimeout(typing.current), []);
  // As text: a list that is only fetched again has new objects, and what was just chosen must not be undone.
  const current = JSON.stringify(query);
  useEffect(() => {
    if (mounted.current) syncControls(form.current, JSON.parse(current));
    mounted.current = true; // the first render already has the values
  }, [current]);

  function apply() {
    clearTimeout(typing.current);
    if (!form.current) return;
    const values = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    startLoading(() => router.replace(hrefOf(Object.fromEntries(values)), { scroll: false }));
  }

  function applyChange({ target }: ChangeEvent<HTMLFormElement>) {
    clearTimeout(typing.current);
    if (target.name === "q") typing.current = setTimeout(apply, TYPING_PAUSE_MS);
    else apply();
  }

  return (
    <search className="min-w-0">
      <form
        ref={form}
        onChange={applyChange}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        aria-busy={loading}
        className="flex flex-wrap items-center gap-3"
      >
        <div className="relative min-w-52 flex-1 max-sm:basis-full">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            name="q"
            defaultValue={query.q}
            disabled={!hydrated} // a search sent by the browser would go without the filters
            aria-label={label}
            placeholder={label}
            maxLength={MAX_SEARCH}
            className={`${CONTROL} pl-10`}
          />
        </div>
        {children}
        <p role="status" className="w-full text-muted text-sm">
          {loading ? "Buscando…" : resultCount}
        </p>
      </form>
    </search>
  );
}

/** Back and forward change the URL but not uncontrolled inputs. The focused one is left alone. */
function syncControls(form: HTMLFormElement | null, query: Record<string, unknown>) {
  for (const [name, value] of Object.entries(query)) {
    const control = form?.elements.namedItem(name);
    const field = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
    if (field && field !== document.activeElement) field.value = String(value ?? "");
  }
}
