import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { CategoryCount } from "@/lib/categories/labels";
import type { PostCardData } from "@/lib/posts/types";
import { routes } from "@/lib/routes";
import { formatCount } from "@/lib/text";

type Props = {
  categories: CategoryCount[];
  related: PostCardData[];
  gallery: PostCardData[];
};

/**
 * Below the article on a phone, beside it on a wide screen. There it sticks to the window's lower edge, above 'Voltar ao topo', so
 * that a sidebar higher than the window is seen whole.
 */
export function ArticleSidebar({ categories, related, gallery }: Props) {
  return (
    <aside
      aria-label="Mais do blog"
      className="grid content-start gap-6 lg:sticky lg:bottom-20 lg:self-end print:hidden"
    >
      <Box title="Tags">
        <ul className="flex flex-wrap gap-2">
          {categories
            .filter(({ count }) => count > 0)
            .map(({ slug, label, count }) => (
              <li key={slug}>
                <Link
                  href={routes.postsOf(slug)}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-sunken px-3 text-sm underline-offset-4 hover:underline"
                >
                  {label} <span className="text-muted">{formatCount(count)}</span>
                </Link>
              </li>
            ))}
        </ul>
      </Box>
      {related.length > 0 && (
        <Box title="Links relacionados">
          <ul className="grid gap-1">
            {related.map(({ _id, titulo, permalink }) => (
              <li key={_id}>
                <Link
                  href={routes.post(permalink)}
                  className="block wrap-anywhere py-1.5 underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
                >
                  {titulo}
                </Link>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {gallery.length > 0 && (
        <Box title="Galeria">
          <ul className="grid grid-cols-3 gap-2">
            {gallery.map(({ _id, titulo, permalink, picture }) => (
              <li key={_id}>
                <Link href={routes.post(permalink)} aria-label={titulo} className="block overflow-hidden rounded-field">
                  <Picture picture={picture} sizes="6rem" decorative className="aspect-square w-full object-cover" />
                </Link>
              </li>
            ))}
          </ul>
        </Box>
      )}
    </aside>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
