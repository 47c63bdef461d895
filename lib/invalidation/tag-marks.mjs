/** Tags that are remembered one by one; beyond it everything is stale, and it begins anew. */
const MAX_TAGS = 10_000;

/** The generations in which something of a tag was last written: work that began in an earlier one is stale. */
export class TagMarks {
  /** @type {Map<string, number>} */
  #saves = new Map();
  /** Of work that ended after a save which it had begun before. @type {Map<string, number>} */
  #lateWrites = new Map();
  /** Everything of an earlier one is stale. */
  #minimumGeneration = 0;

  /** @param {readonly string[]} tags @param {number} generation */
  save(tags, generation) {
    this.#mark(this.#saves, tags, generation);
  }

  /** @param {readonly string[]} tags @param {number} generation */
  lateWrite(tags, generation) {
    this.#mark(this.#lateWrites, tags, generation);
  }

  /** @param {number} generation */
  everything(generation) {
    this.#minimumGeneration = generation;
    this.#saves.clear();
    this.#lateWrites.clear();
  }

  /** @param {readonly string[]} tags */
  lastSave(tags) {
    return Math.max(this.#minimumGeneration, ...tags.map((tag) => this.#saves.get(tag) ?? 0));
  }

  /** @param {readonly string[]} tags */
  lastWrite(tags) {
    return Math.max(this.lastSave(tags), ...tags.map((tag) => this.#lateWrites.get(tag) ?? 0));
  }

  #mark(marks, tags, generation) {
    for (const tag of tags) marks.set(tag, generation);
    if (marks.size > MAX_TAGS) this.everything(generation);
  }
}
