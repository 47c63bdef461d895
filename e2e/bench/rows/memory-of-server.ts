import { readFile } from "node:fs/promises";
import { canListProcesses, listProcessTree } from "../processes";

/** Samples the memory of the web server below a supervisor; `stop` returns the peak growth in bytes. */
export async function watchMemory(supervisor: number) {
  const tree = canListProcesses ? await listProcessTree(supervisor) : [];
  const server = tree.find(({ command }) => /nova-server\.mjs/.test(command));
  if (!server) return { stop: async () => undefined };
  const before = await sizeOf(server.pid);
  let peak = before;
  const sample = async () => {
    peak = Math.max(peak, await sizeOf(server.pid));
  };
  // If the server has ended, the request fails and reports it.
  const sampling = setInterval(() => void sample().catch(() => clearInterval(sampling)), 25);
  return {
    async stop() {
      clearInterval(sampling);
      await sample();
      return peak - before;
    },
  };
}

async function sizeOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
