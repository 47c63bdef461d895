import type { Entry } from "./entry";

/** What asking the framework came to, for those who wait besides the one who asked. */
export type Outcome = { entry: Entry } | "not kept" | "failed";

/** Milliseconds for which others wait for somebody's question; whoever comes later asks again. */
export const PATIENCE = 10_000;

/** The questions under way: one for all who ask the same at the same moment. */
export class Asks {
  readonly #underWay = new Map<string, { began: number; until: number; outcome: Promise<Outcome> }>();

  /** The one under way that knows of as many invalidations. */
  get(key: string, moment: number) {
    const found = this.#underWay.get(key);
    return found && found.began === moment && Date.now() < found.until ? found.outcome : undefined;
  }

  get size() {
    return this.#underWay.size;
  }

  start(key: string, began: number, outcome: Promise<Outcome>) {
    const underWay = { began, until: Date.now() + PATIENCE, outcome };
    this.#underWay.set(key, underWay);
    const over = () => this.#underWay.get(key) === underWay && this.#underWay.delete(key);
    void outcome.then(over, over);
    return outcome;
  }
}
