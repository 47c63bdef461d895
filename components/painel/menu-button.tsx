"use client";

import { Menu } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Site } from "@/lib/settings/types";

const loadDrawer = () => import("./menu-drawer");
const MenuDrawer = dynamic(() => loadDrawer().then((module) => module.MenuDrawer), { ssr: false });

/** Opens the menu on a phone. The drawer's code is loaded on focus or when a finger goes down. */
export function MenuButton({ name, logoPicture }: Pick<Site, "name" | "logoPicture">) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [mounted, setMounted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The drawer mounts after the click, so Headless UI does not know that the button had the focus.
  useEffect(() => {
    if (mounted && !open) button.current?.focus();
  }, [mounted, open]);
  return (
    <div className="lg:hidden">
      <button
        ref={button}
        type="button"
        disabled={!hydrated}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => {
          setMounted(true);
          setOpen(true);
        }}
        className="-ml-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <Menu aria-hidden />
        <span className="sr-only">Abrir o menu</span>
      </button>
      {mounted && <MenuDrawer name={name} logoPicture={logoPicture} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
