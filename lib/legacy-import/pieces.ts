/** A piece of a file that should be one document, and the line where it begins; empty where it is known to be none. */
export type Piece = { line: number; text: string };

/** Characters that one document may have; MongoDB's own limit is 16 MB. */
export const MAX_RECORD_LENGTH = 64 * 1024 * 1024;

/** The document of a text, in an object of its own, since `null` is one too; undefined when it is none. */
export function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
