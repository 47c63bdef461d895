"use client";

import { usePathname } from "next/navigation";
import { manageHref } from "@/components/manage/manage-href";
import { SearchBar } from "@/components/manage/search-bar";

/** The library's search. */
export function MediaBar({ q, resultCount }: { q: string; resultCount: string }) {
  const pathname = usePathname();
  return (
    <SearchBar
      query={{ q }}
      label="Buscar nas descrições"
      resultCount={resultCount}
      hrefOf={(values) => manageHref(pathname, values)}
    />
  );
}
