import type { ReactNode } from "react";
import { ShortDay } from "@/components/ui/short-date";
import { unknownDonor } from "@/lib/donations/copy";
import type { ImportProblem, ImportRemark, ImportRow, ImportRowState } from "@/lib/donations/import/types";
import { manageDonationCopy } from "@/lib/donations/manage-copy";
import { countOf } from "@/lib/text";

type ListProps = { title: string; children: ReactNode; more: number; nouns: [one: string, several: string] };

/** The first of some items, and how many more there are. */
function List({ title, children, more, nouns }: ListProps) {
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{title}</h3>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">{children}</ul>
      {more > 0 && <p className="text-muted">E mais {countOf(more, ...nouns)}.</p>}
    </div>
  );
}

export function Problems({ problems, more }: { problems: ImportProblem[]; more: number }) {
  return (
    <List title="O que corrigir" more={more} nouns={["problema", "problemas"]}>
      {problems.map(({ line, column, value, message }) => (
        <Cell key={`${line} ${column}`} line={line} column={column}>
          {message}
          {value !== "" && <span className="text-muted"> · está escrito “{value}”</span>}
        </Cell>
      ))}
    </List>
  );
}

export function Remarks({ remarks, more }: { remarks: ImportRemark[]; more: number }) {
  return (
    <List title="O que arredondamos" more={more} nouns={["número arredondado", "números arredondados"]}>
      {remarks.map(({ line, column, was, is }) => (
        <Cell key={`${line} ${column}`} line={line} column={column}>
          {was} entra como {is}
        </Cell>
      ))}
    </List>
  );
}

/** A message about one cell of the file. */
function Cell({ line, column, children }: { line: number; column: string; children: ReactNode }) {
  return (
    <li className="wrap-anywhere grid gap-x-4 px-4 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <span className="font-semibold">
        Linha {line}, {column}
      </span>
      <span>{children}</span>
    </li>
  );
}

const STATES: Record<ImportRowState, string> = {
  new: "Nova",
  known: "Já importada",
  typed: "Igual a uma digitada",
  similar: "Parecida com uma já importada",
  gone: "Excluída aqui, ou deixada de fora antes",
  elsewhere: "Igual a uma de outra planilha",
  wrong: "",
};

export function RowList({ rows, more }: { rows: ImportRow[]; more: number }) {
  return (
    <List title="Linha por linha" more={more} nouns={["linha", "linhas"]}>
      {rows.map(({ line, state, date, donor, donorPublic, gift, acao, campanha, notes }) => (
        <li key={line} className="wrap-anywhere grid grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,7rem)] gap-x-3 px-4 py-3">
          <span className="text-muted tabular-nums">
            <span className="sr-only">Linha </span>
            {line}
          </span>
          <p>
            <span className="font-semibold">{gift}</span>
            <span className="block text-muted text-sm">
              <ShortDay day={date} /> · {acao} · {campanha && `${manageDonationCopy.ofCampaign(campanha)} · `}
              {donor || unknownDonor}
              {donor && (
                <span className={donorPublic ? "font-semibold text-ink" : ""}>
                  {` · ${manageDonationCopy.whereName(donorPublic)}`}
                </span>
              )}
              {notes && <span className="block">Observações: {notes}</span>}
            </span>
          </p>
          <span className={`text-right ${state === "new" ? "text-leaf" : "text-muted"}`}>{STATES[state]}</span>
        </li>
      ))}
    </List>
  );
}
