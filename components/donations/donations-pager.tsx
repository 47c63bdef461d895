import { ChevronLeft, ChevronRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { pageNumbers } from "@/components/ui/pagination";

type Props = {
  page: number;
  pages: number;
  href: (page: number) => string;
  /** On click, for `isUnmodifiedClick` to decide. */
  onSelect: (event: MouseEvent, page: number) => void;
};

const STEP = "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-semibold";

/** Like `Pagination`, but with plain anchors: the table fetches the page in place. */
export function DonationsPager({ page, pages, href, onSelect }: Props) {
  if (pages <= 1) return null;
  const link = (to: number) => ({ href: href(to), onClick: (event: MouseEvent) => onSelect(event, to) });
  return (
    <nav aria-label="Páginas das doações" className="flex flex-wrap items-center justify-center gap-1 max-sm:w-full">
      <Step {...(page > 1 && link(page - 1))} rel="prev">
        <ChevronLeft aria-hidden className="size-5" />
        <span className="max-sm:sr-only">Anterior</span>
      </Step>
      <ul className="flex flex-wrap gap-1">
        {pageNumbers(page, pages).map((shown) => (
          <li key={shown}>
            {shown < 0 ? (
              <span className={STEP}>…</span>
            ) : (
              <a
                href={href(shown)}
                onClick={(event) => onSelect(event, shown)}
                aria-label={`Página ${shown}`}
                aria-current={shown === page ? "page" : undefined}
                className={`${STEP} ${shown === page ? "bg-ink text-paper" : "hover:bg-sunken"}`}
              >
                {shown}
              </a>
            )}
          </li>
        ))}
      </ul>
      <Step {...(page < pages && link(page + 1))} rel="next">
        <span className="max-sm:sr-only">Próxima</span>
        <ChevronRight aria-hidden className="size-5" />
      </Step>
    </nav>
  );
}

type StepProps = { href?: string; onClick?: (event: MouseEvent) => void; rel: string; children: ReactNode };

/** Disabled on the first and last page, but the same element, so that it keeps the focus. */
function Step({ href, rel, onClick, children }: StepProps) {
  const link = href
    ? { href, rel, onClick, className: `${STEP} hover:bg-sunken` }
    : { role: "link", "aria-disabled": true, tabIndex: -1, className: `${STEP} text-muted/70` };
  return <a {...link}>{children}</a>;
}
