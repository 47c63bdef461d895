import { formatMoment } from "../dates";

/** Why the product's own database does not run: the kind of failure, and nothing of the machine. */
export const CAUSES = ["disk-full", "read-only", "no-access", "no-memory", "unknown"] as const;
export type Cause = (typeof CAUSES)[number];

/** ISO moments; an outage without `until` is still going on. */
export type Outage = { since: string; until?: string; cause: Cause };

/** Shown so long after its end. */
const SHOWN_MS = 3 * 24 * 3_600_000;

/** Whether the outage ended recently. */
export const wasLately = ({ until }: Outage) => until !== undefined && Date.now() - Date.parse(until) < SHOWN_MS;

const CAUSE_WORDS: Record<Cause, string> = {
  "disk-full": "disco cheio",
  "read-only": "disco que só permite leitura",
  "no-access": "arquivos que o banco de dados não pode usar",
  "no-memory": "encerrado pelo sistema, quase sempre por falta de memória",
  unknown: "está no registro do servidor",
};

/** 'O banco de dados parou em 03-07-2026 às 10:32 e voltou em 03-07-2026 às 10:41. Causa: disco cheio.' */
export function describeOutage({ since, until, cause }: Outage) {
  const end = until ? `voltou em ${formatMoment(until)}` : "ainda não voltou";
  return `O banco de dados parou em ${formatMoment(since)} e ${end}. Causa: ${CAUSE_WORDS[cause]}.`;
}
