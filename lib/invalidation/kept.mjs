/**
 * Bytes of an entry with its key: a made-up address may be longer than what is kept under it.
 *
 * @param {string} key @param {{ bytes: number }} entry
 */
const sizeWith = (key, { bytes }) => bytes + 2 * key.length;

/**
 * The most recently used entries whose bytes stay within a limit.
 *
 * @template {{ bytes: number }} Entry
 * @param {number} maxBytes
 */
export function createKept(maxBytes) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  let bytes = 0;

  /** @param {string} key */
  function remove(key) {
    const entry = entries.get(key);
    if (entry) bytes -= sizeWith(key, entry);
    entries.delete(key);
  }

  return {
    /** @param {string} key */
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry); // most recently used last
      return entry;
    },

    /** @param {string} key @param {Entry} entry */
    set(key, entry) {
      remove(key);
      entries.set(key, entry);
      bytes += sizeWith(key, entry);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },

    remove,
  };
}
