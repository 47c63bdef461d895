/** The worker lives in Next's bundle, the order to stop comes from lib/start, outside of it: they meet here. */
const shared = globalThis as typeof globalThis & { novaJobs?: { stop(): Promise<void> } };

export function announceJobs(jobs: { stop(): Promise<void> }) {
  shared.novaJobs = jobs;
}

/** Resolves once nothing is at work in the background any more. */
export async function stopJobs() {
  await shared.novaJobs?.stop();
}
