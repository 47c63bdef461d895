"use client";

import { usePathname } from "next/navigation";
import { manageHref } from "@/components/manage/manage-href";
import { SearchBar } from "@/components/manage/search-bar";
import { countInWords } from "@/lib/lists/listing";

/** The library's search. */
export function MediaBar({ q, total, more }: { q: string; total: number; more?: true }) {
  const pathname = usePathname();
  return (
    <SearchBar
      query={{ q }}
      label="Buscar nas descrições"
      resultCount={countInWords({ total, more }, "imagem", "imagens")}
      hrefOf={(values) => manageHref(pathname, values)}
    />
  );
}
