import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

type Props = {
  id: string;
  title: string;
  /** Link to the screen with all items. */
  all?: { href: string; label: string };
  children: ReactNode;
};

/** A part of the dashboard's home. */
export function Panel({ id, title, all, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 break-inside-avoid content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {all && (
          <Link href={all.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
