import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

const TABS = [
  { label: "Próximas ações", href: routes.agenda },
  { label: "Ações passadas", href: routes.pastEvents(1) },
];

/** Links to upcoming and past events. */
export function AgendaTabs({ current }: { current: string }) {
  return (
    <nav aria-label="Agenda">
      <ul className="flex flex-wrap gap-2">
        {TABS.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-line px-5 font-semibold hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
