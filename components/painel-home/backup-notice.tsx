import { NowrapDates } from "@/components/ui/nowrap-dates";
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
      <NowrapDates>{quietLine(backups)}</NowrapDates>
    </p>
  );
}

function quietLine({ last, testedAt }: DailyBackups) {
  const made = last
    ? `Última cópia de segurança em ${formatMoment(last.at)}`
    : "A primeira cópia de segurança sai em até um dia";
  const tested = testedAt
    ? `última restauração testada em ${formatDate(testedAt)}`
    : "nenhuma restauração testada ainda";
  return `${made}; ${tested}.`;
}

function warningOf({ isOn, isLate, last, failure }: DailyBackups) {
  if (!isOn) return "As cópias de segurança diárias estão desligadas: se o disco estragar, perde-se tudo.";
  if (isLate) return "Há mais de um dia sem cópia de segurança.";
  if (failure) return `A última tentativa de cópia ou de teste falhou: ${failure.text}`;
  return last?.missing ? backupCopy.incomplete(last.missing) : undefined;
}
