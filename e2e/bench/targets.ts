import type { Compared, Comparison } from "./compare";
import type { FirstVisits } from "./first-visits";
import { type Memory, totalOf } from "./memory";
import type { Resource } from "./pages";
import type { Side } from "./servers";
import { megabytes, number } from "./table";

/** A target of the product with the measured value. */
export interface Verdict {
  target: string;
  /** The worst value of several paths. */
  found: string;
  wanted: string;
  met: boolean;
}

interface Measured {
  load?: Compared;
  firstVisits?: FirstVisits[];
  memory?: Memory[];
}

export function verdicts({ load, firstVisits, memory }: Measured): Verdict[] {
  return [
    ...(load ? loadVerdicts(load.resources) : []),
    ...(firstVisits ? [firstVisitVerdict(firstVisits)] : []),
    ...(memory ? [memoryVerdict(memory)] : []),
  ];
}

function loadVerdicts(resources: readonly Comparison[]) {
  const of = (kind: Resource["kind"]) => resources.filter(({ resource }) => resource.kind === kind);
  return [
    atLeast("Página, um processo ÷ node:http", worstRate(of("page"), "nova", "bare"), 0.7),
    atLeast("Página, um processo ÷ next start", worstRate(of("page"), "nova", "next"), 10),
    atLeast("Página, WORKERS=2 ÷ node:http", worstRate(of("page"), "workers", "bare"), 1.1),
    atLeast("Leitura da API, um processo ÷ node:http", worstRate(of("api"), "nova", "bare"), 0.5),
    atLeast("/_next/static ÷ node:http", worstRate(of("static"), "nova", "bare"), 0.7),
    atLeast("Imagem ÷ node:http", worstRate(of("picture"), "nova", "bare"), 0.7),
    atMost("p99 ÷ node:http", Math.max(...resources.map(({ loads }) => loads.nova.p99 / loads.bare.p99)), 3, ratio),
  ];
}

function worstRate(resources: readonly Comparison[], side: Side, other: Side) {
  return Math.min(...resources.map(({ loads }) => loads[side].perSecond / loads[other].perSecond));
}

/** Judged by the median, as a single value depends on what else the machine did. */
function firstVisitVerdict(firstVisits: readonly FirstVisits[]) {
  const sorted = firstVisits.flatMap(({ visits }) => visits).sort((one, other) => one - other);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const verdict = atMost("Primeira visita depois de salvar", median, 100, milliseconds);
  return { ...verdict, found: `${verdict.found} (pior: ${milliseconds(sorted.at(-1) ?? Number.NaN)})` };
}

function memoryVerdict(memory: readonly Memory[]): Verdict {
  const { rss, pss = rss } = totalOf(memory);
  const limit = 450 * 1024 * 1024;
  const target = "Memória do produto inteiro";
  return { target, found: megabytes(pss), wanted: `< ${megabytes(limit)}`, met: pss < limit };
}

const ratio = (value: number) => number(value, 2);
const milliseconds = (value: number) => `${number(value)} ms`;

export const atLeast = (target: string, value: number, limit: number, show = ratio): Verdict => ({
  ...{ target, found: show(value), wanted: `≥ ${show(limit)}`, met: value >= limit },
});

export const atMost = (target: string, value: number, limit: number, show: (value: number) => string): Verdict => ({
  ...{ target, found: show(value), wanted: `≤ ${show(limit)}`, met: value <= limit },
});
