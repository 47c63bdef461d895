import { readFile } from "node:fs/promises";
import { canListProcesses, listFamily } from "../processes";

/** Looks at the web server's memory below a supervisor until it is stopped; tells by how many bytes it ever grew. */
export async function watchMemory(supervisor: number) {
  const family = canListProcesses ? await listFamily(supervisor) : [];
  const server = family.find(({ command }) => /nova-server\.mjs/.test(command));
  if (!server) return { stop: async () => undefined };
  const before = await sizeOf(server.pid);
  let most = before;
  const look = async () => {
    most = Math.max(most, await sizeOf(server.pid));
  };
  // A server that ended is the answer's failure to tell.
  const watching = setInterval(() => void look().catch(() => clearInterval(watching)), 25);
  return {
    async stop() {
      clearInterval(watching);
      await look();
      return most - before;
    },
  };
}

async function sizeOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
