import { median } from "../percentile";
import { type Address, type Room, rooms } from "./address";
import { addressesOf } from "./addresses";
import { watchMemory } from "./memory-of-server";
import type { explainInto, Statement } from "./plans";
import type { Requests } from "./requests";
import type { Size } from "./tables";

/** Cost of one path over a database of one size. */
export interface Answer {
  /** The fastest of several requests, as the others include the time of other programs. */
  ms: number;
  bytes: number;
  statements: Statement[];
  /** Peak growth of the web server's memory during the request; undefined where the system does not report it. */
  grownBytes?: number;
}

const SAVES = 5;
/** A path is requested until so many requests in a row were not faster, and at most so many times. */
const REPEATS = { withoutGain: 4, max: 15 };

type Explain = Awaited<ReturnType<typeof explainInto>>;

/** The product under test: its supervisor's pid, its client, and EXPLAIN of its statements. */
type Measured = { pid: number; requests: Requests; explain: Explain };

/**
 * Measures every path, none of them from a cache; exports first, in a process that has served nothing else. The results
 * are keyed by the path's index, as a deep page has another number at another size.
 */
export async function measureAddresses(size: Size, measured: Measured, say: (path: string) => void) {
  const answers = new Map<number, Answer & { path: string }>();
  const all = [...addressesOf(size).entries()];
  for (const [index, address] of [...all.filter(isExport), ...all.filter((one) => !isExport(one))]) {
    say(address.path);
    const answer = await (address.isExport ? measureOnce : measure)(address, measured);
    answers.set(index, { path: address.path, ...answer });
  }
  return answers;
}

const isExport = ([, { isExport }]: [number, Address]) => isExport === true;

async function measure({ path, after }: Address, { requests: { read, save }, explain }: Measured): Promise<Answer> {
  const invalidate = async () => {
    for (const room of after) await save(room);
  };
  // The first request fills PostgreSQL's buffers, the second one is explained, the others are timed.
  await read(path);
  await invalidate();
  const statements = await explain.during(() => read(path));
  let fastest = { ms: Number.POSITIVE_INFINITY, bytes: 0 };
  for (let time = 1, withoutGain = 0; withoutGain < REPEATS.withoutGain && time <= REPEATS.max; time++) {
    await invalidate();
    const answer = await read(path);
    withoutGain = answer.ms < fastest.ms ? 0 : withoutGain + 1;
    if (withoutGain === 0) fastest = answer;
  }
  return { statements, ...fastest };
}

/** Explained while it is timed: EXPLAIN without TIMING costs next to nothing. */
async function measureOnce({ path }: Address, { pid, requests, explain }: Measured): Promise<Answer> {
  const memory = await watchMemory(pid);
  let answer = { ms: 0, bytes: 0 };
  const statements = await explain.during(async () => {
    answer = await requests.read(path);
  });
  const grownBytes = await memory.stop();
  return { ...answer, statements, ...(grownBytes !== undefined && { grownBytes }) };
}

/** Median time of a save, in milliseconds, for each entity. */
export async function measureSaves({ save }: Requests) {
  const saves: { room: Room; ms: number }[] = [];
  for (const room of rooms) {
    const times: number[] = [];
    for (let time = 0; time < SAVES; time++) times.push(await save(room));
    saves.push({ room, ms: median(times) });
  }
  return saves;
}
