import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { createSteps } from "../../../lib/start/steps";
import { startEmbedded } from "../../../prisma/embedded";
import { applyMigrations } from "../../../prisma/migrate";
import { administrator } from "../../harness/administrator";
import { startNova } from "../../harness/nova";
import { describeMachine } from "../machine";
import { addRows, NOTHING, prepareRows, sizeOf } from "./fill";
import { measureAddresses, measureSaves } from "./measure";
import { explainInto } from "./plans";
import { compare, type RowFigures } from "./report";
import { openRequests } from "./requests";

/** The small database has a hundredth of the rows of the other one. */
const SMALL = 1 / 100;

type Step = ReturnType<typeof createSteps>["step"];

/** `npm run bench -- --rows`: the product over few rows, and then over all of them, in a database that goes with it. */
export async function measureRows(share: number, step: Step, signal: AbortSignal): Promise<RowFigures> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "nova-rows-"));
  const database = await startEmbedded({ dataDir: folder, durable: false });
  const [small, full] = [sizeOf(share * SMALL), sizeOf(share)];
  try {
    await step("Banco com poucas linhas", async () => {
      await applyMigrations(database.url);
      await prepareRows(database.url);
      await addRows(database.url, NOTHING, small);
    });
    signal.throwIfAborted();
    const product = await step("Nova em produção sobre ele", () => startProduct(database.url));
    try {
      const explain = await explainInto(database.url, path.join(folder, "postgres.log"));
      const origin = product.url.replace("localhost", "127.0.0.1");
      const requests = await openRequests(origin);
      const measured = (name: string, size: typeof full) =>
        step(name, async ({ say }) => {
          signal.throwIfAborted();
          const answers = await measureAddresses(size, { pid: product.pid, requests, explain }, (address) =>
            say(`${name}: ${address}`),
          );
          say(name);
          return { answers, saves: await measureSaves(requests) };
        });
      const before = await measured("Medição com poucas linhas", small);
      const filling = performance.now();
      await step("Banco com todas as linhas", () => addRows(database.url, small, full));
      const filled = performance.now() - filling;
      const after = await measured("Medição com todas as linhas", full);
      await explain.close();
      const saves = after.saves.map(({ room, ms }, index) => ({ room, small: before.saves[index]?.ms ?? 0, full: ms }));
      return {
        machine: describeMachine(),
        small,
        full,
        filled,
        saves,
        addresses: compare(full, before.answers, after.answers),
      };
    } finally {
      await step("Nova encerrado", product.stop);
    }
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function startProduct(databaseUrl: string) {
  const { name, email, password } = administrator;
  const env = { SAMPLE_DATA: "0", ADMIN_NAME: name, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, PAGE_CACHE_MB: "0" };
  return startNova({ databaseUrl, env });
}
