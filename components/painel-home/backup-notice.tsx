import { backupCopy } from "@/lib/backup/copy";
import type { DailyBackups } from "@/lib/backup/daily/types";
import { formatDate, formatMoment } from "@/lib/dates";
import { painelRoutes } from "@/lib/painel-routes";
import { Notice } from "./notice";

/** The state of the daily backups: a warning when the site could not be restored, else a quiet line. */
export function BackupNotice({ backups }: { backups: DailyBackups }) {
  const warning = warningOf(backups);
  const link = { href: painelRoutes.backup, label: backups.isOn ? "Ver as cópias" : "Ligar as cópias" };
  if (warning) return <Notice link={link}>{warning}</Notice>;
  return (
    <p className="text-muted text-sm">
      {backups.last
        ? `Última cópia de segurança em ${formatMoment(backups.last.at)}`
        : "A primeira cópia de segurança sai em até um dia"}
      ;{" "}
      {backups.testedAt
        ? `última restauração testada em ${formatDate(backups.testedAt)}.`
        : "nenhuma restauração testada ainda."}
    </p>
  );
}

function warningOf({ isOn, isLate, last, failure }: DailyBackups) {
  if (!isOn) return "As cópias de segurança diárias estão desligadas: se o disco estragar, perde-se tudo.";
  if (isLate) return "Há mais de um dia sem cópia de segurança.";
  if (failure) return `A última tentativa de cópia ou de teste falhou: ${failure.text}`;
  return last?.missing ? backupCopy.incomplete(last.missing) : undefined;
}
