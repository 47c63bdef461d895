import type { Burst } from "./bursts";
import type { Compared, Comparison } from "./compare";
import type { FirstVisits } from "./first-visits";
import type { Load } from "./load";
import { type Machine, machineLine } from "./machine";
import { type Memory, totalOf } from "./memory";
import type { Options } from "./options";
import type { PageWeight } from "./page-weight";
import { type Side, sideNames, sides } from "./servers";
import { type Column, kilobytes, markdownTable, megabytes, number } from "./table";
import { type Verdict, verdicts } from "./targets";

export interface Figures {
  machine: Machine;
  options: Pick<Options, "seconds" | "connections">;
  load?: Compared;
  firstVisits?: FirstVisits[];
  /** Visits beside a save every 500 ms. */
  burst?: Burst;
  /** All pages at once after a save. */
  crawl?: Burst;
  /** The last entry is the empty page, for comparison. */
  weights?: PageWeight[];
  memory?: Memory[];
  /** Output of the product during the measurement; empty when it is healthy. */
  log: string;
}

export function report(figures: Figures) {
  const { machine, options, load, firstVisits, burst, crawl, weights, memory } = figures;
  const sections = [machineLine(machine)];
  const targets = verdicts(figures);
  if (targets.length > 0) sections.push("### Metas", markdownTable(targetColumns, targets));
  if (load) {
    const title = `### Sob carga (${options.connections} conexões, ${options.seconds} s cada)`;
    sections.push(title, markdownTable(loadColumns, load.resources.flatMap(loadRows)), loadNote(load));
  }
  if (firstVisits) sections.push("### Salvar e a primeira visita depois", markdownTable(visitColumns, firstVisits));
  if (burst && crawl) sections.push("### Visitas durante e depois de salvamentos", burstTable(burst, crawl));
  if (weights) {
    const empty = weights.at(-1)?.scripts ?? 0;
    sections.push("### O que cada página carrega (brotli 11)", markdownTable(weightColumns(empty), weights));
  }
  if (memory) sections.push("### Memória depois da carga", markdownTable(memoryColumns, [...memory, totalOf(memory)]));
  return `${sections.join("\n\n")}\n`;
}

/** One line per failure; a crash between two bursts shows in the log only. */
export function failuresOf({ load, log }: Pick<Figures, "load" | "log">) {
  const failures = (load?.resources ?? []).flatMap(({ resource, loads }) =>
    sides.flatMap((side) => failedRequests(`${resource.path} (${sideNames[side]})`, loads[side])),
  );
  return log ? [...failures, `O Nova escreveu:\n${log}`] : failures;
}

function failedRequests(name: string, { errors, non2xx }: Load) {
  return errors + non2xx > 0 ? [`${name}: ${errors} erros, ${non2xx} respostas fora de 2xx`] : [];
}

const milliseconds = (value: number) => number(value, 1);
const cost = ({ cpuPerAnswer }: Load) => (cpuPerAnswer === undefined ? "?" : number(cpuPerAnswer, 3));

export const targetColumns: Column<Verdict>[] = [
  { title: "Meta", align: "left", cell: ({ target }) => target },
  { title: "Medido", cell: ({ found }) => found },
  { title: "Limite", cell: ({ wanted }) => wanted },
  { title: "", align: "left", cell: ({ met }) => (met ? "cumprida" : "NÃO cumprida") },
];

interface LoadRow {
  path: string;
  side: Side;
  encoding: string;
  load: Load;
  bare: Load;
}

const loadRows = ({ resource: { path }, encoding, loads }: Comparison): LoadRow[] =>
  sides.map((side) => ({ path: side === "nova" ? path : "", side, encoding, load: loads[side], bare: loads.bare }));

const loadColumns: Column<LoadRow>[] = [
  { title: "Endereço", align: "left", cell: ({ path }) => shortened(path) },
  { title: "Servidor", align: "left", cell: ({ side }) => sideNames[side] },
  { title: "Bytes na rede", cell: ({ load }) => number(load.bytesPerAnswer) },
  { title: "req/s", cell: ({ load }) => number(load.perSecond) },
  { title: "÷ node:http", cell: ({ load, bare }) => number(load.perSecond / bare.perSecond, 2) },
  { title: "p50 ms", cell: ({ load }) => milliseconds(load.p50) },
  { title: "p99 ms", cell: ({ load }) => milliseconds(load.p99) },
  { title: "CPU ms/resposta", cell: ({ load }) => cost(load) },
  { title: "gerador", cell: ({ load }) => `${number(load.generatorCpu * 100)} %` },
];

/** File names carry no information and would widen the table. */
export const shortened = (path: string) => (path.length > 32 ? `${path.slice(0, 31)}…` : path);

/** Limits of the figures: a saturated generator, or a machine that is busy otherwise. */
function loadNote({ neighbours }: Compared) {
  const notes = [
    "'gerador' é quanto de um núcleo o gerador de carga ocupou; perto de 100 % é ele que limita a vazão, e só a CPU por",
    "resposta compara os servidores.",
  ];
  if (neighbours !== undefined)
    notes.push(`Outros programas ocuparam ${number(neighbours * 100)} % da máquina enquanto isso.`);
  return notes.join(" ");
}

const listed = (values: readonly number[]) => values.map((value) => number(value)).join(" ");

const visitColumns: Column<FirstVisits>[] = [
  { title: "Página", align: "left", cell: ({ page }) => page },
  { title: "Salvar, ms cada", cell: ({ saves }) => listed(saves) },
  { title: "Primeira visita, ms cada", cell: ({ visits }) => listed(visits) },
];

export function burstTable(burst: Burst, crawl: Burst) {
  return markdownTable(burstColumns, [
    { ...burst, name: "um a cada 0,5 s, vinte páginas" },
    { ...crawl, name: "um, e o mapa do site inteiro" },
  ]);
}

const burstColumns: Column<Burst & { name: string }>[] = [
  { title: "Salvamentos", align: "left", cell: ({ name }) => name },
  { title: "Quantos", cell: ({ saves }) => number(saves) },
  { title: "o mais lento, ms", cell: ({ slowestSave }) => number(slowestSave) },
  { title: "Visitas", cell: ({ visits }) => number(visits) },
  { title: "por segundo", cell: ({ perSecond }) => number(perSecond) },
  { title: "p50 ms", cell: ({ p50 }) => number(p50) },
  { title: "p99 ms", cell: ({ p99 }) => number(p99) },
  { title: "com falha", cell: ({ failed }) => number(failed) },
  { title: "página antiga", cell: ({ old }) => number(old) },
];

function weightColumns(empty: number): Column<PageWeight>[] {
  const beyond = ({ scripts }: PageWeight) => kilobytes(scripts - empty);
  return [
    { title: "Página", align: "left", cell: ({ page }) => page },
    { title: "JavaScript", cell: ({ scripts }) => kilobytes(scripts) },
    { title: "Além da página vazia", cell: beyond },
    { title: "Arquivos", cell: ({ scriptFiles }) => number(scriptFiles) },
    { title: "HTML", cell: ({ html }) => kilobytes(html) },
    { title: "CSS", cell: ({ styles }) => kilobytes(styles) },
  ];
}

const memoryColumns: Column<Memory>[] = [
  { title: "Parte", align: "left", cell: ({ name }) => name },
  { title: "Processos", cell: ({ processes }) => number(processes) },
  { title: "RSS", cell: ({ rss }) => megabytes(rss) },
  { title: "PSS", cell: ({ pss }) => (pss === undefined ? "?" : megabytes(pss)) },
];
