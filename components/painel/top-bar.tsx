import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { routes } from "@/lib/routes";
import { MenuButton } from "./menu-button";

/** The bar above every screen; `name` is the organisation's, `children` is the account menu. */
export function TopBar({ name, children }: { name: string; children: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="mx-auto flex h-15 max-w-[1200px] items-center gap-1 px-4">
        <MenuButton name={name} />
        <Link href={routes.painel} className="mr-auto flex min-h-11 items-center gap-2 font-bold font-display text-lg">
          <img src="/logo.svg" alt="" width={32} height={32} />
          <span className="line-clamp-1 max-sm:sr-only">{name}</span>
        </Link>
        <ThemeSwitch />
        <div className="flex min-w-17 justify-end">{children}</div>
      </div>
    </header>
  );
}
