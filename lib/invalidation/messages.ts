import { z } from "zod";
import { EVERYTHING } from "./tag-marks.mjs";

/** The NOTIFY channel of the processes, and of transactions that commit. */
export const CHANNEL = "nova_invalidations";

const [from, tags, yes] = [z.string(), z.array(z.string()), z.literal(true)];

/** A save; it is to be acknowledged. */
const save = z.object({ from, call: z.string(), tags });
/** `answers`: acknowledges that call. `hello`: has subscribed. `bye`: caches nothing any more. */
const fromPeer = z.union([
  save,
  z.object({ from, answers: z.string() }),
  z.object({ from, hello: yes }),
  z.object({ from, bye: yes }),
]);
/** `saved`: sent by a transaction as it commits; not acknowledged. */
const message = z.union([fromPeer, z.object({ saved: tags })]);

export type SaveMessage = z.infer<typeof save>;
export type PeerMessage = z.infer<typeof fromPeer>;
export type Message = z.infer<typeof message>;

/** Limit of a NOTIFY payload; PostgreSQL's is 7999. */
const MAX_BYTES = 7_900;

/** In place of a message that is too long, one that makes everything stale. */
export function serialize(message: Message) {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) <= MAX_BYTES) return text;
  return JSON.stringify({ ...message, ["saved" in message ? "saved" : "tags"]: [EVERYTHING] });
}

/** Undefined for an unknown message, for example of another version of the product. */
export function parse(text: string): Message | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
