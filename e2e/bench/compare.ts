import { browserHeaders, type CapturedAnswer, capture } from "./capture";
import { startHelper } from "./helper";
import { type Burst, type Load, type ServedBurst, summarize } from "./load";
import type { LoadRequest } from "./load-generator";
import { watchNeighbours } from "./neighbours";
import type { Options } from "./options";
import { computedBy, productParts, type ServerUnderLoad } from "./servers";

/** One page under load, from Nova and from a bare node:http that sends the same bytes. */
export interface Comparison {
  page: string;
  encoding: string;
  nova: Load;
  bare: Load;
}

export interface ComparedPages {
  pages: Comparison[];
  /** The share of the machine that other programs took meanwhile. */
  neighbours?: number;
}

type Sides = Record<"nova" | "bare", ServerUnderLoad>;
type Fire = (server: ServerUnderLoad, page: string, seconds: number) => Promise<ServedBurst>;

const warmUpSeconds = 3;
const visitsBefore = 3;

export async function comparePages(
  origin: string,
  pages: readonly string[],
  { connections, seconds }: Options,
  say: (page: string) => void,
): Promise<ComparedPages> {
  const bareServer = startHelper<Map<string, CapturedAnswer>, number>("bare-server.ts");
  const generator = startHelper<LoadRequest, Burst>("load-generator.ts");
  const fire: Fire = async (server, page, seconds) => {
    const before = await computedBy(server);
    const burst = await generator.ask({ url: server.origin + page, connections, seconds, headers: browserHeaders });
    const after = await computedBy(server);
    return { ...burst, ...(before !== undefined && after !== undefined && { serverCpu: after - before }) };
  };
  try {
    const answers = await captureAll(origin, pages);
    const nova = { origin, commands: productParts.map(({ command }) => command) };
    const bare = { origin: `http://127.0.0.1:${await bareServer.ask(answers)}`, commands: [/bare-server\.ts/] };
    const neighbours = await watchNeighbours();
    const compared: Comparison[] = [];
    for (const [page, answer] of answers) {
      say(page);
      await requireSameBytes(bare.origin + page, answer);
      const loads = await takeTurns(fire, page, { nova, bare }, seconds);
      compared.push({ page, encoding: encodingOf(answer), ...loads });
    }
    return { pages: compared, neighbours: await neighbours() };
  } finally {
    generator.stop();
    bareServer.stop();
  }
}

/** Halves in the order A B B A: a machine that grows slower or faster meanwhile does so for both alike. */
async function takeTurns(fire: Fire, page: string, { nova, bare }: Sides, seconds: number) {
  await fire(nova, page, warmUpSeconds);
  await fire(bare, page, warmUpSeconds);
  const half = seconds / 2;
  const first = await fire(nova, page, half);
  const bares = [await fire(bare, page, half), await fire(bare, page, half)];
  const second = await fire(nova, page, half);
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
