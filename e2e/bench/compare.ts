import { browserHeaders, type CapturedAnswer, capture } from "./capture";
import { type Helper, startHelper } from "./helper";
import { type Burst, type Load, summarize } from "./load";
import type { LoadRequest } from "./load-generator";
import type { Options } from "./options";

/** One page under load, from Nova and from a bare node:http that sends the same bytes. */
export interface Comparison {
  page: string;
  encoding: string;
  nova: Load;
  bare: Load;
}

type Generator = Helper<LoadRequest, Burst>;

const warmUpSeconds = 3;
const visitsBefore = 3;

export async function comparePages(
  origin: string,
  pages: readonly string[],
  { connections, seconds }: Options,
  say: (page: string) => void,
) {
  const bareServer = startHelper<Map<string, CapturedAnswer>, number>("bare-server.ts");
  const generator: Generator = startHelper("load-generator.ts");
  try {
    const answers = await captureAll(origin, pages);
    const bareOrigin = `http://127.0.0.1:${await bareServer.ask(answers)}`;
    const compared: Comparison[] = [];
    for (const [page, answer] of answers) {
      say(page);
      await requireSameBytes(bareOrigin + page, answer);
      const burst = (from: string, seconds: number) =>
        generator.ask({ url: from + page, connections, seconds, headers: browserHeaders });
      const loads = await takeTurns(
        (seconds) => burst(origin, seconds),
        (seconds) => burst(bareOrigin, seconds),
        seconds,
      );
      compared.push({ page, encoding: encodingOf(answer), ...loads });
    }
    return compared;
  } finally {
    generator.stop();
    bareServer.stop();
  }
}

/** Halves in the order A B B A: a machine that grows slower or faster meanwhile does so for both alike. */
async function takeTurns(
  nova: (seconds: number) => Promise<Burst>,
  bare: (seconds: number) => Promise<Burst>,
  seconds: number,
) {
  await nova(warmUpSeconds);
  await bare(warmUpSeconds);
  const half = seconds / 2;
  const first = await nova(half);
  const bares = [await bare(half), await bare(half)];
  const second = await nova(half);
  return { nova: summarize([first, second]), bare: summarize(bares) };
}

async function captureAll(origin: string, pages: readonly string[]) {
  const answers = new Map<string, CapturedAnswer>();
  for (const page of pages) {
    for (let visit = 0; visit < visitsBefore; visit++) await capture(origin + page);
    const answer = await capture(origin + page);
    if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
    answers.set(page, answer);
  }
  return answers;
}

async function requireSameBytes(url: string, expected: CapturedAnswer) {
  const { status, body } = await capture(url);
  if (status !== expected.status || !body.equals(expected.body)) throw new Error(`${url}: the bare server differs`);
}

function encodingOf({ headers }: CapturedAnswer) {
  return String(headers["content-encoding"] ?? "sem compressão");
}
