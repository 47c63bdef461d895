import { FileDown } from "lucide-react";
import { buttonClasses } from "@/components/ui/button-classes";
import { listHref } from "@/lib/lists/list-href";
import type { ManageQuery } from "@/lib/lists/listing-query";
import { FORMAT_LABELS, listFormats } from "@/lib/reports/formats";

type Props = { href: string; query: Pick<ManageQuery, "q" | "status"> };

/** Links to the filtered list as a file in each format. */
export function ListDownloads({ href, query: { q, status } }: Props) {
  return (
    <ul aria-label="Baixar a lista" className="flex flex-wrap gap-2">
      {listFormats.map((formato) => (
        <li key={formato}>
          <a
            href={listHref(href, { q, status, formato })}
            className={buttonClasses("quiet", "border border-line px-4!")}
          >
            <FileDown aria-hidden className="size-5" /> {FORMAT_LABELS[formato]}
          </a>
        </li>
      ))}
    </ul>
  );
}
