"use client";

import { X } from "lucide-react";
import { usePathname } from "next/navigation";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { Logo } from "@/components/ui/logo";
import { useModal } from "@/components/ui/use-modal";
import type { Site } from "@/lib/settings/types";
import { MenuList } from "./menu-list";

type Props = Pick<Site, "name" | "logoPicture"> & { onClose: () => void };

/** The dashboard's menu below the breakpoint `lg`, where `SideMenu` is hidden and `MenuButton` opens this. */
export function MenuDrawer({ name, logoPicture, onClose }: Props) {
  const pathname = usePathname();
  const modal = useModal(onClose);
  const openedAt = useRef(pathname);
  const close = useEffectEvent(onClose);
  // After a link the navigation may first have to be confirmed (components/forms/leave-guard.tsx).
  useEffect(() => {
    if (openedAt.current !== pathname) close();
  }, [pathname]);
  return (
    <dialog
      {...modal}
      aria-label="Menu"
      className="h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto overscroll-contain bg-paper p-3 text-ink shadow-card outline-none transition-transform backdrop:bg-black/50 starting:-translate-x-full"
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
    </dialog>
  );
}
