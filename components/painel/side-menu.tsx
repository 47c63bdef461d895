"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { usePathname } from "next/navigation";
import { Suspense } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { MENU_LABEL, MenuList } from "./menu-list";
import { useNarrowMenu } from "./use-narrow-menu";

/** The menu beside every screen, collapsible; on a phone `MenuButton` opens it as a drawer. */
export function SideMenu() {
  const { narrow, toggle } = useNarrowMenu();
  const pathname = usePathname();
  const hydrated = useHydrated();
  const name = narrow ? "Expandir o menu" : "Recolher o menu";
  return (
    <div className="sticky top-15 max-h-[calc(100dvh-3.75rem)] w-56 shrink-0 self-start overflow-y-auto py-6 transition-[width] in-data-[menu=recolhido]:w-11 max-lg:hidden">
      <nav aria-label="Painel" id="menu-do-painel">
        <Suspense>
          <MenuList narrow={narrow} pathname={pathname} />
        </Suspense>
      </nav>
      <button
        type="button"
        disabled={!hydrated}
        onClick={toggle}
        aria-expanded={!narrow}
        aria-controls="menu-do-painel"
        title={narrow ? name : undefined}
        className="mt-2 flex min-h-11 w-full items-center gap-3 overflow-hidden whitespace-nowrap rounded-field px-3 text-muted hover:bg-sunken hover:text-ink"
      >
        <PanelLeftClose aria-hidden className="size-5 shrink-0 in-data-[menu=recolhido]:hidden" />
        <PanelLeftOpen aria-hidden className="hidden size-5 shrink-0 in-data-[menu=recolhido]:block" />
        <span className={MENU_LABEL}>{name}</span>
      </button>
    </div>
  );
}
