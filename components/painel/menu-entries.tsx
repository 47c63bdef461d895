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
import { useHydrated } from "@/components/ui/use-hydrated";
import { entities } from "@/lib/entities";
import type { MenuIcon } from "@/lib/entity";
import { routes } from "@/lib/routes";
import { useLeave } from "./leave";
import { ScreenLink } from "./screen-link";
import { UnreadCount } from "./unread-count";

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

type Entry = { href: string; label: string; Icon: LucideIcon; paths?: readonly string[] };

/** Every screen of the dashboard; `paths` are the addresses that belong to it. */
const ENTRIES: Entry[] = [
  { href: routes.painel, label: "Dashboard", Icon: LayoutDashboard },
  ...entities
    .flatMap(({ menu = [], privatePaths }) =>
      menu.map((entry, index) => ({ ...entry, paths: index === 0 ? privatePaths : [] })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ href, label, icon, paths }) => ({ href, label, Icon: ICONS[icon], paths })),
  { href: routes.history, label: "Histórico", Icon: History },
  { href: routes.trash, label: "Lixeira", Icon: Trash2 },
  { href: routes.settings, label: "Configurações", Icon: Settings },
];

/** Whether the address is the entry's own, or of a screen below it that the menu does not name. */
function isCurrent({ href, paths = [] }: Entry, pathname: string) {
  if (pathname === href) return "page";
  if (ENTRIES.some((other) => other.href === pathname)) return undefined;
  return paths.some((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(pathname)) || undefined;
}

const ENTRY =
  "relative flex min-h-11 w-full items-center gap-3 overflow-hidden whitespace-nowrap rounded-field px-3 font-semibold hover:bg-sunken [&[aria-current]]:bg-ink [&[aria-current]]:text-paper";

/** Whatever stands beside an icon of the menu; the narrow menu keeps it for screen readers. */
export const LABEL = "lg:in-data-[menu=recolhido]:sr-only";

type Props = {
  /** Unknown until React has taken over. */
  pathname?: string;
  /** The menu shows its icons only: their names come up under the pointer. */
  narrow?: boolean;
  onNavigate?: () => void;
};

/** The way to every screen of the dashboard. */
export function MenuEntries({ pathname = "", narrow = false, onNavigate }: Props) {
  const hydrated = useHydrated();
  const leave = useLeave();
  const title = (label: string) => (narrow ? label : undefined);
  return (
    <ul className="grid gap-0.5">
      {ENTRIES.map((entry) => {
        const { href, label, Icon } = entry;
        return (
          <li key={href}>
            <ScreenLink
              href={href}
              title={title(label)}
              aria-current={isCurrent(entry, pathname)}
              onClick={onNavigate}
              className={ENTRY}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className={LABEL}>{label}</span>
              {href === routes.messages && <UnreadCount pathname={pathname} />}
            </ScreenLink>
          </li>
        );
      })}
      <li className="mt-2 border-line border-t pt-2">
        <a href={routes.home} target="_blank" rel="noopener" title={title("Ver o site")} className={ENTRY}>
          <ExternalLink aria-hidden className="size-5 shrink-0" />
          <span className={LABEL}>Ver o site</span>
        </a>
      </li>
      <li>
        <button type="button" disabled={!hydrated} onClick={leave} title={title("Sair")} className={ENTRY}>
          <LogOut aria-hidden className="size-5 shrink-0" />
          <span className={LABEL}>Sair</span>
        </button>
      </li>
    </ul>
  );
}
