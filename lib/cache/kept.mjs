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
    bytes -= entries.get(key)?.bytes ?? 0;
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
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },

    remove,
  };
}
