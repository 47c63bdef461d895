import { type Load, type Row, rehearse } from "./rehearse";
import type { Scenario } from "./scenarios";
import { openStage, whyNot } from "./stages";

export interface Options extends Load {
  /** More of the product's variables. */
  env?: Record<string, string>;
}

/** Why there is no row. */
export interface Skipped {
  scenario: Scenario;
  reason: string;
}

interface Call {
  say(text: string): void;
  signal?: AbortSignal;
}

/** Each stage is opened once, for all of its scenarios one after the other. */
export async function drill(scenarios: readonly Scenario[], options: Options, call: Call): Promise<(Row | Skipped)[]> {
  const found: (Row | Skipped)[] = [];
  for (const kind of new Set(scenarios.map(({ stage }) => stage))) {
    const here = scenarios.filter(({ stage }) => stage === kind);
    const reason = whyNot(kind);
    if (reason) found.push(...here.map((scenario) => ({ scenario, reason })));
    else found.push(...(await onStage(kind, here, options, call)));
  }
  return found;
}

async function onStage(
  kind: Scenario["stage"],
  scenarios: readonly Scenario[],
  { env = {}, ...load }: Options,
  { say, signal }: Call,
) {
  say(STAGES[kind]);
  const stage = await openStage(kind, env);
  const rows: Row[] = [];
  try {
    for (const [index, scenario] of scenarios.entries()) {
      signal?.throwIfAborted();
      say(`  ${scenario.title}`);
      const row = await rehearse(scenario, stage, load, signal);
      rows.push(row);
      // The next one is about its own damage.
      if (row.wholeAfter === undefined && index < scenarios.length - 1) await stage.product.restart();
    }
  } finally {
    await stage.close();
  }
  return rows;
}

const STAGES: Record<Scenario["stage"], string> = {
  own: "Nova com banco próprio",
  line: "Nova com banco externo, atrás de uma linha que se pode cortar",
  disk: "Nova em um disco pequeno",
};
