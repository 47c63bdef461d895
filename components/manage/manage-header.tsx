import { type LucideIcon, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";

type Props = {
  title: string;
  /** The link to the form for a new item; absent without the permission to write. */
  create?: { href: string; label: string; Icon?: LucideIcon };
  /** Buttons before that link; on a phone, where each has a line, below it. */
  children?: ReactNode;
};

/** The heading of a management list. */
export function ManageHeader({ title, create, children }: Props) {
  const Icon = create?.Icon ?? Plus;
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-4xl">{title}</h1>
      <div className="flex flex-wrap gap-3 print:hidden">
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
