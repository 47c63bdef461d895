"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { usePathname } from "next/navigation";
import { Suspense, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { NARROW_MENU_COOKIE } from "./collapsed-menu";
import { MENU_LABEL, MenuList } from "./menu-list";

const YEAR_S = 365 * 24 * 60 * 60;

/** The menu beside every screen, collapsible; on a phone `MenuButton` opens it as a drawer. */
export function SideMenu({ isNarrow }: { isNarrow: boolean }) {
  // The cookie, as a layout that Next has kept may have been rendered before the last click.
  const [narrow, setNarrow] = useState(() =>
    typeof document === "undefined" ? isNarrow : document.cookie.includes(`${NARROW_MENU_COOKIE}=`),
  );
  const pathname = usePathname();
  const hydrated = useHydrated();

  function toggle() {
    setNarrow(!narrow);
    // biome-ignore lint/suspicious/noDocumentCookie: without HTTPS there is no Cookie Store API
    document.cookie = `${NARROW_MENU_COOKIE}=1; path=/; samesite=lax; max-age=${narrow ? 0 : YEAR_S}`;
  }

  const name = narrow ? "Expandir o menu" : "Recolher o menu";
  return (
    <div
      data-menu={narrow ? "recolhido" : undefined}
      className="sticky top-15 max-h-[calc(100dvh-3.75rem)] w-56 shrink-0 self-start overflow-y-auto py-6 transition-[width] data-[menu=recolhido]:w-11 max-lg:hidden"
    >
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
