import { Search, X } from "lucide-react";
import type { MouseEvent, RefObject } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL } from "@/components/ui/field";
import { MAX_SEARCH } from "@/lib/lists/filters";
import { routes } from "@/lib/routes";

type Props = {
  /** The current search. */
  q: string;
  input: RefObject<HTMLInputElement | null>;
  onSearch: (q: string) => void;
  onClear: (event: MouseEvent) => void;
};

/** A GET form and a link; with JavaScript the table changes in place. */
export function DonationsSearch({ q, input, onSearch, onClear }: Props) {
  return (
    <search className="min-w-0 flex-1 sm:max-w-lg print:hidden">
      <form
        action={routes.donationsSearchForm}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(input.current?.value ?? "");
        }}
        className="flex gap-2"
      >
        <div className="relative min-w-0 flex-1">
          <input
            ref={input}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={MAX_SEARCH}
            aria-label="Buscar nas doações"
            placeholder="Ação, item, doador…"
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => target.value === "" && q !== "" && onSearch("")}
            className={`${CONTROL} pr-11 [&::-webkit-search-cancel-button]:hidden`}
          />
          {q !== "" && (
            <a
              href={routes.donations()}
              onClick={onClear}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
            >
              <X aria-hidden className="size-5" />
              <span className="sr-only">Limpar a busca</span>
            </a>
          )}
        </div>
        <Button type="submit" variant="secondary" className="max-sm:px-3">
          <Search aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Buscar</span>
        </Button>
      </form>
    </search>
  );
}
