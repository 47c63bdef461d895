import "server-only";
import { formatDate, formatMoment } from "../dates";
import { writePdf } from "../reports/pdf";
import type { Column } from "../reports/report";
import { handoverCopy } from "./copy";
import type { Handover } from "./handover-schema";

type Person = Handover["people"][number];

const columns: Column<Person>[] = [
  { label: "Pessoa", kind: "text", width: 30, value: ({ name }) => name },
  { label: "E-mail", kind: "text", width: 34, value: ({ email }) => email },
  { label: "Antes", kind: "text", width: 18, value: ({ before }) => before },
  { label: "Agora", kind: "text", width: 18, value: ({ after }) => after },
];

/** The last backup, and the last test of restoring one. */
type Copies = { last?: { at: string }; testedAt?: string };

type Options = { organisation: string; logo?: Buffer; handover: Handover; backups: Copies; keys: readonly string[] };

/** The document of a handover: who handed over to whom, the state of the backups, which keys must be exchanged. */
export function handoverReport({ organisation, logo, handover: { at, by, people }, backups, keys }: Options) {
  const about = [
    `Feita em ${formatMoment(at)}, por ${by}.`,
    handoverCopy.ended,
    copyLine(backups),
    `A trocar fora do site: ${keys.join("; ")}.`,
    "",
    "Quem entrega: ______________________________________    Quem recebe: ______________________________________",
  ];
  const report = { organisation, logo, title: "Passagem de bastão", about, columns, totals: () => [] };
  return {
    name: `passagem-de-bastao-${at.slice(0, 10)}.pdf`,
    type: "application/pdf",
    content: writePdf(report, each(people)),
  };
}

function copyLine({ last, testedAt }: Copies) {
  if (!last) return "Cópia de segurança: nenhuma foi feita pelo site.";
  const tested = testedAt ? `última restauração testada em ${formatDate(testedAt)}` : "nenhuma restauração testada";
  return `Cópia de segurança: a última em ${formatMoment(last.at)}; ${tested}.`;
}

async function* each(people: readonly Person[]) {
  yield* people;
}
