import type { MessagePort } from "node:worker_threads";
import type { NextServer } from "./next-server";

/** Start data of Next's thread, and the messages between it and the front thread. */
export interface NextWorkerData {
  invalidations: SharedArrayBuffer;
  /** Where its HTTP server listens, and the key that it requires: other users of the machine may find the socket. */
  socketPath: string;
  socketKey: string;
}
export type ToNext = { call: CallName; args: unknown[]; reply: MessagePort } | { ping: true };
export type FromNext = "ready" | "pong";

/** What the front thread may call in Next's thread. */
export type CallName = Exclude<keyof NextServer, "answer">;

export const SOCKET_KEY_HEADER = "x-nova-socket-key";
/** Limit of a request's head between the threads. Visitors' are held to node's 16 KB, to which the front adds its own headers. */
export const MAX_HEAD_BYTES = 64 * 1024;
