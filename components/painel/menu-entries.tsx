"use client";

import {
  CalendarDays,
  ExternalLink,
  Gift,
  HandHeart,
  History,
  Images,
  LayoutDashboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareText,
  Newspaper,
  Package,
  ReceiptText,
  Settings,
  ShieldCheck,
  SquarePen,
  Trash2,
} from "lucide-react";
import { useId } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { entities } from "@/lib/entities";
import type { MenuGroup, MenuIcon, Waiting } from "@/lib/entity";
import { routes } from "@/lib/routes";
import { ScreenLink } from "./screen-link";
import { useSignOut } from "./sign-out";
import { useWaiting } from "./waiting";

const ICONS: Record<MenuIcon, LucideIcon> = {
  calendar: CalendarDays,
  "check-list": ListChecks,
  gift: Gift,
  heart: HandHeart,
  mail: Mail,
  megaphone: Megaphone,
  message: MessageSquareText,
  newspaper: Newspaper,
  package: Package,
  pencil: SquarePen,
  pictures: Images,
  receipt: ReceiptText,
  shield: ShieldCheck,
};

type Entry = { href: string; label: string; Icon: LucideIcon; paths?: readonly string[]; waiting?: Waiting };

const entityEntries = entities.flatMap(({ menu = [], privatePaths }) =>
  menu.map(({ icon, ...entry }, index) => ({ ...entry, Icon: ICONS[icon], paths: index === 0 ? privatePaths : [] })),
);

const entriesOf = (group: MenuGroup): Entry[] =>
  entityEntries.filter((entry) => entry.group === group).sort((one, other) => one.place - other.place);

const DASHBOARD: Entry = { href: routes.painel, label: "Dashboard", Icon: LayoutDashboard };

/** Every other screen of the dashboard, by what it is about. */
const GROUPS: { label: string; entries: Entry[] }[] = [
  { label: "Conteúdo", entries: entriesOf("content") },
  { label: "Pessoas", entries: entriesOf("people") },
  { label: "Doações", entries: entriesOf("donations") },
  {
    label: "Ajustes",
    entries: [
      ...entriesOf("settings"),
      { href: routes.history, label: "Histórico", Icon: History },
      { href: routes.trash, label: "Lixeira", Icon: Trash2 },
      { href: routes.settings, label: "Configurações", Icon: Settings },
    ],
  },
];

const ENTRIES = [DASHBOARD, ...GROUPS.flatMap(({ entries }) => entries)];

/** Whether the address is the entry's own, or of a screen below it that the menu does not name. */
function isCurrent({ href, paths = [] }: Entry, pathname: string) {
  if (pathname === href) return "page";
  if (ENTRIES.some((other) => other.href === pathname)) return undefined;
  return paths.some((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(pathname)) || undefined;
}

/** What a count beside an entry counts, for screen readers: '2 por ler'. */
const WAITING: Record<Waiting, [one: string, many: string]> = {
  messages: ["por ler", "por ler"],
  reviews: ["nova", "novas"],
};

const ENTRY =
  "relative flex min-h-11 w-full items-center gap-3 overflow-hidden whitespace-nowrap rounded-field px-3 font-semibold hover:bg-sunken lg:min-h-9 [&[aria-current]]:bg-ink [&[aria-current]]:text-paper";

/** Whatever stands beside an icon of the menu; the narrow menu keeps it for screen readers. */
export const LABEL = "lg:in-data-[menu=recolhido]:sr-only";

/** A group's title; the narrow menu has a line in its place. */
const TITLE = `block px-3 pt-3 pb-1 font-semibold text-muted text-sm ${LABEL}`;
const GROUP =
  "lg:in-data-[menu=recolhido]:mt-1.5 lg:in-data-[menu=recolhido]:border-line lg:in-data-[menu=recolhido]:border-t lg:in-data-[menu=recolhido]:pt-1.5";

type Props = {
  /** Unknown until React has taken over. */
  pathname?: string;
  /** The menu shows its icons only: their names come up under the pointer. */
  narrow?: boolean;
  onNavigate?: () => void;
};

/** The way to every screen of the dashboard. */
export function MenuEntries({ pathname = "", narrow = false, onNavigate }: Props) {
  const id = useId();
  const hydrated = useHydrated();
  const signOut = useSignOut();
  const counts = useWaiting(pathname);
  const title = (label: string) => (narrow ? label : undefined);
  const screen = (entry: Entry) => (
    <li key={entry.href}>
      <ScreenLink
        href={entry.href}
        title={title(entry.label)}
        aria-current={isCurrent(entry, pathname)}
        onClick={onNavigate}
        className={ENTRY}
      >
        <entry.Icon aria-hidden className="size-5 shrink-0" />
        <span className={LABEL}>{entry.label}</span>
        {entry.waiting && <WaitingCount of={entry.waiting} count={counts[entry.waiting]} />}
      </ScreenLink>
    </li>
  );
  return (
    <>
      <ul>{screen(DASHBOARD)}</ul>
      {GROUPS.map(({ label, entries }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div key={label} role="group" aria-labelledby={`${id}-${index}`} className={GROUP}>
          <span id={`${id}-${index}`} className={TITLE}>
            {label}
          </span>
          <ul className="grid gap-0.5">{entries.map(screen)}</ul>
        </div>
      ))}
      <ul className="mt-2 grid gap-0.5 border-line border-t pt-2">
        <li>
          <a href={routes.home} target="_blank" rel="noopener" title={title("Ver o site")} className={ENTRY}>
            <ExternalLink aria-hidden className="size-5 shrink-0" />
            <span className={LABEL}>Ver o site</span>
          </a>
        </li>
        <li>
          <button type="button" disabled={!hydrated} onClick={signOut} title={title("Sair")} className={ENTRY}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            <span className={LABEL}>Sair</span>
          </button>
        </li>
      </ul>
    </>
  );
}

function WaitingCount({ of, count = 0 }: { of: Waiting; count?: number }) {
  if (count === 0) return null;
  const [one, many] = WAITING[of];
  return (
    <span className="ml-auto grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-on-accent text-sm tabular-nums lg:in-data-[menu=recolhido]:absolute lg:in-data-[menu=recolhido]:top-0 lg:in-data-[menu=recolhido]:right-0 lg:in-data-[menu=recolhido]:h-5 lg:in-data-[menu=recolhido]:min-w-5 lg:in-data-[menu=recolhido]:text-xs">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> {count === 1 ? one : many}</span>
    </span>
  );
}
