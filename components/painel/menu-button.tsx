"use client";

import { Menu } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { toastFailure } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Site } from "@/lib/settings/types";
import type { MenuDrawerProps } from "./menu-drawer";

/** Undefined when it does not load. */
const loadDrawer = () =>
  import("./menu-drawer").then(
    ({ MenuDrawer }) => MenuDrawer,
    () => undefined,
  );

/** Opens the menu where `SideMenu` is hidden. The drawer's code is loaded on focus or when a finger goes down. */
export function MenuButton({ name, logoPicture }: Pick<Site, "name" | "logoPicture">) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>();
  const button = useRef<HTMLButtonElement>(null);
  // The drawer mounts after the click, so Headless UI does not know that the button had the focus.
  useEffect(() => {
    if (Drawer && !open) button.current?.focus();
  }, [Drawer, open]);

  async function show() {
    const loaded = await loadDrawer();
    if (!loaded) return toastFailure("O menu não carregou. Confira a conexão e tente de novo.");
    setDrawer(() => loaded);
    setOpen(true);
  }

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
        onClick={show}
        className="-ml-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <Menu aria-hidden />
        <span className="sr-only">Abrir o menu</span>
      </button>
      {Drawer && <Drawer name={name} logoPicture={logoPicture} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
