import { browserHeaders, type CapturedAnswer, capture } from "./capture";
import { startHelper } from "./helper";
import { type Burst, type Load, type ServedBurst, summarize } from "./load";
import type { LoadRequest } from "./load-generator";
import { watchNeighbours } from "./neighbours";
import type { Options } from "./options";
import type { Resource } from "./pages";
import { cpuMsOf, type ServerUnderLoad, type Side, sides } from "./servers";

/** One path under load on each server; the bare node:http server sends the bytes captured from Nova. */
export interface Comparison {
  resource: Resource;
  encoding: string;
  loads: Record<Side, Load>;
}

export interface Compared {
  resources: Comparison[];
  /** Share of the CPU that other programs used during the load, 0 to 1. */
  neighbours?: number;
}

type Servers = Record<Exclude<Side, "bare">, ServerUnderLoad>;
type Fire = (server: ServerUnderLoad, path: string, seconds: number) => Promise<ServedBurst>;

const warmUpSeconds = 1;

export async function compareServers(
  servers: Servers,
  resources: readonly Resource[],
  { connections, seconds }: Options,
  say: (path: string) => void,
): Promise<Compared> {
  const bareServer = startHelper<Map<string, CapturedAnswer>, number>("bare-server.ts");
  const generator = startGenerator(connections);
  try {
    say("aquecimento");
    for (const { path } of resources) {
      for (const server of Object.values(servers)) await generator.fire(server, path, warmUpSeconds);
    }
    const answers = await captureAll(servers, resources);
    const port = await bareServer.ask(answers);
    const all = { ...servers, bare: { origin: `http://127.0.0.1:${port}`, pid: bareServer.pid } };
    const neighbours = await watchNeighbours();
    const compared: Comparison[] = [];
    for (const resource of resources) {
      say(resource.path);
      const answer = answers.get(resource.path);
      if (!answer) continue;
      await requireSameBytes(all.bare.origin + resource.path, answer);
      await generator.fire(all.bare, resource.path, warmUpSeconds);
      const loads = await takeTurns(generator.fire, resource.path, all, seconds);
      compared.push({ resource, encoding: encodingOf(answer), loads });
    }
    return { resources: compared, neighbours: await neighbours() };
  } finally {
    generator.stop();
    bareServer.stop();
  }
}

/** The load on the product alone, before its memory is measured. */
export async function loadProduct(product: ServerUnderLoad, resources: readonly Resource[], options: Options) {
  const generator = startGenerator(options.connections);
  try {
    for (const { path } of resources) await generator.fire(product, path, options.seconds / 2);
  } finally {
    generator.stop();
  }
}

function startGenerator(connections: number) {
  const helper = startHelper<LoadRequest, Burst>("load-generator.ts");
  const fire: Fire = async (server, path, seconds) => {
    const before = await cpuMsOf(server);
    const burst = await helper.ask({ url: server.origin + path, connections, seconds, headers: browserHeaders });
    const after = await cpuMsOf(server);
    return { ...burst, ...(before !== undefined && after !== undefined && { serverCpu: after - before }) };
  };
  return { fire, stop: helper.stop };
}

/** Bursts in the order A B C C B A, so that a drift of the machine's speed affects all servers alike. */
async function takeTurns(fire: Fire, path: string, servers: Record<Side, ServerUnderLoad>, seconds: number) {
  const bursts: Record<Side, ServedBurst[]> = { nova: [], next: [], bare: [] };
  for (const side of [...sides, ...sides.toReversed()]) {
    bursts[side].push(await fire(servers[side], path, seconds / 2));
  }
  const { nova, next, bare } = bursts;
  return { nova: summarize(nova), next: summarize(next), bare: summarize(bare) };
}

async function captureAll(servers: Servers, resources: readonly Resource[]) {
  const answers = new Map<string, CapturedAnswer>();
  for (const { kind, path } of resources) {
    const answer = await captureOk(servers.nova.origin + path);
    const fromNext = await captureOk(servers.next.origin + path);
    // Without a cache hit, next start would render each request, and the comparison would be unfair.
    if (kind === "page" && fromNext.headers["x-nextjs-cache"] !== "HIT")
      throw new Error(`next start does not cache ${path}`);
    answers.set(path, answer);
  }
  return answers;
}

async function captureOk(url: string) {
  const answer = await capture(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

async function requireSameBytes(url: string, expected: CapturedAnswer) {
  const { status, body } = await capture(url);
  if (status !== expected.status || !body.equals(expected.body)) throw new Error(`${url}: the bare server differs`);
}

function encodingOf({ headers }: CapturedAnswer) {
  return String(headers["content-encoding"] ?? "sem compressão");
}
