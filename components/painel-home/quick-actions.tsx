import { CalendarPlus, Gift, HandHeart, type LucideIcon, SquarePen } from "lucide-react";
import { Link } from "@/components/ui/link";
import { painelRoutes } from "@/lib/painel-routes";
import { may, type Permission, type Role } from "@/lib/roles";

const ACTIONS: { permission: Permission; href: string; label: string; Icon: LucideIcon }[] = [
  { permission: "content:write", href: painelRoutes.addPost, label: "Novo artigo", Icon: SquarePen },
  { permission: "content:write", href: painelRoutes.addEvent, label: "Novo evento", Icon: CalendarPlus },
  { permission: "donations:write", href: painelRoutes.addDonation, label: "Nova doação", Icon: Gift },
  {
    permission: "volunteers:write",
    href: painelRoutes.addVolunteer,
    label: "Cadastrar voluntário(a)",
    Icon: HandHeart,
  },
];

/** Large buttons for the most frequent tasks that the role permits. */
export function QuickActions({ role }: { role: Role }) {
  const actions = ACTIONS.filter(({ permission }) => may(role, permission));
  if (actions.length === 0) return null;
  return (
    <ul aria-label="Criar" className="grid grid-cols-2 gap-3 max-[16rem]:grid-cols-1 sm:flex sm:gap-4">
      {actions.map(({ href, label, Icon }) => (
        <li key={href} className="grid sm:flex-1">
          <Link
            href={href}
            className="grid min-h-24 place-items-center content-center gap-2 rounded-card border border-line bg-surface p-3 text-center font-semibold leading-tight shadow-card hover:border-ink"
          >
            <Icon aria-hidden className="size-7 text-accent" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
