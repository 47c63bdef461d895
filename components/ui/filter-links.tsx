import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/text";

type FilterLink = { label: string; href: string; count?: number; current: boolean };

/** A list's filters as links, so that they work without JavaScript and can be shared; none when all of them would show nothing. */
export function FilterLinks({ label, links }: { label: string; links: FilterLink[] }) {
  if (links.every(({ count }) => count === 0)) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label: name, href, count, current }) => (
          <li key={href}>
            <Link
              href={href}
              // The whole page, not only its static shell, so that switching feels instant.
              prefetch
              scroll={false}
              aria-current={current ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-field px-4 font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {name}
              {count !== undefined && (
                <span aria-hidden className="font-normal text-sm">
                  {formatCount(count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
