import { AppError } from "../errors";

/** Files that are written at the same time, so that they leave room for everything else. */
const AT_ONCE = 3;
/** Others that may wait for their turn, and for how many milliseconds. */
const MAX_WAITING = 20;
const PATIENCE_MS = 15_000;

export const BUSY = "Muitos arquivos estão sendo preparados agora. Tente de novo em instantes";

const waiting: { address: string; turn: () => void }[] = [];
/** The visitors whose file is being written: one of each, so that nobody's slow line takes all turns. */
const served = new Set<string>();

/** Waits for a turn to write a file; call what it gives back once. 'unavailable' when there is none soon. */
export async function takeSlot(address: string, signal: AbortSignal) {
  if (served.size < AT_ONCE && !served.has(address)) served.add(address);
  else await untilFree(address, signal);
  let mine = true;
  return () => {
    if (!mine) return;
    mine = false;
    served.delete(address);
    const next = waiting.find((other) => !served.has(other.address));
    if (!next) return;
    served.add(next.address);
    next.turn();
  };
}

/** Settles once somebody passes a slot on. */
function untilFree(address: string, signal: AbortSignal) {
  if (waiting.length >= MAX_WAITING || signal.aborted) throw busy();
  return new Promise<void>((resolve, reject) => {
    const place = { address, turn };
    const timer = setTimeout(leave, PATIENCE_MS);
    function turn() {
      forget();
      resolve();
    }
    function leave() {
      forget();
      reject(busy());
    }
    function forget() {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
      waiting.splice(waiting.indexOf(place), 1);
    }
    signal.addEventListener("abort", leave);
    waiting.push(place);
  });
}

const busy = () => new AppError("unavailable", BUSY, undefined, PATIENCE_MS / 1000);
