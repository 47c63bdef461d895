import { type LucideIcon, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ScreenButton } from "@/components/painel/screen-link";

type Props = {
  title: string;
  /** The way to the form for a new item. */
  create: { href: string; label: string; Icon?: LucideIcon };
  /** Further buttons, before that one. */
  children?: ReactNode;
};

/** The heading of a management list, with what adds items to it. */
export function ManageHeader({ title, create: { href, label, Icon = Plus }, children }: Props) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-4xl">{title}</h1>
      <div className="flex flex-wrap gap-3">
        {children}
        <ScreenButton href={href}>
          <Icon aria-hidden className="size-5" /> {label}
        </ScreenButton>
      </div>
    </header>
  );
}
