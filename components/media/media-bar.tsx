"use client";

import { usePathname } from "next/navigation";
import { SearchBar } from "@/components/manage/search-bar";
import { listHref } from "@/lib/lists/list-href";

/** The library's search. */
export function MediaBar({ q, resultCount }: { q: string; resultCount: string }) {
  const pathname = usePathname();
  return (
    <SearchBar
      query={{ q }}
      label="Buscar nas descrições"
      resultCount={resultCount}
      hrefOf={(values) => listHref(pathname, values)}
    />
  );
}
