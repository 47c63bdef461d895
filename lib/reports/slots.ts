import PQueue from "p-queue";
import { AppError } from "../errors";

/** Files written at the same time. */
const CONCURRENCY = 3;
/** Waiting requests at most, and how long one waits. */
const MAX_WAITING = 20;
const TURN_TIMEOUT_MS = 15_000;

const BUSY = "Muitos arquivos estão sendo preparados agora. Tente de novo em instantes";

const turns = new PQueue({ concurrency: CONCURRENCY });
/** A queue for each visitor in front of `turns`: one file each, so that a slow connection cannot occupy all turns. */
const visitors = new Map<string, PQueue>();

/** Waits for a turn to write a file; resolves with the function that ends the turn. Throws 'unavailable' after too long a wait. */
export async function takeSlot(address: string, visitor: AbortSignal) {
  const mustWait = turns.pending === CONCURRENCY || visitors.has(address);
  if (mustWait && countWaiting() >= MAX_WAITING) throw busy();
  // Aborts the wait only: p-queue would count a running turn as ended, too, while its file is still being written.
  const waiting = new AbortController();
  const leave = () => waiting.abort();
  const late = setTimeout(leave, TURN_TIMEOUT_MS);
  visitor.addEventListener("abort", leave);
  if (visitor.aborted) leave();
  return untilTurn(address, waiting.signal).finally(() => {
    clearTimeout(late);
    visitor.removeEventListener("abort", leave);
  });
}

const countWaiting = () => [turns, ...visitors.values()].reduce((sum, { size }) => sum + size, 0);

/** Resolves when the turn begins, with the function that ends it. */
function untilTurn(address: string, signal: AbortSignal) {
  return new Promise<() => void>((begin, reject) => {
    const turn = () => new Promise<void>((end) => begin(end));
    queueOf(address)
      .add(() => turns.add(turn, { signal }), { signal })
      .catch(() => reject(busy()));
  });
}

function queueOf(address: string) {
  const queue = visitors.get(address) ?? new PQueue({ concurrency: 1 }).on("idle", () => visitors.delete(address));
  visitors.set(address, queue);
  return queue;
}

const busy = () => new AppError("unavailable", BUSY, undefined, TURN_TIMEOUT_MS / 1000);
