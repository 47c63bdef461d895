/** Next calls this once a server: what happens in the background starts with it. lib/server/process/server.ts stops it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startWorker } = await import("./lib/jobs/worker");
  const { readDatabase } = await import("./lib/jobs/database-state");
  const { processState } = await import("./lib/process-state");
  const { sweepPictures } = await import("./lib/images/sweep");
  const { purgeTrash } = await import("./lib/trash/job");
  processState.readDatabase = readDatabase;
  processState.jobs = startWorker([purgeTrash, sweepPictures]);
}
