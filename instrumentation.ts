/** Next calls this once per server: starts the background work, which lib/server/process/server.ts stops. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { processState } = await import("./lib/process-state");
  const { readDatabase } = await import("./lib/dashboard/database-state");
  const { startSweep } = await import("./lib/auth/sweep");
  const { dailyBackup } = await import("./lib/backup/daily/job");
  const { sweepReplaced } = await import("./lib/backup/replaced");
  const { startDailyJobs } = await import("./lib/jobs/daily");
  const { startDeliveries } = await import("./lib/messages/delivery-worker");
  const { tendPromises } = await import("./lib/needs/promises/job");
  const { sweepDrafts } = await import("./lib/posts/job");
  const { sweepPictures } = await import("./lib/images/job");
  const { eraseClaims } = await import("./lib/donations/claims/job");
  const { purgeTrash } = await import("./lib/trash/job");
  const { purgeVisits } = await import("./lib/visits/job");
  const { addVisits } = await import("./lib/visits/service");
  processState.readDatabase = readDatabase;
  processState.addVisits = addVisits;
  const jobs = [
    purgeTrash,
    purgeVisits,
    sweepDrafts,
    sweepPictures,
    dailyBackup,
    sweepReplaced,
    tendPromises,
    eraseClaims,
  ];
  const workers = [startSweep(), startDeliveries(), startDailyJobs(jobs)];
  processState.jobs = {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
