import {
  Archive,
  CalendarDays,
  Gift,
  HandHeart,
  History,
  Image,
  Images,
  LayoutDashboard,
  ListChecks,
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
  Tags,
  Trash2,
} from "lucide-react";
import { entities, patternOf, permissionFor } from "@/lib/entities";
import type { MenuGroup, MenuIcon, Waiting } from "@/lib/entity";
import { painelRoutes } from "@/lib/painel-routes";
import { may, type Role } from "@/lib/roles";

const ICONS: Record<MenuIcon, LucideIcon> = {
  archive: Archive,
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
  picture: Image,
  pictures: Images,
  receipt: ReceiptText,
  shield: ShieldCheck,
  tags: Tags,
};

export type MenuEntry = { href: string; label: string; Icon: LucideIcon; paths?: readonly string[]; waiting?: Waiting };

const entityEntries = entities.flatMap(({ menu = [], privatePaths = {} }) =>
  menu.map(({ icon, ...entry }, index) => ({
    ...entry,
    Icon: ICONS[icon],
    paths: index === 0 ? Object.keys(privatePaths) : [],
  })),
);

const entriesOf = (group: MenuGroup): MenuEntry[] =>
  entityEntries.filter((entry) => entry.group === group).sort((one, other) => one.place - other.place);

export const DASHBOARD_ENTRY: MenuEntry = { href: painelRoutes.painel, label: "Dashboard", Icon: LayoutDashboard };

/** Every other screen of the dashboard. */
const MENU_GROUPS: { label: string; entries: MenuEntry[] }[] = [
  { label: "Conteúdo", entries: entriesOf("content") },
  { label: "Pessoas", entries: entriesOf("people") },
  { label: "Doações", entries: entriesOf("donations") },
  {
    label: "Ajustes",
    entries: [
      ...entriesOf("settings"),
      { href: painelRoutes.history, label: "Histórico", Icon: History },
      { href: painelRoutes.trash, label: "Lixeira", Icon: Trash2 },
      { href: painelRoutes.settings, label: "Configurações", Icon: Settings },
    ],
  },
];

/** The groups with the screens that the role may open; none for an unknown account. */
export function menuGroupsFor(role: Role | undefined) {
  const groups = MENU_GROUPS.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ href }) => role && may(role, permissionFor(href))),
  }));
  return groups.filter(({ entries }) => entries.length > 0);
}

const ALL_ENTRIES = [DASHBOARD_ENTRY, ...MENU_GROUPS.flatMap(({ entries }) => entries)];

/** The entry's `aria-current`: 'page' on its own screen, true on a screen below it that has no entry. */
export function currentState({ href, paths = [] }: MenuEntry, pathname: string) {
  if (pathname === href) return "page";
  if (ALL_ENTRIES.some((other) => other.href === pathname)) return undefined;
  return paths.some((path) => patternOf(path).test(pathname)) || undefined;
}
