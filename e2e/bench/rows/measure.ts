import { measureMemory } from "../memory";
import { type Address, addressesOf, type Room } from "./addresses";
import type { Size } from "./fill";
import type { explainInto, Statement } from "./plans";
import type { Requests } from "./requests";

/** What one address took over a database of one size. */
export interface Answer {
  /** Milliseconds, the middle one of several. */
  ms: number;
  bytes: number;
  statements: Statement[];
  /** Most memory of the web server while it answered, in bytes; 0 where the system does not say. */
  rss: number;
}

const TIMES = 3;

type Explain = Awaited<ReturnType<typeof explainInto>>;

/** The product under measurement: its supervisor, how it is asked, and what its database did for an answer. */
type Measured = { pid: number; requests: Requests; explain: Explain };

/** Every address in turn, none of them from a cache. Answers by what the address is: a deep page is another one with more rows. */
export async function measureAddresses(size: Size, measured: Measured, say: (path: string) => void) {
  const answers = new Map<number, Answer & { path: string }>();
  for (const [index, address] of addressesOf(size).entries()) {
    say(address.path);
    answers.set(index, { path: address.path, ...(await measure(address, measured)) });
  }
  return answers;
}

async function measure({ path, after, whole }: Address, { pid, requests, explain }: Measured): Promise<Answer> {
  const { read, save } = requests;
  const uncached = async () => {
    for (const room of after) await save(room);
    return read(path);
  };
  let rss = 0;
  const watching = whole && setInterval(() => void webServer(pid).then((bytes) => (rss = Math.max(rss, bytes))), 200);
  const statements: Statement[] = [];
  // The first one reads what nobody has read for a while; the second one is explained, the others are timed.
  if (!whole) await read(path);
  if (!whole) for (const room of after) await save(room);
  statements.push(...(await explain.during(() => read(path))));
  const answers = [];
  for (let time = 0; time < (whole ? 1 : TIMES); time++) answers.push(await uncached());
  clearInterval(watching || undefined);
  const sorted = answers.sort((a, b) => a.ms - b.ms);
  const { ms, bytes } = sorted[Math.floor(sorted.length / 2)] ?? { ms: 0, bytes: 0 };
  return { ms, bytes, statements, rss };
}

async function webServer(pid: number) {
  const memory = await measureMemory(pid);
  return memory?.find(({ name }) => name === "Servidor web")?.rss ?? 0;
}

/** What a save of each room takes, in milliseconds, the middle one of several. */
export async function measureSaves({ save }: Requests) {
  const rooms: Room[] = ["posts", "calendars", "projects", "volunters", "donations"];
  const saves: { room: Room; ms: number }[] = [];
  for (const room of rooms) {
    const times = [];
    for (let time = 0; time < 5; time++) times.push(await save(room));
    saves.push({ room, ms: times.sort((a, b) => a - b)[2] ?? 0 });
  }
  return saves;
}
