import { Link } from "@/components/ui/link";
import type { VisitedPage } from "@/lib/dashboard/types";
import { formatCount } from "@/lib/text";

/** The pages that were opened most. */
export function VisitedPages({ pages }: { pages: VisitedPage[] }) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="text-lg">Páginas mais abertas</h3>
      {pages.length === 0 ? (
        <p className="text-muted">Ainda nenhuma. Os números aparecem aqui um minuto depois das primeiras visitas.</p>
      ) : (
        <ol className="grid">
          {pages.map(({ page, title, visits }) => (
            <li
              key={page}
              className="flex items-baseline justify-between gap-4 border-line border-t py-2 first:border-t-0"
            >
              {page ? (
                <Link
                  href={page}
                  prefetch={false}
                  className="wrap-anywhere inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  {title}
                </Link>
              ) : (
                title
              )}
              <span className="tabular-nums">{formatCount(visits)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
