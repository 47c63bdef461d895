"use client";

import { Pencil } from "lucide-react";
import { tryStorage } from "@/components/ui/try-storage";
import { useHydrated } from "@/components/ui/use-hydrated";

const EDITOR_KEY = "nova-edita";

/** Notes in this browser whether the signed-in account edits content: public pages are the same for everybody, and ask no server. */
export function rememberEditor(edits: boolean) {
  tryStorage(() => (edits ? localStorage.setItem(EDITOR_KEY, "1") : localStorage.removeItem(EDITOR_KEY)));
}

/** 'Editar' on an item's public page, where an editor was signed in in this browser; the screen behind it checks the session. */
export function EditLink({ href }: { href: string }) {
  const hydrated = useHydrated();
  if (!hydrated || !tryStorage(() => localStorage.getItem(EDITOR_KEY))) return null;
  return (
    <a
      href={href}
      className="fixed bottom-4 left-4 z-30 inline-flex min-h-12 items-center gap-2 rounded-full border border-field bg-surface px-5 font-semibold text-ink shadow-card hover:border-ink print:hidden"
    >
      <Pencil aria-hidden className="size-5" /> Editar
    </a>
  );
}
