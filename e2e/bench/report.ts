import type { ComparedPages, Comparison } from "./compare";
import type { Load } from "./load";
import { type Machine, machineLine } from "./machine";
import type { Memory } from "./memory";
import type { Options } from "./options";
import type { PageWeight } from "./page-weight";
import { type Column, kilobytes, markdownTable, megabytes, number } from "./table";

export interface Figures {
  machine: Machine;
  options: Options;
  load: ComparedPages;
  /** The last one is the page to compare with, an empty one. */
  weights: PageWeight[];
  memory?: Memory[];
  /** What the product printed meanwhile; healthy, it prints nothing. */
  log: string;
}

export function report(figures: Figures) {
  const { machine, options, load, weights, memory } = figures;
  const { connections, seconds } = options;
  const sections = [
    machineLine(machine),
    `### Páginas sob carga (${connections} conexões, ${seconds} s)`,
    markdownTable(loadColumns, load.pages),
    loadNote(load),
    "### O que cada página carrega (brotli 11)",
    markdownTable(weightColumns(weights.at(-1)?.scripts ?? 0), weights),
  ];
  if (memory) sections.push("### Memória depois da carga", markdownTable(memoryColumns, [...memory, totalOf(memory)]));
  return `${sections.join("\n\n")}\n`;
}

/** One line a failure; a crash between two bursts shows in the log alone. */
export function failuresOf({ load, log }: Pick<Figures, "load" | "log">) {
  const failures = load.pages.flatMap(({ page, nova, bare }) => [
    ...failedRequests(`${page} (Nova)`, nova),
    ...failedRequests(`${page} (node:http)`, bare),
  ]);
  return log ? [...failures, `O Nova escreveu:\n${log}`] : failures;
}

function failedRequests(name: string, { errors, non2xx }: Load) {
  return errors + non2xx > 0 ? [`${name}: ${errors} erros, ${non2xx} respostas fora de 2xx`] : [];
}

const milliseconds = (value: number) => number(value, 1);
const cost = ({ cpuPerAnswer }: Load) => (cpuPerAnswer === undefined ? "?" : number(cpuPerAnswer, 3));

const loadColumns: Column<Comparison>[] = [
  { title: "Página", align: "left", cell: ({ page }) => page },
  { title: "Bytes na rede", cell: ({ nova, encoding }) => `${number(nova.bytesPerAnswer)} (${encoding})` },
  { title: "Nova req/s", cell: ({ nova }) => number(nova.perSecond) },
  { title: "node:http req/s", cell: ({ bare }) => number(bare.perSecond) },
  { title: "Razão", cell: ({ nova, bare }) => number(nova.perSecond / bare.perSecond, 2) },
  { title: "Nova p50 ms", cell: ({ nova }) => milliseconds(nova.p50) },
  { title: "Nova p99 ms", cell: ({ nova }) => milliseconds(nova.p99) },
  { title: "node:http p50 ms", cell: ({ bare }) => milliseconds(bare.p50) },
  { title: "node:http p99 ms", cell: ({ bare }) => milliseconds(bare.p99) },
  { title: "Nova CPU ms/resposta", cell: ({ nova }) => cost(nova) },
  { title: "node:http CPU ms/resposta", cell: ({ bare }) => cost(bare) },
];

/** What limits the figures: a generator that is busy all the time, or a machine that has other things to do. */
function loadNote({ pages, neighbours }: ComparedPages) {
  const percent = (share: number) => `${number(share * 100)} %`;
  const busiest = (side: "nova" | "bare") => percent(Math.max(...pages.map((page) => page[side].generatorCpu)));
  const notes = [
    `O gerador de carga ocupou até ${busiest("nova")} de um núcleo com o Nova e ${busiest("bare")} com o node:http;`,
    "perto de 100 % é ele que limita a vazão, e só a CPU por resposta compara os dois.",
  ];
  if (neighbours !== undefined)
    notes.push(`Outros programas ocuparam ${percent(neighbours)} da máquina enquanto isso.`);
  return notes.join(" ");
}

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

function totalOf(memory: readonly Memory[]): Memory {
  const sum = (value: (part: Memory) => number) => memory.reduce((total, part) => total + value(part), 0);
  const total = { name: "Total", processes: sum(({ processes }) => processes), rss: sum(({ rss }) => rss) };
  return memory.every(({ pss }) => pss !== undefined) ? { ...total, pss: sum(({ pss }) => pss ?? 0) } : total;
}
