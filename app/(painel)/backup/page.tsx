import type { Metadata } from "next";
import { BackupForm } from "@/components/backup/backup-form";
import { BackupNotes } from "@/components/backup/backup-notes";
import { EditHeader } from "@/components/painel/edit-header";
import { Alert } from "@/components/ui/alert";
import { BACKUP_FAILURES, backupCopy } from "@/lib/backup/copy";
import { backupQuery } from "@/lib/backup/schema";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: backupCopy.title };

export default async function BackupPage({ searchParams }: PageProps<"/backup">) {
  await requireAdministrator(routes.backup);
  const { erro } = backupQuery.parse(await searchParams);
  return (
    <div className="grid max-w-3xl gap-8">
      <EditHeader title={backupCopy.title} />
      <p className="max-w-text">
        Um arquivo só traz tudo de volta: se o disco estragar, se o computador sumir, ou para mudar de servidor. Façam
        uma cópia de tempos em tempos e guardem-na fora desta máquina.
      </p>
      {erro && <Alert>{BACKUP_FAILURES[erro]}</Alert>}
      <BackupForm action={routes.backupFile} />
      <BackupNotes />
    </div>
  );
}
