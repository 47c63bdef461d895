import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";

/**
 * Faults from outside, without a hook in the product: node loads this file into every process and thread of it (NODE_OPTIONS
 * with --import, see product.ts), where it looks for orders in a folder. JavaScript, since a thread begins without tsx.
 */

const LOOK_MS = 100;
const folder = process.env.NOVA_DRILL_FOLDER;

/** Next's thread; others (the build's, a helper's) are left alone. */
const isFramework = !isMainThread && /nova-next/.test(process.argv[1] ?? "");

/** @type {Record<string, () => void>} */
const faults = {
  /** A render that never comes back. */
  hang() {
    for (;;);
  },
  /** A mistake that nobody catches. */
  throw() {
    setTimeout(() => {
      throw new Error("drill: an error that nobody catches");
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

/** The clock is set for good, a fault happens once: not to what was started afterwards. */
function obey() {
  let done = readOrder().id;
  setInterval(() => {
    const { id, fault, pid, clockMs } = readOrder();
    offsetMs = clockMs;
    if (id <= done) return;
    done = id;
    if (!fault || !isFramework || pid !== process.pid) return;
    writeFileSync(path.join(folder, `taken-${id}`), String(pid));
    faults[fault]?.();
  }, LOOK_MS).unref();
}

let offsetMs = 0;

/** The machine's clock stays as it is; what JavaScript reads of it is shifted. `performance.now()` never jumps. */
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
  obey();
}
