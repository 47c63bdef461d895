/** The text of one document and the line where it begins; empty text marks something that is no document. */
export type Piece = { line: number; text: string };

/** Limit of one document, in characters; MongoDB's own limit is 16 MB. */
export const MAX_RECORD_LENGTH = 64 * 1024 * 1024;

/** The JSON value of a text, wrapped because it may be `null`; undefined for invalid JSON. */
export function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
