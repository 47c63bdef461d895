import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Classes of a card's icon buttons; with a `ToolWord` below the icon where there is no pointer that hovers. */
export const ICON_BUTTON =
  "grid min-h-11 min-w-11 shrink-0 place-items-center content-center gap-1 rounded-field hover:bg-sunken pointer-coarse:px-1.5";

/** The button's visible word; its accessible name adds the item. */
export function ToolWord({ children }: { children: string }) {
  return (
    <span aria-hidden className="hidden font-semibold text-xs leading-none pointer-coarse:block">
      {children}
    </span>
  );
}

type ToolLinkProps = Pick<ComponentProps<"a">, "href" | "target" | "title"> & {
  Icon: LucideIcon;
  word: string;
  /** The accessible name. */
  children: string;
};

/** A link that leads out of the dashboard. */
export function ToolLink({ Icon, word, children, ...link }: ToolLinkProps) {
  return (
    <a {...link} rel="noopener noreferrer" className={ICON_BUTTON}>
      <span className="sr-only">{children}</span>
      <Icon aria-hidden className="size-5" />
      <ToolWord>{word}</ToolWord>
    </a>
  );
}

type ToolButtonProps = Pick<ComponentProps<"button">, "title" | "onClick"> & {
  Icon: LucideIcon;
  word: string;
  busy?: boolean;
  /** It removes the item. */
  danger?: boolean;
  /** The accessible name. */
  children: string;
};

/** An icon button of a card. Disabled until hydration: a press before it would be lost. While it is busy it keeps the focus. */
export function ToolButton({ Icon, word, busy = false, danger = false, children, ...button }: ToolButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      {...button}
      type="button"
      disabled={!hydrated}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : button.onClick}
      className={`${ICON_BUTTON} ${danger ? "text-danger" : ""} ${busy ? "opacity-60" : ""}`}
    >
      <span className="sr-only">{children}</span>
      <Icon aria-hidden className="size-5" />
      <ToolWord>{word}</ToolWord>
    </button>
  );
}
