import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startEmbedded } from "../../../lib/start/postgres/embedded";
import type { createSteps } from "../../../lib/start/terminal/steps";
import { applyMigrations } from "../../../prisma/migrate";
import { administrator } from "../../harness/administrator";
import { startNova } from "../../harness/nova";
import { describeMachine } from "../machine";
import { addRows, prepareRows } from "./fill";
import { measureAddresses, measureSaves } from "./measure";
import { explainInto } from "./plans";
import { compare, type RowFigures } from "./report";
import { openRequests } from "./requests";
import { checkSitemap } from "./sitemap";
import { NO_ROWS, type Size, sizeOf } from "./tables";

/** Rows of the small database as a share of the large one's. */
const SMALL_SHARE = 1 / 100;

type Step = ReturnType<typeof createSteps>["step"];

/** `npm run bench -- --rows`: measures the product over few rows, then over all of them, in a temporary database. */
export async function measureRows(share: number, step: Step, signal: AbortSignal): Promise<RowFigures> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "nova-rows-"));
  const database = await startEmbedded({ dataDir: folder, durable: false });
  const [small, full] = [sizeOf(share * SMALL_SHARE), sizeOf(share)];
  try {
    await applyMigrations(database.url);
    await prepareRows(database.url);
    const explain = await explainInto(database.superuserUrl, path.join(folder, "postgres.log"));
    const measured = async (which: string, from: Size, to: Size) => {
      signal.throwIfAborted();
      const fillMs = await timed(() =>
        step(`Banco com ${which} linhas`, () => addRows(database.superuserUrl, from, to)),
      );
      signal.throwIfAborted();
      const product = await step("Nova em produção sobre ele", () => startOver(database.url));
      try {
        const origin = product.url.replace("localhost", "127.0.0.1");
        const requests = await openRequests(origin);
        const name = `Medição com ${which} linhas`;
        return await step(name, async ({ setText }) => {
          const tell = (address: string) => {
            signal.throwIfAborted();
            setText(`${name}: ${address}`);
          };
          const answers = await measureAddresses(to, { pid: product.pid, requests, explain }, tell);
          setText(name);
          const saves = await measureSaves(requests);
          return { fillMs, answers, saves, sitemap: await checkSitemap(origin, database.url) };
        });
      } finally {
        await step("Nova encerrado", product.stop);
      }
    };
    const before = await measured("poucas", NO_ROWS, small);
    const after = await measured("todas as", small, full);
    await explain.close();
    const saves = after.saves.map(({ room, ms }, index) => ({ room, small: before.saves[index]?.ms ?? 0, full: ms }));
    const addresses = compare(full, before.answers, after.answers);
    const { fillMs, sitemap } = after;
    return { machine: describeMachine(), small, full, fillMs, saves, addresses, sitemap };
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The product over a database that has its rows, without the page cache. */
export function startOver(databaseUrl: string) {
  const { name, email, password } = administrator;
  const env = { SAMPLE_DATA: "0", ADMIN_NAME: name, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, PAGE_CACHE_MB: "0" };
  return startNova({ databaseUrl, env });
}
