"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { isUnmodifiedClick } from "@/components/ui/unmodified-click";
import { type Drafts, whatIsLost } from "./leave-copy";
import { guardLeaving } from "./leaving";

type Props = Partial<Drafts> & {
  active: boolean;
  /** Sends the rest of the draft to the server; resolves with whether it has all of it. */
  sendRestOfDraft?: () => Promise<boolean>;
  /** What is lost, where it is no form's changes. */
  detail?: string;
};

/** Where to, or how to sign out. */
type Way = string | (() => Promise<boolean>);

/** Asks before unsaved changes are left by a link, by signing out, by closing the tab or by another address. */
export function LeaveGuard(props: Props) {
  const { active, sendRestOfDraft, detail, draftStored = false, draftOnServer = false } = props;
  const hasDraft = draftStored || draftOnServer;
  const router = useRouter();
  const [way, setWay] = useState<{ to: Way }>();
  const [busy, setBusy] = useState(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!active) return;
    // Of several guards one asks: that of a text without a draft, which would be lost. It listens on the window, which hears a click first.
    const target = hasDraft ? document : window;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("beforeunload", (event) => isLeaving.current || event.preventDefault(), { signal });
    target.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element && event.target.closest("a");
        if (!(event instanceof MouseEvent) || !link || event.defaultPrevented || !leavesPage(link, event)) return;
        event.preventDefault();
        event.stopPropagation();
        setWay({ to: link.pathname + link.search + link.hash });
      },
      { capture: true, signal },
    );
    const stop = guardLeaving((signOut) => setWay({ to: signOut }), !hasDraft);
    return () => {
      listening.abort();
      stop();
    };
  }, [active, hasDraft]);

  async function leave() {
    if (!way) return;
    if (typeof way.to === "string") {
      setWay(undefined);
      return router.push(way.to);
    }
    setBusy(true);
    // What could not be sent would be lost with this browser's drafts: the dialog says so now, and asks again.
    if (sendRestOfDraft && !(await sendRestOfDraft()) && draftOnServer) return setBusy(false);
    // The person has answered: the browser need not ask again.
    isLeaving.current = true;
    isLeaving.current = await way.to();
    setBusy(false);
    setWay(undefined);
  }

  return (
    <ConfirmDialog
      open={way !== undefined}
      busy={busy}
      title="Sair sem salvar?"
      confirm="Sair sem salvar"
      {...(detail ? { detail } : whatIsLost({ draftStored, draftOnServer }, typeof way?.to === "function"))}
      onConfirm={leave}
      onClose={() => setWay(undefined)}
    />
  );
}

/** Whether a click on the link leads to another page of the site, in this tab. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent) {
  const inThisTab = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  return isUnmodifiedClick(event) && inThisTab && link.pathname + link.search !== location.pathname + location.search;
}
