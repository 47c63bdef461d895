import { writeFile } from "node:fs/promises";
import { StartError } from "../../lib/outage/start-error";
import { runCommand } from "../../lib/start/terminal/run";
import { createSteps } from "../../lib/start/terminal/steps";
import { administrator } from "../harness/administrator";
import { ARTICLE, FURTHER, SCREENS } from "../public-pages";
import { addArticles, measureBurst, measureCrawl } from "./bursts";
import { compareServers, loadProduct } from "./compare";
import { measureDashboard } from "./dashboard/dashboard";
import { dashboardReport } from "./dashboard/report";
import { buildEmptyPage } from "./empty-page";
import { measureFirstTaps } from "./first-taps";
import { measureFirstVisits } from "./first-visits";
import { describeMachine } from "./machine";
import { measureMemory } from "./memory";
import { startNext } from "./next-start";
import { type Options, type Part, readOptions } from "./options";
import { weighPages } from "./page-weight";
import { loadedResources, privatePages, publicPages } from "./pages";
import { phoneReport } from "./phone-report";
import { measurePhones } from "./phones";
import { type Product, startProduct } from "./product";
import { benchSections, writeSections } from "./readme";
import { type Figures, failuresOf, report } from "./report";
import { failuresOf as rowFailuresOf, rowReport, rowSummary } from "./rows/report";
import { measureRows } from "./rows/rows";

/** `npm run bench`: how fast the product answers, what its pages weigh, and how much memory it takes. */

const README = "e2e/bench/README.md";

/** Saves per page, each followed by a first visit. */
const SAVES = 7;

// The progress goes to stderr, so that the tables can go to a file.
const { step } = createSteps(process.stderr);

void runCommand(async (signal) => {
  const options = readOptions(process.argv.slice(2));
  if (options.rows) return reportRows(options, options.rows, signal);
  if (options.dashboard) return reportDashboard(options, signal);
  if (options.phones) return reportPhones(options, options.phones);
  const product = await step("Nova em produção, com banco próprio e conteúdo de exemplo", startProduct);
  const figures = await measure(product, options, signal).finally(() => step("Nova encerrado", product.stop));
  process.stdout.write(`\n${report(figures)}`);
  if (options.json) await writeFile(options.json, `${JSON.stringify(figures, undefined, 2)}\n`);
  const failures = failuresOf(figures);
  if (failures.length > 0) throw new StartError(`Houve falhas durante a medição:\n${failures.join("\n")}`);
  if (options.readme) writeSections(README, benchSections(figures));
});

async function reportRows({ json, readme }: Options, share: number, signal: AbortSignal) {
  const figures = await measureRows(share, step, signal);
  process.stdout.write(`\n${rowReport(figures)}`);
  if (json) await writeFile(json, `${JSON.stringify(figures, undefined, 2)}\n`);
  if (readme) writeSections(README, { rows: rowSummary(figures) });
  const failures = rowFailuresOf(figures);
  if (failures.length > 0) throw new StartError(`Nem tudo cresce como o logaritmo das linhas:\n${failures.join("\n")}`);
}

async function reportDashboard({ json, readme }: Options, signal: AbortSignal) {
  const figures = await measureDashboard(step, signal);
  process.stdout.write(`\n${dashboardReport(figures)}\n`);
  if (json) await writeFile(json, `${JSON.stringify(figures, undefined, 2)}\n`);
  if (readme) writeSections(README, { dashboard: dashboardReport(figures) });
}

async function reportPhones({ json, readme }: Options, runs: number) {
  const product = await step("Nova em produção, com banco próprio e conteúdo de exemplo", startProduct);
  try {
    const { origin } = product;
    const pages = await step("Lighthouse", ({ setText }) =>
      measurePhones(origin, [...SCREENS, ...FURTHER, ARTICLE], runs, (text) => setText(`Lighthouse: ${text}`)),
    );
    const taps = await step("Primeiro toque", () => measureFirstTaps(origin, ARTICLE, runs));
    const figures = { machine: describeMachine(), runs, pages, taps };
    process.stdout.write(`\n${phoneReport(figures)}\n`);
    if (json) await writeFile(json, `${JSON.stringify(figures, undefined, 2)}\n`);
    if (readme) writeSections(README, { phones: phoneReport(figures) });
  } finally {
    await step("Nova encerrado", product.stop);
  }
}

async function measure(product: Product, options: Options, signal: AbortSignal): Promise<Figures> {
  const wants = (part: Part) => options.only.includes(part);
  const startOutputLength = product.logs().length;
  const figures: Figures = { machine: describeMachine(), options, log: "" };
  signal.throwIfAborted();
  if (wants("weights")) figures.weights = await step("Peso das páginas", () => weigh(product));
  signal.throwIfAborted();
  if (wants("load")) figures.load = await underLoad(product, options);
  else if (wants("memory")) await step("Carga", async () => loadProduct(product, await resourcesOf(product), options));
  signal.throwIfAborted();
  if (wants("save")) {
    const { origin } = product;
    figures.firstVisits = await step("Primeira visita depois de salvar", () =>
      measureFirstVisits(origin, administrator, SAVES),
    );
  }
  if (wants("memory")) figures.memory = await measureMemory(product.pid);
  signal.throwIfAborted();
  if (wants("burst")) Object.assign(figures, await withBursts(product));
  return { ...figures, log: product.logs().slice(startOutputLength).trim() };
}

async function withBursts({ origin, databaseUrl }: Product) {
  await addArticles(databaseUrl);
  const burst = await step("Um salvamento a cada 0,5 s", () => measureBurst(origin, administrator));
  const crawl = await step("Rastreador depois de salvar", () => measureCrawl(origin, administrator));
  return { burst, crawl };
}

async function weigh(product: Product) {
  const empty = await buildEmptyPage();
  return [
    ...(await weighPages(await publicPages(product.origin), product.asVisitor)),
    ...(await weighPages(privatePages, await product.asAdministrator())),
    ...(await weighPages(["(página vazia do Next)"], empty)),
  ];
}

/** The other server is stopped afterwards, so that later figures are of the product alone. */
async function underLoad(product: Product, options: Options) {
  const next = await step("next start sobre o mesmo banco", () => startNext(product));
  try {
    return await step("Carga", async ({ setText }) => {
      const resources = await resourcesOf(product);
      const servers = { nova: product, next };
      const compared = await compareServers(servers, resources, options, (path) => setText(`Carga: ${path}`));
      setText(`Carga sobre ${resources.length} endereços`);
      return compared;
    });
  } finally {
    await next.stop();
  }
}

const resourcesOf = ({ origin, asVisitor }: Product) => loadedResources(origin, asVisitor);
