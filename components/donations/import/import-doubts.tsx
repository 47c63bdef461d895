import type { ReactNode } from "react";
import { ShortDay } from "@/components/ui/short-date";
import { unknownDonor } from "@/lib/donations/copy";
import type { DoubtfulState, ImportDoubt, ImportRow } from "@/lib/donations/import/types";
import { countOf, formatCount } from "@/lib/text";

const DOUBT_TEXTS: Record<DoubtfulState, { title: string; hint: string }> = {
  similar: {
    title: "Parecidas com uma já importada",
    hint: "Esta planilha já trouxe uma doação quase igual: deve ser a mesma, corrigida na planilha ou aqui. Se for a mesma, deixe sem marcar; o que estiver errado no site, corrija na lista de doações.",
  },
  gone: {
    title: "Excluídas aqui, ou deixadas de fora antes",
    hint: "Estavam antes numa planilha, e alguém as excluiu aqui no painel ou as deixou sem marcar. Marque só o que deve entrar no site.",
  },
  elsewhere: {
    title: "Iguais a uma de outra planilha",
    hint: "Outra planilha já trouxe uma doação igual, do mesmo dia. Marque só se for mais uma doação, e não a mesma.",
  },
  typed: {
    title: "Iguais, ou quase, a uma que já está aqui",
    hint: "Alguém já digitou ou confirmou aqui uma doação igual, do mesmo dia, talvez de outra ação ou com o nome que a planilha não traz. Marque só se for mais uma doação, e não a mesma.",
  },
};

type Props = {
  doubts: ImportDoubt[];
  /** Numbers of the lines to import. */
  ticked: ReadonlySet<number>;
  tick: (lines: number[], on: boolean) => void;
  disabled: boolean;
};

/** Possible duplicates, to be imported only if the person ticks them. */
export function ImportDoubts({ doubts, ticked, tick, disabled }: Props) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="text-xl">O que só você sabe</h3>
        <p className="max-w-text text-muted">Estas linhas ficam de fora. Marque as que devem entrar também.</p>
      </div>
      {doubts.map((doubt) => (
        <Doubt key={doubt.state} {...doubt} {...{ ticked, tick, disabled }} />
      ))}
    </div>
  );
}

function Doubt({ state, lines, rows, ticked, tick, disabled }: ImportDoubt & Omit<Props, "doubts">) {
  const { title, hint } = DOUBT_TEXTS[state];
  const all = lines.every((line) => ticked.has(line));
  const unlisted = lines.length - rows.length;
  return (
    <fieldset disabled={disabled} className="min-w-0 rounded-card border border-line bg-surface">
      <legend className="float-left w-full px-4 pt-3 font-semibold">
        {title} ({formatCount(lines.length)})
      </legend>
      <p className="clear-left max-w-text px-4 pb-3 text-muted text-sm">{hint}</p>
      <div className="grid divide-y divide-line border-line border-t">
        {lines.length > 1 && (
          <Tick checked={all} onChange={(on) => tick(lines, on)}>
            <span className="font-semibold">Marcar todas</span>
          </Tick>
        )}
        {rows.map((row) => (
          <Tick key={row.line} checked={ticked.has(row.line)} onChange={(on) => tick([row.line], on)}>
            <span className="text-muted text-sm">Linha {row.line}: </span>
            <span className="font-semibold">{row.gift}</span>
            <span className="block text-muted text-sm">
              <Details {...row} />
            </span>
            {row.notes && <span className="block text-muted text-sm">Observações: {row.notes}</span>}
            {row.like && (
              <span className="block text-sm">
                Já está aqui: {row.like.gift} · <Details {...row.like} />
              </span>
            )}
          </Tick>
        ))}
      </div>
      {unlisted > 0 && (
        <p className="border-line border-t px-4 py-3 text-muted">
          E mais {countOf(unlisted, "linha", "linhas")}; “Marcar todas” vale para {unlisted === 1 ? "ela" : "elas"}{" "}
          também.
        </p>
      )}
    </fieldset>
  );
}

function Details({ date, acao, donor }: Pick<ImportRow, "date" | "acao" | "donor">) {
  return (
    <>
      <ShortDay day={date} /> · {acao} · {donor || unknownDonor}
    </>
  );
}

type TickProps = { checked: boolean; onChange: (on: boolean) => void; children: ReactNode };

function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className="wrap-anywhere flex min-h-11 cursor-pointer items-start gap-3 px-4 py-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
