"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { isUnmodifiedClick } from "@/components/ui/unmodified-click";

const DRAFT_STORED =
  "O que você escreveu fica guardado neste navegador, por uma semana ou até você sair da conta, e volta quando você abrir este formulário de novo.";
const DRAFT_SHARED =
  "O que você escreveu fica guardado como rascunho, e você pode continuar dele aqui ou em outro aparelho.";
const CHANGES_LOST = "O que você mudou não foi salvo e vai se perder.";

type Props = {
  active: boolean;
  /** A draft is stored in this browser. */
  draftStored: boolean;
  /** A draft is stored on the server, too. */
  draftShared: boolean;
};

/** Asks before unsaved changes are left by a link, by closing the tab or by another address. */
export function LeaveGuard({ active, draftStored, draftShared }: Props) {
  const router = useRouter();
  const [destination, setDestination] = useState<string>();

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
        setDestination(link.pathname + link.search + link.hash);
      },
      { capture: true, signal },
    );
    return () => listening.abort();
  }, [active]);

  return (
    <ConfirmDialog
      open={destination !== undefined}
      title="Sair sem salvar?"
      detail={draftShared ? DRAFT_SHARED : draftStored ? DRAFT_STORED : CHANGES_LOST}
      confirm="Sair sem salvar"
      harmless={draftStored}
      onConfirm={() => {
        setDestination(undefined);
        if (destination) router.push(destination);
      }}
      onClose={() => setDestination(undefined)}
    />
  );
}

/** Whether a click on the link leads to another page of the site, in this tab. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent) {
  const inThisTab = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  return isUnmodifiedClick(event) && inThisTab && link.pathname + link.search !== location.pathname + location.search;
}
