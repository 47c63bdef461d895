import type { Metadata } from "next";
import { clearSample } from "@/app/(painel)/actions/sample";
import { ClearSample } from "@/components/painel/clear-sample";
import { AttentionList } from "@/components/painel-home/attention-list";
import { BackupNotice } from "@/components/painel-home/backup-notice";
import { DonationsChart } from "@/components/painel-home/donations-chart";
import { FigureCards } from "@/components/painel-home/figure-cards";
import { FirstAccountNotice } from "@/components/painel-home/first-account-notice";
import { MachineNotice } from "@/components/painel-home/machine-notice";
import { NewVolunteers } from "@/components/painel-home/new-volunteers";
import { NewestPosts } from "@/components/painel-home/newest-posts";
import { Panel } from "@/components/painel-home/panel";
import { QuickActions } from "@/components/painel-home/quick-actions";
import { SampleRemains } from "@/components/painel-home/sample-remains";
import { SecondFactorNotice } from "@/components/painel-home/second-factor-notice";
import { UpcomingTable } from "@/components/painel-home/upcoming-table";
import { Visits } from "@/components/painel-home/visits";
import { readDailyBackups } from "@/lib/backup/daily/service";
import {
  listNewVolunteers,
  listUpcoming,
  readAttention,
  readDonationMonths,
  readFigures,
} from "@/lib/dashboard/service";
import { readVisitFigures } from "@/lib/dashboard/visits";
import { presentEach } from "@/lib/items/present-each";
import { diskWarning } from "@/lib/outage/disk";
import { describeOutage, wasLately } from "@/lib/outage/outage";
import { readOutage } from "@/lib/outage/record";
import { painelRoutes } from "@/lib/painel-routes";
import { listPosts } from "@/lib/posts/list";
import { presentPost } from "@/lib/posts/present";
import { may } from "@/lib/roles";
import { showsSample } from "@/lib/sample/service";
import { readSite } from "@/lib/settings/public";
import { FIRST_ACCOUNT } from "@/lib/users/first-account";
import { secondFactorDueAt } from "@/lib/users/second-factor-policy";
import { presentVolunteer } from "@/lib/volunteers/present";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Dashboard" };

const MAX_ROWS = 5;
const MAX_VOLUNTEERS = 9;
const MAX_VISITED_PAGES = 10;

export default async function PainelPage() {
  const administrator = await requireAdministrator(painelRoutes.painel);
  const { name, email, role } = administrator;
  // 'write' for the parts that link to the items' forms.
  const sees = {
    content: may(role, "content:write"),
    donations: may(role, "donations:read"),
    volunteers: may(role, "volunteers:write"),
    organization: may(role, "organization:write"),
  };
  const [dueAt, site, outage, disk, backups, sample, figures, attention, visits, months, upcoming, volunteers, posts] =
    await Promise.all([
      secondFactorDueAt(administrator),
      readSite(),
      readOutage(),
      sees.organization ? diskWarning() : undefined,
      sees.organization ? readDailyBackups() : undefined,
      sees.organization && showsSample(),
      readFigures(),
      readAttention(role),
      readVisitFigures(MAX_VISITED_PAGES),
      sees.donations ? readDonationMonths() : [],
      sees.content ? listUpcoming(MAX_ROWS) : [],
      sees.volunteers ? listNewVolunteers(MAX_VOLUNTEERS) : [],
      sees.content ? listPosts({ q: "", status: "todos", page: 1, limit: MAX_ROWS }) : undefined,
    ]);
  return (
    <div className="grid gap-8">
      <header>
        <p className="text-muted">Bem-vindo(a)</p>
        <h1 className="text-4xl">{name}</h1>
      </header>
      <QuickActions role={role} />
      {dueAt && <SecondFactorNotice dueAt={dueAt} />}
      {email === FIRST_ACCOUNT.email && <FirstAccountNotice />}
      {outage && wasLately(outage) && <MachineNotice>{describeOutage(outage)}</MachineNotice>}
      {disk && <MachineNotice>{disk}</MachineNotice>}
      {backups && <BackupNotice backups={backups} />}
      {sample ? <ClearSample clear={clearSample} /> : sees.organization && <SampleRemains site={site} />}
      <FigureCards figures={figures} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-6">
        <Panel id="atencao" title="Precisa de atenção">
          <AttentionList attention={attention} />
        </Panel>
        {sees.donations && (
          <Panel id="doacoes" title="Doações por mês">
            <DonationsChart months={months} />
          </Panel>
        )}
      </div>
      <Panel id="visitas" title="Visitas">
        <Visits visits={visits} />
      </Panel>
      {sees.content && (
        <Panel id="acoes" title="Próximas ações" all={{ href: painelRoutes.manageEvents, label: "Calendário" }}>
          <UpcomingTable events={upcoming} />
        </Panel>
      )}
      {sees.volunteers && (
        <Panel
          id="voluntarios"
          title="Novos voluntários"
          all={{ href: painelRoutes.manageVolunteers, label: "Voluntários" }}
        >
          <NewVolunteers
            volunteers={presentEach(volunteers, (row) => ({
              ...presentVolunteer(row),
              createdAt: row.createdAt.toISOString(),
            }))}
          />
        </Panel>
      )}
      {posts && (
        <Panel id="novos" title="Novos posts" all={{ href: painelRoutes.managePosts, label: "Posts" }}>
          <NewestPosts posts={presentEach(posts.items, presentPost)} />
        </Panel>
      )}
    </div>
  );
}
