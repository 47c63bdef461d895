import { AppError } from "../errors";

/** Files that are written at the same time, so that they leave room for everything else. */
const AT_ONCE = 3;
/** Others that may wait for their turn, and for how many milliseconds. */
const MAX_WAITING = 20;
const PATIENCE = 15_000;

export const BUSY = "Muitos arquivos estão sendo preparados agora. Tente de novo em instantes";

const waiting: (() => void)[] = [];
let taken = 0;

/** Waits for a turn to write a file; call what it gives back once. 'unavailable' when there is none soon. */
export async function takeSlot(signal: AbortSignal) {
  if (taken >= AT_ONCE) await untilFree(signal);
  else taken++;
  let mine = true;
  return () => {
    if (!mine) return;
    mine = false;
    const next = waiting.shift();
    if (next) next();
    else taken--;
  };
}

/** Settles once somebody passes a slot on. */
function untilFree(signal: AbortSignal) {
  if (waiting.length >= MAX_WAITING || signal.aborted) throw busy();
  return new Promise<void>((resolve, reject) => {
    const turn = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
      resolve();
    };
    const leave = () => {
      clearTimeout(timer);
      waiting.splice(waiting.indexOf(turn), 1);
      reject(busy());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", leave);
      leave();
    }, PATIENCE);
    signal.addEventListener("abort", leave, { once: true });
    waiting.push(turn);
  });
}

const busy = () => new AppError("unavailable", BUSY, undefined, PATIENCE / 1000);
