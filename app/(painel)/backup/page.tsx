import type { Metadata } from "next";
import { makeBackupNow, setBackupPassphrase, testBackupNow } from "@/app/(painel)/actions/backups";
import { BackupForm } from "@/components/backup/backup-form";
import { BackupNotes } from "@/components/backup/backup-notes";
import { DailyBackups } from "@/components/backup/daily-backups";
import { EditHeader } from "@/components/painel/edit-header";
import { Alert } from "@/components/ui/alert";
import { Part } from "@/components/ui/part";
import { BACKUP_FAILURES, backupCopy } from "@/lib/backup/copy";
import { readDailyBackups } from "@/lib/backup/daily/service";
import { backupQuery } from "@/lib/backup/schema";
import { painelRoutes } from "@/lib/painel-routes";
import { readSite } from "@/lib/settings/public";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: backupCopy.title };

export default async function BackupPage({ searchParams }: PageProps<"/backup">) {
  await requireAdministrator(painelRoutes.backup);
  const { erro } = backupQuery.parse(await searchParams);
  const [daily, { name }] = await Promise.all([readDailyBackups(), readSite()]);
  return (
    <div className="grid max-w-3xl gap-8">
      <EditHeader title={backupCopy.title} />
      <p className="max-w-text">
        Um arquivo só traz tudo de volta: se o disco estragar, se o computador sumir, ou para mudar de servidor.
      </p>
      <DailyBackups
        state={daily}
        siteName={name}
        setPassphrase={setBackupPassphrase}
        makeNow={makeBackupNow}
        testNow={testBackupNow}
      />
      <Part id="baixar" title="Baixar uma cópia" size="text-2xl">
        <p className="max-w-text">Para guardar fora desta máquina, com uma senha escolhida na hora.</p>
        {daily.missingInDownload > 0 && (
          <Alert>{backupCopy.incomplete(daily.missingInDownload, "A última cópia que alguém baixou")}</Alert>
        )}
        {erro && <Alert>{BACKUP_FAILURES[erro]}</Alert>}
        <BackupForm action={painelRoutes.backupFile} />
      </Part>
      <BackupNotes />
    </div>
  );
}
