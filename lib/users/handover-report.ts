import "server-only";
import { formatDate, formatMoment, wallClock } from "../dates";
import { columnsOf } from "../reports/columns";
import { writePdf } from "../reports/pdf";
import { fileOf } from "../reports/table-file";
import { handoverCopy } from "./copy";
import type { Handover } from "./handover-schema";

const { text } = columnsOf<Handover["people"][number]>();

const columns = [
  text("Pessoa", 30, ({ name }) => name),
  text("E-mail", 34, ({ email }) => email),
  text("Antes", 18, ({ before }) => before),
  text("Agora", 18, ({ after }) => after),
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
  return fileOf(`passagem-de-bastao-${wallClock(at).day}`, "pdf", writePdf(report, people));
}

function copyLine({ last, testedAt }: Copies) {
  if (!last) return "Cópia de segurança: nenhuma foi feita pelo site.";
  const tested = testedAt ? `última restauração testada em ${formatDate(testedAt)}` : "nenhuma restauração testada";
  return `Cópia de segurança: a última em ${formatMoment(last.at)}; ${tested}.`;
}
