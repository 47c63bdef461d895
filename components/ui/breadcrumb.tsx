import { ChevronRight } from "lucide-react";
import { BreadcrumbJsonLd } from "@/components/seo/breadcrumb-json-ld";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

type Crumb = { label: string; href?: string };

export type BreadcrumbProps = {
  /** This page's. */
  title: string;
  /** The page between home and this one. */
  parent?: Crumb;
};

/** The way from home to this page, in one line, as links and as structured data. */
export function Breadcrumb({ title, parent }: BreadcrumbProps) {
  const crumbs: Crumb[] = [{ label: "Home", href: routes.home }, ...(parent ? [parent] : []), { label: title }];
  return (
    <nav aria-label="Você está em" className="min-w-0">
      <ol className="flex items-center max-[16rem]:flex-wrap gap-1 text-muted text-sm">
        {crumbs.map(({ label, href }) => (
          <li key={label} className="flex min-w-0 items-center gap-1 has-[a]:shrink-0">
            {href ? (
              <>
                <Link href={href} className="rounded py-2 underline-offset-4 hover:text-ink hover:underline">
                  {label}
                </Link>
                <ChevronRight aria-hidden className="size-4" />
              </>
            ) : (
              <span aria-current="page" className="truncate py-2 text-ink">
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
