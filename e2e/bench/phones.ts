import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../../lib/free-port";
import { chromiumLaunchOptions } from "../harness/chromium";
import { serveEmptyPage } from "./empty-page-server";
import { median } from "./percentile";

/** The median of Lighthouse's runs over one page: a phone with a processor slowed down four times, on simulated slow 4G. */
export interface PhoneFigures {
  page: string;
  /** Scores of 0 to 100. */
  performance: number;
  /** The lowest of the three other scores. */
  others: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
  /** Bytes transferred before any interaction. */
  scriptBytes: number;
}

export const EMPTY_PAGE = "(página vazia do Next)";

/** Runs Lighthouse `runs` times over each page, alternating, so that other load on the machine affects all pages alike. */
export async function measurePhones(
  origin: string,
  pages: readonly string[],
  runs: number,
  say: (text: string) => void,
) {
  const empty = await serveEmptyPage();
  const port = await freePort();
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  const found = new Map<string, PhoneFigures[]>();
  try {
    for (let run = 1; run <= runs; run++)
      for (const page of [...pages, EMPTY_PAGE]) {
        say(`${page}, ${run} de ${runs}`);
        const figures = await measure(page === EMPTY_PAGE ? empty.origin : origin + page, port);
        found.set(page, [...(found.get(page) ?? []), { page, ...figures }]);
      }
  } finally {
    await browser.close();
    await empty.close();
  }
  return [...found.values()].map(medianOf);
}

async function measure(url: string, port: number) {
  const result = await lighthouse(url, { port, logLevel: "silent", output: "json" });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? url}`);
  return figuresOf(result.lhr);
}

function figuresOf({ categories, audits }: Result) {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    others: Math.min(...["accessibility", "best-practices", "seo"].map(score)),
    largestPaintMs: value("largest-contentful-paint"),
    blockingMs: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    scriptBytes: scriptBytesOf(audits["resource-summary"]?.details),
  };
}

function scriptBytesOf(details: unknown) {
  const { items = [] } = (details ?? {}) as { items?: { resourceType: string; transferSize: number }[] };
  return items.find(({ resourceType }) => resourceType === "script")?.transferSize ?? Number.NaN;
}

/** Each figure's own median. */
function medianOf(all: PhoneFigures[]): PhoneFigures {
  return {
    page: all[0]?.page ?? "",
    performance: median(all.map(({ performance }) => performance)),
    others: median(all.map(({ others }) => others)),
    largestPaintMs: median(all.map(({ largestPaintMs }) => largestPaintMs)),
    blockingMs: median(all.map(({ blockingMs }) => blockingMs)),
    shift: median(all.map(({ shift }) => shift)),
    scriptBytes: median(all.map(({ scriptBytes }) => scriptBytes)),
  };
}
