"use client";

import { ExternalLink, LogOut } from "lucide-react";
import { use, useId } from "react";
import { useAccount } from "@/components/forms/account-context";
import { Link } from "@/components/ui/link";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Waiting } from "@/lib/entity";
import { routes } from "@/lib/routes";
import { currentState, DASHBOARD_ENTRY, type MenuEntry, menuGroupsFor } from "./menu-entries";
import { useUnreadCounts } from "./unread-counts";
import { useSignOut } from "./use-sign-out";

/** For screen readers: '2 por ler'. */
const COUNT_LABELS: Record<Waiting, [one: string, many: string]> = {
  messages: ["por ler", "por ler"],
  reviews: ["nova", "novas"],
  claims: ["por conferir", "por conferir"],
};

const ENTRY =
  "relative flex min-h-11 w-full items-center gap-2 overflow-hidden whitespace-nowrap rounded-field px-3 font-semibold hover:bg-sunken lg:min-h-9 [&[aria-current]]:bg-ink [&[aria-current]]:text-paper";

/** Text beside an icon; the collapsed menu keeps it for screen readers. */
export const MENU_LABEL = "lg:in-data-[menu=recolhido]:sr-only";

/** A group's title; the collapsed menu has a line instead. */
const TITLE = `block px-3 pt-3 pb-1 font-semibold text-muted text-sm ${MENU_LABEL}`;
const GROUP =
  "lg:in-data-[menu=recolhido]:mt-1.5 lg:in-data-[menu=recolhido]:border-line lg:in-data-[menu=recolhido]:border-t lg:in-data-[menu=recolhido]:pt-1.5";

type Props = {
  pathname: string;
  /** Icons only, with tooltips. */
  collapsed?: boolean;
  onNavigate?: () => void;
};

/** Links to the screens that the account's role may open. Suspends until the account is known. */
export function MenuList({ pathname, collapsed = false, onNavigate }: Props) {
  const id = useId();
  const role = use(useAccount())?.role;
  const hydrated = useHydrated();
  const signOut = useSignOut();
  const counts = useUnreadCounts(pathname);
  const tooltip = (label: string) => (collapsed ? label : undefined);
  const screen = (entry: MenuEntry) => (
    <li key={entry.href}>
      <Link
        href={entry.href}
        title={tooltip(entry.label)}
        aria-current={currentState(entry, pathname)}
        onClick={onNavigate}
        className={ENTRY}
      >
        <entry.Icon aria-hidden className="size-5 shrink-0" />
        <span className={`truncate ${MENU_LABEL}`}>{entry.label}</span>
        {entry.waiting && <UnreadBadge of={entry.waiting} count={counts[entry.waiting]} />}
      </Link>
    </li>
  );
  return (
    <>
      <ul>{screen(DASHBOARD_ENTRY)}</ul>
      {menuGroupsFor(role).map(({ label, entries }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div key={label} role="group" aria-labelledby={`${id}-${index}`} className={GROUP}>
          <span id={`${id}-${index}`} className={TITLE}>
            {label}
          </span>
          <ul className="grid grid-cols-1 gap-0.5">{entries.map(screen)}</ul>
        </div>
      ))}
      <ul className="mt-2 grid gap-0.5 border-line border-t pt-2">
        <li>
          <a href={routes.home} target="_blank" rel="noopener" title={tooltip("Ver o site")} className={ENTRY}>
            <ExternalLink aria-hidden className="size-5 shrink-0" />
            <span className={MENU_LABEL}>Ver o site</span>
          </a>
        </li>
        <li>
          <button type="button" disabled={!hydrated} onClick={signOut} title={tooltip("Sair")} className={ENTRY}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            <span className={MENU_LABEL}>Sair</span>
          </button>
        </li>
      </ul>
    </>
  );
}

function UnreadBadge({ of, count = 0 }: { of: Waiting; count?: number }) {
  if (count === 0) return null;
  const [one, many] = COUNT_LABELS[of];
  return (
    <span className="ml-auto grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent px-1 text-on-accent text-sm tabular-nums lg:in-data-[menu=recolhido]:absolute lg:in-data-[menu=recolhido]:top-0 lg:in-data-[menu=recolhido]:right-0 lg:in-data-[menu=recolhido]:h-5 lg:in-data-[menu=recolhido]:min-w-5 lg:in-data-[menu=recolhido]:text-xs">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> {count === 1 ? one : many}</span>
    </span>
  );
}
