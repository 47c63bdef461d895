import { clearSample } from "@/app/(painel)/actions/sample";
import { ClearSample } from "@/components/painel/clear-sample";
import { BackupNotice } from "@/components/painel-home/backup-notice";
import { Notice } from "@/components/painel-home/notice";
import { SampleRemains } from "@/components/painel-home/sample-remains";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { readDailyBackups } from "@/lib/backup/daily/service";
import { formatDate } from "@/lib/dates";
import { diskWarning } from "@/lib/outage/disk";
import { describeOutage, wasLately } from "@/lib/outage/outage";
import { readOutage } from "@/lib/outage/record";
import { painelRoutes } from "@/lib/painel-routes";
import { may } from "@/lib/roles";
import { showsSample } from "@/lib/sample/service";
import { readSite } from "@/lib/settings/public";
import { secondFactorCopy } from "@/lib/users/copy";
import { FIRST_ACCOUNT } from "@/lib/users/first-account";
import { secondFactorDueAt } from "@/lib/users/second-factor-policy";
import type { requireAdministrator } from "@/lib/web/session";

type Props = { administrator: Awaited<ReturnType<typeof requireAdministrator>> };

/** What an administrator should see to: of the account, of the machine, of the organisation. */
export async function Notices({ administrator }: Props) {
  const [dueAt, outage] = await Promise.all([secondFactorDueAt(administrator), readOutage()]);
  return (
    <>
      {dueAt && (
        <Notice link={{ href: painelRoutes.profile, label: "Abrir o perfil" }}>
          <NowrapDates>{secondFactorCopy.due(formatDate(dueAt.toISOString()))}</NowrapDates>
        </Notice>
      )}
      {administrator.email === FIRST_ACCOUNT.email && (
        <Notice link={{ href: painelRoutes.profile, label: "Trocar o e-mail" }}>
          O e-mail desta conta ainda é {FIRST_ACCOUNT.email}, o da instalação, que não recebe nada: um link para uma
          senha nova não chegaria a ninguém.
        </Notice>
      )}
      {outage && wasLately(outage) && (
        <Notice>
          <NowrapDates>{describeOutage(outage)}</NowrapDates>
        </Notice>
      )}
      {may(administrator.role, "organization:write") && <OrganizationNotices />}
    </>
  );
}

async function OrganizationNotices() {
  const [disk, backups, sample, site] = await Promise.all([
    diskWarning(),
    readDailyBackups(),
    showsSample(),
    readSite(),
  ]);
  return (
    <>
      {disk && <Notice>{disk}</Notice>}
      {backups && <BackupNotice backups={backups} />}
      {sample ? <ClearSample clear={clearSample} /> : <SampleRemains site={site} />}
    </>
  );
}
