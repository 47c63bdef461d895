"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { isUnmodifiedClick } from "@/components/ui/unmodified-click";

const KEPT =
  "O que você escreveu fica guardado neste navegador, por uma semana ou até você sair da conta, e volta quando você abrir este formulário de novo.";
const LOST = "O que você mudou não foi salvo e vai se perder.";

/** Asks before unsaved work is left behind: by a link of the page, by closing the tab, by another address. */
export function LeaveGuard({ active, kept }: { active: boolean; kept: boolean }) {
  const router = useRouter();
  const [to, setTo] = useState<string>();

  useEffect(() => {
    if (!active) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    document.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element && event.target.closest("a");
        if (!link || !leavesPage(link, event)) return;
        event.preventDefault();
        event.stopPropagation();
        setTo(link.pathname + link.search + link.hash);
      },
      { capture: true, signal },
    );
    return () => listening.abort();
  }, [active]);

  return (
    <ConfirmDialog
      open={to !== undefined}
      title="Sair sem salvar?"
      detail={kept ? KEPT : LOST}
      confirm="Sair sem salvar"
      onConfirm={() => {
        setTo(undefined);
        if (to) router.push(to);
      }}
      onClose={() => setTo(undefined)}
    />
  );
}

/** Whether a plain click on the link replaces this page by another one of the site. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent) {
  const here = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  return isUnmodifiedClick(event) && here && link.pathname + link.search !== location.pathname + location.search;
}
