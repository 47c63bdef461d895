import { type LucideIcon, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";

type Props = {
  title: string;
  /** The link to the form for a new item. */
  create: { href: string; label: string; Icon?: LucideIcon };
  /** Buttons before that link. */
  children?: ReactNode;
};

/** The heading of a management list. */
export function ManageHeader({ title, create: { href, label, Icon = Plus }, children }: Props) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-4xl">{title}</h1>
      <div className="flex flex-wrap gap-3">
        {children}
        <LinkButton href={href}>
          <Icon aria-hidden className="size-5" /> {label}
        </LinkButton>
      </div>
    </header>
  );
}
