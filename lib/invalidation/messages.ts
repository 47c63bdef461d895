import { z } from "zod";
import { EVERYTHING } from "./invalidations.mjs";

/** What processes say to each other. */
const message = z.union([
  /** Something was saved; `call` is to be answered, unless it is empty. */
  z.object({ from: z.string(), call: z.string(), tags: z.array(z.string()) }),
  z.object({ from: z.string(), answers: z.string() }),
  /** Listens from now on: has not heard the calls before this. */
  z.object({ from: z.string(), hello: z.literal(true) }),
  /** Has nothing left of before its hello. */
  z.object({ from: z.string(), ready: z.literal(true) }),
  z.object({ from: z.string(), bye: z.literal(true) }),
  /** Said by a transaction that committed: nobody waits for an answer. */
  z.object({ saved: z.array(z.string()) }),
]);

export type Message = z.infer<typeof message>;

/** PostgreSQL takes 7999 bytes. */
const LONGEST = 7_900;

type Written = Message | { from: string; call: string; tags: readonly string[] };

/** A message too long for the database says that everything ends. */
export function write(message: Written): string {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) <= LONGEST || !("tags" in message)) return text;
  return JSON.stringify({ ...message, tags: [EVERYTHING] });
}

/** What a transaction has PostgreSQL tell at its COMMIT. */
export function writeSaved(tags: readonly string[]): string {
  const text = JSON.stringify({ saved: tags });
  return Buffer.byteLength(text) <= LONGEST ? text : JSON.stringify({ saved: [EVERYTHING] });
}

/** Undefined for what is none, from another version of the product for example. */
export function read(text: string): Message | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
