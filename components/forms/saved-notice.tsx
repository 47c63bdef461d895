"use client";

import { CircleCheck, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "@/components/ui/link";
import { whatsappLink } from "@/lib/site";
import { screenHeading, useFocusWhenGone } from "./use-focus-when-gone";

/** What became of an item that was just saved, and where it is. */
export type Saved = {
  /** 'Publicado.' */
  text: string;
  /** Where visitors find it; absent while they cannot. */
  path?: string;
  /** The message that passes it on. */
  message?: (url: string) => string;
  /** Its form, after a new item's form was emptied. */
  edit?: string;
};

type OnSite = Omit<Saved, "text"> & { active: boolean; text?: string };

const OFF_SITE = "Salvo fora do site: só aparece aqui no painel. Para publicar, mude o Status para “Ativo”.";

/** For an item that visitors see while it is active. */
export function describeOnSite({ active, text = "Salvo, e já no site.", ...saved }: OnSite): Saved {
  return active ? { text, ...saved } : { text: OFF_SITE, edit: saved.edit };
}

type Props = { saved: Saved | undefined; onClose: () => void };

const LINK = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** Stays until the next save, unlike the toast, and comes into sight: the button that saved is often far below. */
export function SavedNotice({ saved, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saved) box.current?.scrollIntoView({ block: "center" });
  }, [saved]);
  return (
    <div ref={box} role="status" className="empty:hidden">
      {saved && <Notice saved={saved} onClose={onClose} />}
    </div>
  );
}

function Notice({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  const box = useFocusWhenGone<HTMLDivElement>(screenHeading);
  return (
    <div
      ref={box}
      className="flex items-start gap-3 rounded-field border-leaf border-l-4 bg-leaf-soft py-2 pr-2 pl-4 text-leaf"
    >
      <CircleCheck aria-hidden className="mt-3 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6">
        <p className="wrap-anywhere basis-full py-2.5 font-medium sm:basis-auto">{saved.text}</p>
        <Destinations {...saved} />
      </div>
      <button
        type="button"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface"
      >
        <X aria-hidden className="size-5" />
        <span className="sr-only">Fechar o aviso</span>
      </button>
    </div>
  );
}

function Destinations({ path, message, edit }: Saved) {
  return (
    <>
      {path && (
        <a href={path} target="_blank" rel="noopener" className={LINK}>
          Ver no site
        </a>
      )}
      {path && message && (
        <a
          href={whatsappLink(message(new URL(path, window.location.href).href))}
          target="_blank"
          rel="noopener noreferrer"
          className={LINK}
        >
          Enviar no WhatsApp
        </a>
      )}
      {edit && (
        <Link href={edit} className={LINK}>
          Editar
        </Link>
      )}
    </>
  );
}
