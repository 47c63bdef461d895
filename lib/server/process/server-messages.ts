/** What the supervisor and the web server say to each other over IPC. */
export type FromServer = { type: "ready" } | { type: "failed"; message: string };
export type ToServer = { type: "stop" };
