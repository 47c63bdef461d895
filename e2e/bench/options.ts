import { StartError } from "../../lib/outage/start-error";
import { readArguments } from "../../lib/start/terminal/arguments";

/** Parts that can be measured on their own. */
export const parts = ["weights", "load", "save", "burst", "memory"] as const;
export type Part = (typeof parts)[number];

export interface Options {
  /** Default: all parts. */
  only: readonly Part[];
  /** Duration of the load per server and path. */
  seconds: number;
  connections: number;
  /** Measures the growth with the rows instead, at this share of the full size. */
  rows?: number;
  /** Measures public pages on a phone instead, with so many runs over each. */
  phones?: number;
  /** Measures the dashboard's screens instead. */
  dashboard?: true;
  /** A file that receives the figures as JSON. */
  json?: string;
  /** Writes the results into the README. */
  readme?: true;
}

const usage =
  `npm run bench -- [--only ${parts.join(",")}] [--seconds 6] [--connections 50] [--json arquivo.json] [--readme]` +
  " | --rows [--share 1] | --phones [--runs 5] | --dashboard (também com --json e --readme)";

export function readOptions(args: readonly string[]): Options {
  const { only, seconds, connections, json, readme, rows, share, phones, runs, dashboard } = parse(args);
  return {
    only: only === undefined ? parts : only.split(",").map(toPart),
    seconds: wholeNumber("--seconds", seconds, 300, usage),
    connections: wholeNumber("--connections", connections, 500, usage),
    ...(json && { json }),
    ...(readme && { readme }),
    ...(rows && { rows: shareOf(share) }),
    ...(phones && { phones: wholeNumber("--runs", runs, 50, usage) }),
    ...(dashboard && { dashboard }),
  };
}

function parse(args: readonly string[]) {
  return readArguments(
    {
      args: [...args],
      options: {
        only: { type: "string" },
        seconds: { type: "string", default: "6" },
        connections: { type: "string", default: "50" },
        json: { type: "string" },
        readme: { type: "boolean" },
        rows: { type: "boolean" },
        phones: { type: "boolean" },
        dashboard: { type: "boolean" },
        runs: { type: "string", default: "5" },
        share: { type: "string", default: "1" },
      },
    },
    usage,
  ).values;
}

function shareOf(text: string) {
  const share = Number(text);
  if (share >= 0.01 && share <= 1) return share;
  throw new StartError("--share deve ser um número de 0.01 a 1.", usage);
}

function toPart(name: string) {
  const found = parts.find((part) => part === name.trim());
  if (found) return found;
  throw new StartError(`Não há a parte "${name}".`, usage);
}

export function wholeNumber(name: string, text: string, max: number, usage: string) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new StartError(`${name} deve ser um número inteiro de 1 a ${max}.`, usage);
}
