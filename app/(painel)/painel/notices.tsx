import { clearSample } from "@/app/(painel)/actions/sample";
import { ClearSample } from "@/components/painel/clear-sample";
import { BackupNotice } from "@/components/painel-home/backup-notice";
import { FirstAccountNotice } from "@/components/painel-home/first-account-notice";
import { MachineNotice } from "@/components/painel-home/machine-notice";
import { SampleRemains } from "@/components/painel-home/sample-remains";
import { SecondFactorNotice } from "@/components/painel-home/second-factor-notice";
import { readDailyBackups } from "@/lib/backup/daily/service";
import { diskWarning } from "@/lib/outage/disk";
import { describeOutage, wasLately } from "@/lib/outage/outage";
import { readOutage } from "@/lib/outage/record";
import { may } from "@/lib/roles";
import { showsSample } from "@/lib/sample/service";
import { readSite } from "@/lib/settings/public";
import { FIRST_ACCOUNT } from "@/lib/users/first-account";
import { secondFactorDueAt } from "@/lib/users/second-factor-policy";
import type { requireAdministrator } from "@/lib/web/session";

type Props = { administrator: Awaited<ReturnType<typeof requireAdministrator>> };

/** What an administrator should see to: of the account, of the machine, of the organisation. */
export async function Notices({ administrator }: Props) {
  const [dueAt, outage] = await Promise.all([secondFactorDueAt(administrator), readOutage()]);
  return (
    <>
      {dueAt && <SecondFactorNotice dueAt={dueAt} />}
      {administrator.email === FIRST_ACCOUNT.email && <FirstAccountNotice />}
      {outage && wasLately(outage) && <MachineNotice>{describeOutage(outage)}</MachineNotice>}
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
      {disk && <MachineNotice>{disk}</MachineNotice>}
      {backups && <BackupNotice backups={backups} />}
      {sample ? <ClearSample clear={clearSample} /> : <SampleRemains site={site} />}
    </>
  );
}
