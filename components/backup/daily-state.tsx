import { Alert } from "@/components/ui/alert";
import { backupCopy } from "@/lib/backup/copy";
import type { DailyBackups } from "@/lib/backup/daily/types";
import { inMegabytes } from "@/lib/bytes";
import { formatMoment } from "@/lib/dates";

/** When the last backup was made and tested, and where the backups are. */
export function DailyState({ state: { last, testedAt, bucket, isLate } }: { state: DailyBackups }) {
  return (
    <>
      {isLate && <Alert>Há mais de um dia sem cópia. Faça uma agora, e avise quem cuida da hospedagem.</Alert>}
      {last?.missing ? <Alert>{backupCopy.incomplete(last.missing)}</Alert> : null}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact term="Última cópia">
          {last
            ? `${formatMoment(last.at)} (${inMegabytes(last.bytes)})`
            : "Ainda nenhuma: a primeira sai em até um dia."}
        </Fact>
        <Fact term="Última restauração testada">
          {testedAt ? formatMoment(testedAt) : "Ainda nenhuma: o site testa uma por mês, sozinho."}
        </Fact>
        <Fact term="Onde ficam">
          {bucket
            ? `No armazenamento ${bucket}, fora desta máquina.`
            : "Nesta máquina, na pasta backups dos dados. Se o disco estragar, vão junto: baixe uma cópia de vez em quando, ou peça a quem cuida da hospedagem um armazenamento fora dela."}
        </Fact>
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="font-semibold">{term}</dt>
      <dd className="wrap-anywhere text-muted">{children}</dd>
    </>
  );
}
