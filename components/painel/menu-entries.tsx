"use client";

import {
  CalendarDays,
  ExternalLink,
  Gift,
  HandHeart,
  History,
  Images,
  LayoutDashboard,
  LogOut,
  Mail,
  MessageSquareText,
  Newspaper,
  Settings,
  ShieldCheck,
  SquarePen,
} from "lucide-react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { routes } from "@/lib/routes";
import { useLeave } from "./leave";
import { ScreenLink } from "./screen-link";
import { UnreadCount } from "./unread-count";

/** Every screen of the dashboard; `also` are the addresses that belong to it. */
const ENTRIES = [
  { href: routes.painel, label: "Dashboard", Icon: LayoutDashboard },
  { href: routes.managePosts, label: "Posts", Icon: Newspaper, also: /^\/post\// },
  { href: routes.manageEvents, label: "Calendário", Icon: CalendarDays, also: /^\/(calendars\/|addCalendars)/ },
  { href: routes.users, label: "Equipe ADM", Icon: ShieldCheck, also: /^\/register/ },
  { href: routes.manageVolunteers, label: "Voluntários", Icon: HandHeart, also: /^\/volunters?\// },
  { href: routes.addPost, label: "Cadastrar Posts", Icon: SquarePen },
  { href: routes.manageProjects, label: "Cadastrar Projetos", Icon: Images, also: /^\/(projects\/|addproject)/ },
  { href: routes.manageDonations, label: "Doações", Icon: Gift, also: /^\/donations\// },
  { href: routes.reviews, label: "Avaliações", Icon: MessageSquareText },
  { href: routes.messages, label: "Mensagens", Icon: Mail, also: /^\/messages\// },
  { href: routes.history, label: "Histórico", Icon: History },
  { href: routes.settings, label: "Configurações", Icon: Settings },
];

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
      {ENTRIES.map(({ href, label, Icon, also }) => (
        <li key={href}>
          <ScreenLink
            href={href}
            title={title(label)}
            aria-current={pathname === href ? "page" : also?.test(pathname) || undefined}
            onClick={onNavigate}
            className={ENTRY}
          >
            <Icon aria-hidden className="size-5 shrink-0" />
            <span className={LABEL}>{label}</span>
            {href === routes.messages && <UnreadCount pathname={pathname} />}
          </ScreenLink>
        </li>
      ))}
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
