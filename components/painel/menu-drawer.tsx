"use client";

import { Dialog, DialogBackdrop, DialogPanel } from "@headlessui/react";
import { X } from "lucide-react";
import { usePathname } from "next/navigation";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { Logo } from "@/components/ui/logo";
import type { Site } from "@/lib/settings/types";
import { MenuList } from "./menu-list";

export type MenuDrawerProps = Pick<Site, "name" | "logoPicture"> & { open: boolean; onClose: () => void };

/** The dashboard's menu below the breakpoint `lg`, where `SideMenu` is hidden and `MenuButton` opens this. */
export function MenuDrawer({ name, logoPicture, open, onClose }: MenuDrawerProps) {
  const pathname = usePathname();
  const openedAt = useRef(pathname);
  const close = useEffectEvent(onClose);
  // After a link the navigation may first have to be confirmed (components/forms/leave-guard.tsx).
  useEffect(() => {
    if (openedAt.current !== pathname) close();
    openedAt.current = pathname;
  }, [pathname]);
  return (
    <Dialog open={open} onClose={onClose} aria-label="Menu" className="fixed inset-0 z-50">
      <DialogBackdrop transition className="absolute inset-0 bg-black/50 transition data-closed:opacity-0" />
      <DialogPanel
        transition
        className="absolute inset-y-0 left-0 flex w-72 max-w-[85vw] flex-col overflow-y-auto bg-paper p-3 shadow-card transition data-closed:-translate-x-full"
      >
        <div className="mb-2 flex items-center justify-between pl-3">
          <p className="flex items-center gap-2 font-bold font-display text-lg">
            <Logo logo={logoPicture} size={32} />
            {name}
          </p>
          <button
            type="button"
            onClick={onClose}
            className="grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <X aria-hidden />
            <span className="sr-only">Fechar o menu</span>
          </button>
        </div>
        <nav aria-label="Painel">
          <Suspense>
            <MenuList pathname={pathname} onNavigate={onClose} />
          </Suspense>
        </nav>
      </DialogPanel>
    </Dialog>
  );
}
