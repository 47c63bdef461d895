import { writeFile } from "node:fs/promises";
import { runCommand } from "../../lib/start/run";
import { createSteps, StartError } from "../../lib/start/steps";
import { comparePages } from "./compare";
import { buildEmptyPage } from "./empty-page";
import { describeMachine } from "./machine";
import { measureMemory } from "./memory";
import { type Options, readOptions } from "./options";
import { type SiteSource, weighPages } from "./page-weight";
import { loadedPages, otherPublicPages, privatePages } from "./pages";
import { type Product, startProduct } from "./product";
import { type Figures, failuresOf, report } from "./report";
import { failuresOf as rowFailuresOf, rowReport } from "./rows/report";
import { measureRows } from "./rows/rows";

/** `npm run bench`: how fast the product answers, what its pages weigh, and how much memory it takes. */

// The progress goes to stderr, so that the tables can go to a file.
const { step } = createSteps(process.stderr);

void runCommand(async ({ signal }) => {
  const options = readOptions(process.argv.slice(2));
  if (options.rows) return reportRows(options, options.rows, signal);
  const empty = await step("Página vazia do Next, para comparar", buildEmptyPage);
  signal.throwIfAborted();
  const product = await step("Nova em produção, com banco próprio e conteúdo de exemplo", startProduct);
  const figures = await measure(product, empty, options, signal).finally(() => step("Nova encerrado", product.stop));
  process.stdout.write(`\n${report(figures)}`);
  if (options.json) await writeFile(options.json, `${JSON.stringify(figures, undefined, 2)}\n`);
  const failures = failuresOf(figures);
  if (failures.length > 0) throw new StartError(`Houve falhas durante a medição:\n${failures.join("\n")}`);
});

async function reportRows({ json }: Options, share: number, signal: AbortSignal) {
  const figures = await measureRows(share, step, signal);
  process.stdout.write(`\n${rowReport(figures)}`);
  if (json) await writeFile(json, `${JSON.stringify(figures, undefined, 2)}\n`);
  const failures = rowFailuresOf(figures);
  if (failures.length > 0) throw new StartError(`Nem tudo cresce como o logaritmo das linhas:\n${failures.join("\n")}`);
}

async function measure(product: Product, empty: SiteSource, options: Options, signal: AbortSignal): Promise<Figures> {
  signal.throwIfAborted();
  const machine = describeMachine();
  const pages = await loadedPages(product.origin);
  const welcome = product.logs().length;
  const weights = await step("Peso das páginas", async () => [
    ...(await weighPages([...pages, ...otherPublicPages], product.asVisitor)),
    ...(await weighPages(privatePages, await product.asAdministrator())),
    ...(await weighPages(["(página vazia do Next)"], empty)),
  ]);
  signal.throwIfAborted();
  const load = await step("Carga", async ({ say }) => {
    const compared = await comparePages(product.origin, pages, options, (page) => say(`Carga: ${page}`));
    say(`Carga sobre ${pages.length} páginas`);
    return compared;
  });
  const memory = await measureMemory();
  return { machine, options, load, weights, memory, log: product.logs().slice(welcome).trim() };
}
