import { StartError } from "../../lib/outage/start-error";
import { readArguments } from "../../lib/start/terminal/arguments";
import { wholeNumber } from "../bench/options";
import type { Options } from "./run";
import { type Scenario, scenarios, short } from "./scenarios";

export interface DrillOptions extends Options {
  scenarios: readonly Scenario[];
  /** Writes the table into the README. */
  readme: boolean;
}

const usage = `npm run drill -- [--short] [--only ${scenarios.map(({ name }) => name).join(",")}] [--rate 200] [--readme]`;

/** The watchdog's limit for a silent Next thread; in production it is 30 s. */
const HANG_LIMIT_MS = 6_000;

export function readOptions(args: readonly string[]): DrillOptions {
  const { only, short: isShort, rate, readme } = parse(args);
  if (readme && (only || isShort)) throw new StartError("--readme quer todas as falhas.", usage);
  const names = only?.split(",").map((name) => name.trim()) ?? (isShort ? short : scenarios.map(({ name }) => name));
  const unknown = names.find((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown !== undefined) throw new StartError(`Não há a falha "${unknown}".`, usage);
  return {
    scenarios: scenarios.filter(({ name }) => names.includes(name)),
    readme,
    perSecond: wholeNumber("--rate", rate ?? (isShort ? "60" : "200"), 1000, usage),
    pauseMs: 250,
    maxRecoverySeconds: 45,
    env: { NOVA_HANG_LIMIT_MS: String(HANG_LIMIT_MS) },
  };
}

function parse(args: readonly string[]) {
  return readArguments(
    {
      args: [...args],
      options: {
        only: { type: "string" },
        short: { type: "boolean", default: false },
        rate: { type: "string" },
        readme: { type: "boolean", default: false },
      },
    },
    usage,
  ).values;
}
