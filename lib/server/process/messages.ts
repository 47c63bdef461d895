import type { MessagePort } from "node:worker_threads";
import type { VisitBatch } from "../../visits/types";
import type { NextServer } from "./next-server";

/** Start data of Next's thread, and the messages between it and the front thread. */
export interface NextWorkerData {
  invalidations: SharedArrayBuffer;
  /** Where its HTTP server listens, and the key that it requires: other users of the machine may find the socket. */
  socketPath: string;
  socketKey: string;
}
export type ToNext = (Call & { reply: MessagePort }) | { ping: true };
export type FromNext = "ready" | "pong";

/** A call of the front thread, executed by Next's thread. */
export type Call = { call: Exclude<CallName, "addVisits"> } | { visits: VisitBatch };
export type CallName = Exclude<keyof NextServer, "answer">;
export type Result<Of extends CallName = CallName> = Awaited<ReturnType<NextServer[Of]>>;
export type Reply<Of extends CallName = CallName> = { value: Result<Of> } | { failed: string };

export const SOCKET_KEY_HEADER = "x-nova-socket-key";
/** Of requests that visitors' own limits, node's 16 KB, have let in: the front adds a little. */
export const MAX_HEAD_BYTES = 64 * 1024;
