import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { scratchDatabase } from "../harness/database";
import { databaseProxy } from "../harness/database-proxy";
import { copyPrepared } from "../harness/prepared";
import { startDrilled } from "./product";
import type { Scenario, Stage } from "./scenarios";
import { mountSmallDisk, smallDiskUnavailable } from "./small-disk";

/**
 * The targets of a kind of scenario. If a step of opening fails, the earlier ones are undone; `close` undoes all, last
 * first.
 */
export interface OpenStage extends Stage {
  /** Rejects when the product exits with an error. */
  close(): Promise<void>;
}

/** Why scenarios of this kind cannot run here; undefined if they can. */
export function unavailableReason(stage: Scenario["stage"]) {
  return stage === "disk" ? smallDiskUnavailable() : undefined;
}

export async function openStage(kind: Scenario["stage"], env: Record<string, string>): Promise<OpenStage> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    const failures: unknown[] = [];
    for (const step of undo.reverse()) await step().catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    const disk = kind === "disk" ? await mountSmallDisk() : undefined;
    if (disk) undo.push(disk.unmount);
    const dataDir = disk?.folder ?? (await mkdtemp(path.join(os.tmpdir(), "nova-drill-")));
    if (!disk) undo.push(() => rm(dataDir, { recursive: true, force: true }));
    const database = kind === "line" ? await scratchDatabase() : undefined;
    if (database) undo.push(database.stop);
    const line = database && (await databaseProxy(database.url));
    if (line) undo.push(line.cut);
    // `npm test` has one prepared; what a first start does is tested elsewhere.
    if (kind === "own" && process.env.NOVA_E2E_PREPARED) await copyPrepared("sample", dataDir);
    const product = await startDrilled({ dataDir, databaseUrl: line?.url, env });
    undo.push(async () => {
      const code = await product.stop();
      if (code !== 0) throw new Error(`O Nova terminou com o código ${code}:\n${product.logs()}`);
    });
    return { product, line, disk, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}
