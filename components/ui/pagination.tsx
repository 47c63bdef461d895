import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { hasBeyond, type Page } from "@/lib/lists/listing";

type Props = {
  list: Omit<Page<unknown>, "items">;
  href: (page: number) => string;
  label: string;
  /** Shown on the last page when the list has items beyond it. */
  endNote?: string;
};

const END_NOTE = "A lista vai até aqui, mas há mais.";

const STEP = "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-semibold";

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ list, href, label, endNote = END_NOTE }: Props) {
  const { page, pages } = list;
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Step to={page > 1 ? href(page - 1) : undefined} rel="prev">
        <ChevronLeft aria-hidden className="size-5" />
        <span className="max-sm:sr-only">Anterior</span>
      </Step>
      <ul className="flex flex-wrap gap-1">
        {pageNumbers(page, pages).map((shown) => (
          <li key={shown}>
            {shown < 0 ? (
              <span className={STEP}>…</span>
            ) : (
              <Link
                href={href(shown)}
                aria-label={`Página ${shown}`}
                aria-current={shown === page ? "page" : undefined}
                className={`${STEP} ${shown === page ? "bg-ink text-paper" : "hover:bg-sunken"}`}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Step to={page < pages ? href(page + 1) : undefined} rel="next">
        <span className="max-sm:sr-only">Próxima</span>
        <ChevronRight aria-hidden className="size-5" />
      </Step>
      {page === pages && hasBeyond(list) && <p className="w-full text-center text-muted">{endNote}</p>}
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | undefined; rel: string; children: ReactNode }) {
  if (!to) {
    return (
      <span aria-disabled className={`${STEP} text-muted/70`}>
        {children}
      </span>
    );
  }
  return (
    <Link href={to} rel={rel} className={`${STEP} hover:bg-sunken`}>
      {children}
    </Link>
  );
}

/** First, last, current and neighbouring pages; a negative number stands for a gap. */
export function pageNumbers(page: number, pages: number) {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [-one, one];
  });
}
