/** The tag that everything carries. */
export const EVERYTHING = "*";

/** Tags that are remembered one by one; beyond it everything is stale, and it begins anew. */
const MAX_TAGS = 10_000;

/** The generation in which each tag was last written: what began in an earlier one is stale. */
export class TagMarks {
  /** @type {Map<string, number>} */
  #generations = new Map();
  #minimumGeneration = 0;

  /** @param {readonly string[]} tags @param {number} generation */
  mark(tags, generation) {
    for (const tag of tags) this.#generations.set(tag, generation);
    if (!tags.includes(EVERYTHING) && this.#generations.size <= MAX_TAGS) return;
    this.#minimumGeneration = generation;
    this.#generations.clear();
  }

  /** The last of all the tags. @param {readonly string[]} tags */
  latest(tags) {
    return Math.max(this.#minimumGeneration, ...tags.map((tag) => this.#generations.get(tag) ?? 0));
  }
}
