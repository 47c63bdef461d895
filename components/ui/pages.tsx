import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** What a link or button to a page is made with. */
export type PageStep = {
  className: string;
  children: ReactNode;
  rel?: string;
  "aria-label"?: string;
  "aria-current"?: "page";
};

type Props = {
  page: number;
  pages: number;
  label: string;
  /** The link or button to a page; without one, what stands in its place on the first and last page. */
  step: (to: number | undefined, props: PageStep) => ReactNode;
  className?: string;
  children?: ReactNode;
};

const STEP = "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-semibold";

/** The pages of a list, the previous and the next one; nothing for a single page. */
export function Pages({ page, pages, label, step, className = "", children }: Props) {
  if (pages <= 1) return null;
  const beside = (to: number | undefined, props: Pick<PageStep, "rel" | "children">) =>
    step(to, { ...props, className: `${STEP} ${to ? "hover:bg-sunken" : "cursor-default! text-muted/70"}` });
  return (
    <nav aria-label={label} className={`flex flex-wrap items-center justify-center gap-1 print:hidden ${className}`}>
      {beside(page > 1 ? page - 1 : undefined, {
        rel: "prev",
        children: (
          <>
            <ChevronLeft aria-hidden className="size-5" />
            <span className="max-sm:sr-only">Anterior</span>
          </>
        ),
      })}
      <ul className="flex flex-wrap gap-1">
        {pageNumbers(page, pages).map((shown) => (
          <li key={shown}>
            {shown < 0 ? (
              <span className={STEP}>…</span>
            ) : (
              step(shown, {
                "aria-label": `Página ${shown}`,
                "aria-current": shown === page ? "page" : undefined,
                className: `${STEP} ${shown === page ? "bg-ink text-paper" : "hover:bg-sunken"}`,
                children: shown,
              })
            )}
          </li>
        ))}
      </ul>
      {beside(page < pages ? page + 1 : undefined, {
        rel: "next",
        children: (
          <>
            <span className="max-sm:sr-only">Próxima</span>
            <ChevronRight aria-hidden className="size-5" />
          </>
        ),
      })}
      {children}
    </nav>
  );
}

/** First, last, current and neighbouring pages; a negative number stands for a gap. */
function pageNumbers(page: number, pages: number) {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [-one, one];
  });
}
