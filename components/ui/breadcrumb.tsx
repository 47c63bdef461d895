import { ChevronRight } from "lucide-react";
import { BreadcrumbJsonLd } from "@/components/seo/breadcrumb-json-ld";
import { Link } from "@/components/ui/link";

type Crumb = { label: string; href?: string };

/** The breadcrumb as links and as structured data; the last crumb is this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Você está em">
      <ol className="flex flex-wrap items-center gap-1 text-muted text-sm">
        {crumbs.map(({ label, href }) => (
          <li key={label} className="flex items-center gap-1">
            {href ? (
              <>
                <Link href={href} className="rounded py-2 underline-offset-4 hover:text-ink hover:underline">
                  {label}
                </Link>
                <ChevronRight aria-hidden className="size-4" />
              </>
            ) : (
              <span aria-current="page" className="py-2 text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
      <BreadcrumbJsonLd crumbs={crumbs} />
    </nav>
  );
}
