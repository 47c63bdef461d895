import type { MessagePort } from "node:worker_threads";
import type { Framework } from "./framework";

/** What the two threads of a server process say to each other. */
export type ToFramework = { connection: MessagePort } | { call: Call; reply: MessagePort } | { ping: true };
export type FromFramework = { ready: true } | { failed: string } | { pong: true };

export const calls = [
  "announceStop",
  "forget",
  "stopJobs",
  "databaseState",
  "close",
] as const satisfies (keyof Framework)[];
export type Call = (typeof calls)[number];

/** To a call. */
export type Reply<Of extends Call = Call> = { value: Awaited<ReturnType<Framework[Of]>> } | { failed: string };
