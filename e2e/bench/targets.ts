import { routes } from "../../lib/routes";
import type { Burst } from "./bursts";
import type { Compared, Comparison } from "./compare";
import type { FirstVisits } from "./first-visits";
import { type Memory, totalOf } from "./memory";
import type { PageWeight } from "./page-weight";
import { isVisitors, type Resource } from "./pages";
import type { Side } from "./servers";
import { kilobytes, megabytes, milliseconds, number } from "./table";

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
  burst?: Burst;
  crawl?: Burst;
  memory?: Memory[];
  weights?: PageWeight[];
}

export function verdicts({ load, firstVisits, burst, crawl, memory, weights }: Measured): Verdict[] {
  return [
    ...(load ? loadVerdicts(load.resources) : []),
    ...(firstVisits ? firstVisitVerdicts(firstVisits) : []),
    ...(burst ? burstVerdicts(burst) : []),
    ...(crawl ? [atLeast("Rastreador depois de salvar, páginas por segundo", crawl.perSecond, 25, number)] : []),
    ...(memory ? [memoryVerdict(memory)] : []),
    ...(weights ? weightVerdicts(weights) : []),
  ];
}

function loadVerdicts(resources: readonly Comparison[]) {
  const of = (kind: Resource["kind"]) => resources.filter(({ resource }) => resource.kind === kind);
  return [
    atLeast("Página ÷ node:http", worstRate(of("page"), "nova", "bare"), 0.7),
    atLeast("Página ÷ next start", worstRate(of("page"), "nova", "next"), 10),
    atLeast("Leitura da API ÷ node:http", worstRate(of("api"), "nova", "bare"), 0.5),
    atLeast("/_next/static ÷ node:http", worstRate(of("static"), "nova", "bare"), 0.7),
    atLeast("Imagem ÷ node:http", worstRate(of("picture"), "nova", "bare"), 0.7),
    atMost("p99 ÷ node:http", Math.max(...resources.map(({ loads }) => loads.nova.p99 / loads.bare.p99)), 3, ratio),
  ];
}

function worstRate(resources: readonly Comparison[], side: Side, other: Side) {
  return Math.min(...resources.map(({ loads }) => loads[side].perSecond / loads[other].perSecond));
}

/** The slowest one depends on what else the machine did. */
function firstVisitVerdicts(firstVisits: readonly FirstVisits[]) {
  const sorted = firstVisits.flatMap(({ visits }) => visits).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return [
    atMost("Primeira visita depois de salvar, mediana", at(0.5), 60, milliseconds),
    atMost("Primeira visita depois de salvar, 95 % delas", at(0.95), 120, milliseconds),
  ];
}

function burstVerdicts({ p99, failed, old }: Burst) {
  return [
    atMost("Um salvamento a cada 0,5 s e 200 visitas/s, p99", p99, 1_000, milliseconds),
    atMost("… visitas com falha ou página antiga", failed + old, 0, number),
  ];
}

function memoryVerdict(memory: readonly Memory[]): Verdict {
  const { rss, pss = rss } = totalOf(memory);
  const limit = 450 * 1024 * 1024;
  const target = "Memória do produto inteiro";
  return { target, found: megabytes(pss), wanted: `< ${megabytes(limit)}`, met: pss < limit };
}

/** Scripts of the heaviest page for visitors, and the first screen of the home page. The last weight is the empty page's. */
function weightVerdicts(weights: readonly PageWeight[]) {
  const empty = weights.at(-1)?.scripts ?? 0;
  const pages = weights.slice(0, -1).filter(({ page }) => isVisitors(page));
  const heaviest = Math.max(...pages.map(({ scripts }) => scripts));
  const { styles, fonts, hero } = pages.find(({ page }) => page === routes.home) ?? NOT_MEASURED;
  return [
    atMost("JavaScript além da página vazia", heaviest - empty, 25_000, kilobytes),
    atMost("CSS, fontes e foto da primeira tela do início", styles + fonts + hero, 60_000, kilobytes),
  ];
}

const NOT_MEASURED = { styles: Number.NaN, fonts: Number.NaN, hero: Number.NaN };

const ratio = (value: number) => number(value, 2);

export const atLeast = (target: string, value: number, limit: number, show = ratio): Verdict => ({
  ...{ target, found: show(value), wanted: `≥ ${show(limit)}`, met: value >= limit },
});

export const atMost = (target: string, value: number, limit: number, show: (value: number) => string): Verdict => ({
  ...{ target, found: show(value), wanted: `≤ ${show(limit)}`, met: value <= limit },
});
