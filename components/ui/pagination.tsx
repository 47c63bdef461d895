import { Link } from "@/components/ui/link";
import { hasBeyond, type Page } from "@/lib/lists/listing";
import { Pages } from "./pages";

type Props = {
  list: Omit<Page<unknown>, "items">;
  href: (page: number) => string;
  label: string;
  /** Shown on the last page when the list has items beyond it. */
  endNote?: string;
};

const END_NOTE = "A lista vai até aqui, mas há mais.";

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ list, href, label, endNote = END_NOTE }: Props) {
  const { page, pages } = list;
  return (
    <Pages
      page={page}
      pages={pages}
      label={label}
      step={(to, { rel, ...props }) =>
        to ? <Link href={href(to)} rel={rel} {...props} /> : <span aria-disabled {...props} />
      }
    >
      {page === pages && hasBeyond(list) && <p className="w-full text-center text-muted">{endNote}</p>}
    </Pages>
  );
}
