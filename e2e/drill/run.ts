import { type Load, type Row, rehearse } from "./rehearse";
import type { Scenario } from "./scenarios";
import { openStage, unavailableReason } from "./stages";

export interface Options extends Load {
  /** Further environment variables of the product. */
  env?: Record<string, string>;
}

/** A scenario that cannot run on this system. */
export interface Skipped {
  scenario: Scenario;
  reason: string;
}

export interface Found {
  rows: (Row | Skipped)[];
  /** Errors that ended a scenario early. */
  broken: string[];
}

interface Call {
  say(text: string): void;
  signal?: AbortSignal;
}

/** Opens each stage once and runs its scenarios one after the other. */
export async function drill(scenarios: readonly Scenario[], options: Options, call: Call): Promise<Found> {
  const found: Found = { rows: [], broken: [] };
  for (const kind of new Set(scenarios.map(({ stage }) => stage))) {
    const here = scenarios.filter(({ stage }) => stage === kind);
    const reason = unavailableReason(kind);
    if (reason) found.rows.push(...here.map((scenario) => ({ scenario, reason })));
    else await onStage(kind, here, options, call, found).catch((error) => found.broken.push(`${kind}: ${error}`));
  }
  return found;
}

async function onStage(
  kind: Scenario["stage"],
  scenarios: readonly Scenario[],
  { env = {}, ...load }: Options,
  { say, signal }: Call,
  { rows, broken }: Found,
) {
  say(STAGES[kind]);
  const stage = await openStage(kind, env);
  try {
    for (const [index, scenario] of scenarios.entries()) {
      signal?.throwIfAborted();
      say(`  ${scenario.title}`);
      const row = await rehearse(scenario, stage, load, signal).catch((error) => {
        broken.push(`${scenario.name}: ${error}`);
      });
      if (row) rows.push(row);
      // A product that has not recovered would spoil the next scenario.
      if (row?.recoverySeconds === undefined && index < scenarios.length - 1) await stage.product.restart();
    }
  } finally {
    await stage.close();
  }
}

const STAGES: Record<Scenario["stage"], string> = {
  own: "Nova com banco próprio",
  line: "Nova com banco externo, atrás de uma linha que se pode cortar",
  disk: "Nova em um disco pequeno",
};
