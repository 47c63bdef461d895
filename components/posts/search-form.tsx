import { Search } from "lucide-react";
import { Button } from "@/components/ui/button";
import { MAX_SEARCH } from "@/lib/lists/filters";
import { routes } from "@/lib/routes";

/** Search of the blog. A GET form, which needs no JavaScript. */
export function SearchForm({ keyword = "" }: { keyword?: string }) {
  return (
    <form action={routes.searchForm} method="get" aria-label="Busca no blog" className="flex w-full max-w-md gap-2">
      <input
        type="search"
        name="keyword"
        defaultValue={keyword}
        required
        maxLength={MAX_SEARCH}
        aria-label="Buscar no blog"
        placeholder="Buscar no blog"
        className="min-h-11 w-full min-w-0 rounded-full border border-field bg-surface px-5 text-ink placeholder:text-muted"
      />
      <Button type="submit" variant="secondary" className="px-3!">
        <Search aria-hidden className="size-5" />
        <span className="sr-only">Buscar</span>
      </Button>
    </form>
  );
}
