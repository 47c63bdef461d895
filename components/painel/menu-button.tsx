"use client";

import { Menu } from "lucide-react";
import { useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Site } from "@/lib/settings/types";
import { MenuDrawer } from "./menu-drawer";

/** Opens the menu where `SideMenu` is hidden. */
export function MenuButton(site: Pick<Site, "name" | "logoPicture">) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={!hydrated}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-ml-2 grid size-11 place-items-center rounded-full hover:bg-sunken lg:hidden"
      >
        <Menu aria-hidden />
        <span className="sr-only">Abrir o menu</span>
      </button>
      {open && <MenuDrawer {...site} onClose={() => setOpen(false)} />}
    </>
  );
}
