import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** The item's public page; false while visitors do not see it. */
  href?: string | false;
  /** Further links. */
  children?: ReactNode;
};

/** The heading of an item's form. */
export function EditHeader({ title, href, children }: Props) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-4xl">{title}</h1>
      <div className="flex flex-wrap gap-x-6">
        {children}
        {href === false && <p className="rounded-full bg-sunken px-4 py-2 font-semibold">Fora do site</p>}
        {href && (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-2 py-2 underline underline-offset-4"
          >
            Ver no site <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </div>
    </header>
  );
}
