import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { painelRoutes } from "@/lib/painel-routes";
import type { Site } from "@/lib/settings/types";
import { MenuButton } from "./menu-button";

type Props = Pick<Site, "name" | "logoPicture"> & { children: ReactNode };

/** The bar above every screen; `name` is the organisation's, `children` is the account menu. */
export function TopBar({ name, logoPicture, children }: Props) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper print:static">
      <div className="mx-auto flex h-15 max-w-[1200px] items-center gap-1 px-4 print:*:not-[a]:hidden">
        <MenuButton name={name} logoPicture={logoPicture} />
        <Link
          href={painelRoutes.painel}
          className="mr-auto flex min-h-11 items-center gap-2 font-bold font-display text-lg"
        >
          <Logo logo={logoPicture} size={32} />
          <span className="line-clamp-1 max-sm:not-print:sr-only">{name}</span>
        </Link>
        <ThemeSwitch />
        <div className="flex min-w-17 justify-end">{children}</div>
      </div>
    </header>
  );
}
