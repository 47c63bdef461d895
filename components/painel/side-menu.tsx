"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { usePathname } from "next/navigation";
import { Suspense, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { COLLAPSED_MENU_COOKIE } from "./collapsed-menu";
import { MENU_LABEL, MenuList } from "./menu-list";

const YEAR_S = 365 * 24 * 60 * 60;

/** The menu beside every screen, collapsible; below the breakpoint `lg`, `MenuButton` opens it as a drawer. */
export function SideMenu({ isCollapsed }: { isCollapsed: boolean }) {
  // The cookie, as a layout that Next has kept may have been rendered before the last click.
  const [collapsed, setCollapsed] = useState(() =>
    typeof document === "undefined" ? isCollapsed : document.cookie.includes(`${COLLAPSED_MENU_COOKIE}=`),
  );
  const pathname = usePathname();
  const hydrated = useHydrated();

  function toggle() {
    setCollapsed(!collapsed);
    // biome-ignore lint/suspicious/noDocumentCookie: without HTTPS there is no Cookie Store API
    document.cookie = `${COLLAPSED_MENU_COOKIE}=1; path=/; samesite=lax; max-age=${collapsed ? 0 : YEAR_S}`;
  }

  const name = collapsed ? "Expandir o menu" : "Recolher o menu";
  return (
    <div
      data-menu={collapsed ? "recolhido" : undefined}
      className="sticky top-15 max-h-[calc(100dvh-3.75rem)] w-56 shrink-0 self-start overflow-y-auto py-6 transition-[width] data-[menu=recolhido]:w-11 max-lg:hidden print:hidden"
    >
      <nav aria-label="Painel" id="menu-do-painel">
        <Suspense>
          <MenuList collapsed={collapsed} pathname={pathname} />
        </Suspense>
      </nav>
      <button
        type="button"
        disabled={!hydrated}
        onClick={toggle}
        aria-expanded={!collapsed}
        aria-controls="menu-do-painel"
        title={collapsed ? name : undefined}
        className="mt-2 flex min-h-11 w-full items-center gap-3 overflow-hidden whitespace-nowrap rounded-field px-3 text-muted hover:bg-sunken hover:text-ink"
      >
        <PanelLeftClose aria-hidden className="size-5 shrink-0 in-data-[menu=recolhido]:hidden" />
        <PanelLeftOpen aria-hidden className="hidden size-5 shrink-0 in-data-[menu=recolhido]:block" />
        <span className={MENU_LABEL}>{name}</span>
      </button>
    </div>
  );
}
