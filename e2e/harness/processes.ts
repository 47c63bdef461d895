import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Pid of a child process, by its command line; never another program's. */
export function childOf(parent: number, command: string): number {
  const found = processes().find((running) => running.parent === parent && running.command.includes(command));
  if (!found) throw new Error(`no child of ${parent} runs ${command}`);
  return found.pid;
}

/** False for one that has ended, also while nobody has asked for its exit code: that one has no command line any more. */
export const isRunning = (pid: number, command: string) =>
  processes().some((running) => running.pid === pid && running.command.includes(command));

function processes() {
  // Small containers lack ps.
  return existsSync("/proc/self/stat") ? fromProc() : fromPs();
}

function fromProc() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent] = readFileSync(`/proc/${name}/stat`, "utf8").match(/\) \S (\d+)/) ?? [];
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
        return [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return []; // it has ended meanwhile
      }
    });
}

function fromPs() {
  const lines = execFileSync("ps", ["-A", "-ww", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid, parent, ...words] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), command: words.join(" ") };
  });
}
