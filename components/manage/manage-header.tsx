import { type LucideIcon, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";

type Props = {
  title: string;
  /** A sentence below it. */
  lead?: string;
  /** The link to the form for a new item; absent without the permission to write. */
  create?: { href: string; label: string; Icon?: LucideIcon };
  /** Buttons before that link; on a phone, where each has a line, below it. */
  children?: ReactNode;
};

/** The heading of a list of the dashboard. */
export function ManageHeader({ title, lead, create, children }: Props) {
  const Icon = create?.Icon ?? Plus;
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-2">
        <h1 className="text-4xl">{title}</h1>
        {lead && <p className="max-w-text text-muted">{lead}</p>}
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
        {children}
        {create && (
          <LinkButton href={create.href} className="max-sm:order-first">
            <Icon aria-hidden className="size-5" /> {create.label}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
