import { AttentionList } from "@/components/painel-home/attention-list";
import { DonationsChart } from "@/components/painel-home/donations-chart";
import { FigureCards } from "@/components/painel-home/figure-cards";
import { NewVolunteers } from "@/components/painel-home/new-volunteers";
import { NewestPosts } from "@/components/painel-home/newest-posts";
import { Panel } from "@/components/painel-home/panel";
import { UpcomingTable } from "@/components/painel-home/upcoming-table";
import { Visits } from "@/components/painel-home/visits";
import {
  listNewVolunteers,
  listUpcoming,
  readAttention,
  readDonationMonths,
  readFigures,
} from "@/lib/dashboard/service";
import { readVisitFigures } from "@/lib/dashboard/visits";
import { presentEach } from "@/lib/items/present-each";
import { painelRoutes } from "@/lib/painel-routes";
import { listPosts } from "@/lib/posts/list";
import { presentPost } from "@/lib/posts/present";
import type { Role } from "@/lib/roles";
import { presentVolunteer } from "@/lib/volunteers/present";

const MAX_ROWS = 5;
const MAX_VOLUNTEERS = 9;
const MAX_VISITED_PAGES = 10;

export async function Figures() {
  return <FigureCards figures={await readFigures()} />;
}

export async function Attention({ role }: { role: Role }) {
  return (
    <Panel id="atencao" title="Precisa de atenção">
      <AttentionList attention={await readAttention(role)} />
    </Panel>
  );
}

export async function DonationMonths() {
  return (
    <Panel id="doacoes" title="Doações por mês">
      <DonationsChart months={await readDonationMonths()} />
    </Panel>
  );
}

export async function VisitFigures() {
  return (
    <Panel id="visitas" title="Visitas">
      <Visits visits={await readVisitFigures(MAX_VISITED_PAGES)} />
    </Panel>
  );
}

export async function Upcoming() {
  return (
    <Panel id="acoes" title="Próximas ações" all={{ href: painelRoutes.manageEvents, label: "Calendário" }}>
      <UpcomingTable events={await listUpcoming(MAX_ROWS)} />
    </Panel>
  );
}

export async function RecentVolunteers() {
  const volunteers = presentEach(await listNewVolunteers(MAX_VOLUNTEERS), (row) => ({
    ...presentVolunteer(row),
    createdAt: row.createdAt.toISOString(),
  }));
  return (
    <Panel
      id="voluntarios"
      title="Novos voluntários"
      all={{ href: painelRoutes.manageVolunteers, label: "Voluntários" }}
    >
      <NewVolunteers volunteers={volunteers} />
    </Panel>
  );
}

export async function NewestArticles() {
  const { items } = await listPosts({ q: "", status: "todos", page: 1, limit: MAX_ROWS });
  return (
    <Panel id="novos" title="Novos posts" all={{ href: painelRoutes.managePosts, label: "Posts" }}>
      <NewestPosts posts={presentEach(items, presentPost)} />
    </Panel>
  );
}
