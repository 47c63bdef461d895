import type { MessagePort } from "node:worker_threads";
import type { NextServer } from "./next-server";

/** What the supervisor and the web server say to each other over IPC. */
export type FromServer = { type: "ready" } | { type: "failed"; message: string };
export type ToServer = { type: "stop" };

/** What Next's thread is given, and what it and the front thread say to each other. */
export interface NextWorkerData {
  invalidations: SharedArrayBuffer;
  /** Where its HTTP server listens, and the key without which it answers nobody: other users of the machine may find the socket. */
  socketPath: string;
  socketKey: string;
}
export type ToNext = { call: Call; reply: MessagePort } | { ping: true };
export type FromNext = { ready: true } | { failed: string } | { pong: true };

/** What the front thread may have Next's thread do. */
export type Call = Exclude<keyof NextServer, "answer">;
export type Reply<Of extends Call = Call> = { value: Awaited<ReturnType<NextServer[Of]>> } | { failed: string };

export const SOCKET_KEY_HEADER = "x-nova-socket-key";
/** Of requests that visitors' own limits, node's 16 KB, have let in: the front adds a little. */
export const MAX_HEAD_BYTES = 64 * 1024;
