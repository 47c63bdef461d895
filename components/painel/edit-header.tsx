import { ExternalLink } from "lucide-react";

/** The heading of an item's form; `href` is the item's public page, if it has one. */
export function EditHeader({ title, href }: { title: string; href?: string | false }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-4xl">{title}</h1>
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
    </header>
  );
}
