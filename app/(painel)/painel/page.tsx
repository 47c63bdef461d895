import type { Metadata } from "next";
import { QuickActions } from "@/components/painel-home/quick-actions";
import { painelRoutes } from "@/lib/painel-routes";
import { may } from "@/lib/roles";
import { requireAdministrator } from "@/lib/web/session";
import { Notices } from "./notices";
import { Attention, DonationMonths, Figures, NewestArticles, RecentVolunteers, Upcoming, VisitFigures } from "./panels";

export const metadata: Metadata = { title: "Dashboard" };

/** Each part reads what it shows, all at the same time. */
export default async function PainelPage() {
  const administrator = await requireAdministrator(painelRoutes.painel);
  const { name, role } = administrator;
  // 'write' for the parts that link to the items' forms.
  const seesContent = may(role, "content:write");
  return (
    <div className="grid gap-8">
      <header>
        <p className="text-muted">Bem-vindo(a)</p>
        <h1 className="text-4xl">{name}</h1>
      </header>
      <QuickActions role={role} />
      <Notices administrator={administrator} />
      <Figures />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-6">
        <Attention role={role} />
        {may(role, "donations:read") && <DonationMonths />}
      </div>
      <VisitFigures />
      {seesContent && <Upcoming />}
      {may(role, "volunteers:write") && <RecentVolunteers />}
      {seesContent && <NewestArticles />}
    </div>
  );
}
