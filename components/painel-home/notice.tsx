import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

type Props = { children: ReactNode; link?: { href: string; label: string } };

/** What somebody should see to: a full disk, missing backups, what is left of the sample, a second factor; `link` leads there. */
export function Notice({ children, link }: Props) {
  return (
    <p className="flex items-start gap-3 rounded-card bg-sunken px-5 py-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <span>
        {children}{" "}
        {link && (
          <Link
            href={link.href}
            className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
          >
            {link.label}
          </Link>
        )}
      </span>
    </p>
  );
}
