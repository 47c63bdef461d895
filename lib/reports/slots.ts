import { AppError } from "../errors";
import { FairQueue } from "../fair-queue";

/** Files written at the same time. */
const CONCURRENCY = 3;
/** Waiting requests at most, of which one visitor has a share, and how long one waits. */
const MAX_WAITING = 20;
const TURN_TIMEOUT_MS = 15_000;

const BUSY = "Muitos arquivos estão sendo preparados agora. Tente de novo em instantes";

/** One file at a time for each visitor, so that a slow connection cannot occupy all turns. */
const queue = new FairQueue({ concurrency: CONCURRENCY, perClient: 1 });

/** Waits for a turn to write a file; resolves with the function that ends the turn. Throws 'unavailable' after too long a wait. */
export async function takeSlot(address: string, visitor: AbortSignal) {
  if (!queue.hasRoom(address, MAX_WAITING)) throw busy();
  return new Promise<() => void>((begin, reject) => {
    const turn = () => new Promise<void>((end) => begin(end));
    queue.add(address, turn, { timeoutMs: TURN_TIMEOUT_MS, signal: visitor }).catch(() => reject(busy()));
  });
}

const busy = () => new AppError("unavailable", BUSY, undefined, TURN_TIMEOUT_MS / 1000);
