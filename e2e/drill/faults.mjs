import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";

/**
 * Fault injection from outside, without a hook in the product: node loads this file into each of its processes and
 * threads (NODE_OPTIONS with --import, see product.ts), where it polls a folder for orders. JavaScript, as a thread
 * starts without tsx.
 */

const POLL_MS = 100;
const folder = process.env.NOVA_DRILL_FOLDER;

/** Next's thread; threads of the build or of helpers are ignored. */
const isNextThread = !isMainThread && /nova-next/.test(process.argv[1] ?? "");

/** @type {Record<string, () => void>} */
const faults = {
  /** A render that never ends. */
  hang() {
    for (;;);
  },
  /** An uncaught exception. */
  throw() {
    setTimeout(() => {
      throw new Error("drill: an uncaught exception");
    });
  },
  exit() {
    process.exit(7);
  },
};

/** @returns {{ id: number, fault?: string, pid?: number, clockMs: number }} */
function readOrder() {
  try {
    return JSON.parse(readFileSync(path.join(folder, "order.json"), "utf8"));
  } catch {
    return { id: 0, clockMs: 0 };
  }
}

/** The clock offset stays; a fault is executed once, by the threads that existed at that time. */
function pollOrders() {
  let done = readOrder().id;
  setInterval(() => {
    const { id, fault, pid, clockMs } = readOrder();
    offsetMs = clockMs;
    if (id <= done) return;
    done = id;
    if (!fault || !isNextThread || pid !== process.pid) return;
    writeFileSync(path.join(folder, `taken-${id}`), String(pid));
    faults[fault]?.();
  }, POLL_MS).unref();
}

let offsetMs = 0;

/** Shifts the time that JavaScript reads; the system clock and `performance.now()` are unchanged. */
function shiftClock() {
  const realNow = Date.now.bind(Date);
  const now = () => realNow() + offsetMs;
  Date.now = now;
  const construct = (RealDate, args, target) =>
    Reflect.construct(RealDate, args.length > 0 ? args : [now()], target === ShiftedDate ? RealDate : target);
  const ShiftedDate = new Proxy(Date, { construct, apply: () => new Date(now()).toString() });
  globalThis.Date = ShiftedDate;
}

if (folder) {
  offsetMs = readOrder().clockMs;
  shiftClock();
  pollOrders();
}
