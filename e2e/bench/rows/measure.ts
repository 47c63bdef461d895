import { type Address, addressesOf, type Room, rooms } from "./addresses";
import type { Size } from "./fill";
import { watchMemory } from "./memory-of-server";
import type { explainInto, Statement } from "./plans";
import type { Requests } from "./requests";

/** What one address took over a database of one size. */
export interface Answer {
  /** Milliseconds, the fewest of several: what other programs take is not the answer's. */
  ms: number;
  bytes: number;
  statements: Statement[];
  /** Most memory by which the web server grew while it answered, in bytes; undefined where the system does not say. */
  grew?: number;
}

const SAVES = 5;
/** An answer is asked for again until it has not become any faster for so many times, but not for ever. */
const PATIENCE = { without: 4, times: 15 };

type Explain = Awaited<ReturnType<typeof explainInto>>;

/** The product under measurement: its supervisor, how it is asked, and what its database did for an answer. */
type Measured = { pid: number; requests: Requests; explain: Explain };

/**
 * Every address in turn, none of them from a cache; the exports first, in a process that has done nothing else. Answers
 * by what the address is: a deep page is another one with more rows.
 */
export async function measureAddresses(size: Size, measured: Measured, say: (path: string) => void) {
  const answers = new Map<number, Answer & { path: string }>();
  const all = [...addressesOf(size).entries()];
  for (const [index, address] of [...all.filter(isWhole), ...all.filter((one) => !isWhole(one))]) {
    say(address.path);
    const answer = await (address.whole ? measureOnce : measure)(address, measured);
    answers.set(index, { path: address.path, ...answer });
  }
  return answers;
}

const isWhole = ([, { whole }]: [number, Address]) => whole === true;

async function measure({ path, after }: Address, { requests: { read, save }, explain }: Measured): Promise<Answer> {
  const endCaches = async () => {
    for (const room of after) await save(room);
  };
  // The first one reads what nobody has read for a while; the second one is explained, the others are timed.
  await read(path);
  await endCaches();
  const statements = await explain.during(() => read(path));
  let fastest = { ms: Number.POSITIVE_INFINITY, bytes: 0 };
  for (let time = 1, since = 0; since < PATIENCE.without && time <= PATIENCE.times; time++) {
    await endCaches();
    const answer = await read(path);
    since = answer.ms < fastest.ms ? 0 : since + 1;
    if (since === 0) fastest = answer;
  }
  return { statements, ...fastest };
}

/** What it reads is explained while it is timed: EXPLAIN without clocks takes next to nothing. */
async function measureOnce({ path }: Address, { pid, requests, explain }: Measured): Promise<Answer> {
  const memory = await watchMemory(pid);
  let answer = { ms: 0, bytes: 0 };
  const statements = await explain.during(async () => {
    answer = await requests.read(path);
  });
  const grew = await memory.stop();
  return { ...answer, statements, ...(grew !== undefined && { grew }) };
}

/** What a save of each room takes, in milliseconds, the middle one of several. */
export async function measureSaves({ save }: Requests) {
  const saves: { room: Room; ms: number }[] = [];
  for (const room of rooms) {
    const times = [];
    for (let time = 0; time < SAVES; time++) times.push(await save(room));
    saves.push({ room, ms: times.sort((a, b) => a - b)[Math.floor(SAVES / 2)] ?? 0 });
  }
  return saves;
}
