import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { StartError } from "../terminal/steps";

/** The operating-system user that PostgreSQL runs as, and how a command is started as that user. */
export interface Account {
  owner?: { uid: number; gid: number; name: string };
  spawn(command: string, args: string[], options?: SpawnOptions): ChildProcess;
}

/**
 * PostgreSQL refuses to run as root, and in a container everything is root. There it runs as whoever owns the data already,
 * else as the user `postgres`, else as `nobody`; and when that user may not enter the folders on the way (a clone below /root),
 * it is lent exactly that right.
 */
export function chooseAccount(cluster: string, reachable: readonly string[]): Account {
  if (process.getuid?.() !== 0) return { spawn: (command, args, options = {}) => spawn(command, args, options) };
  const owner = ownerOf(cluster) ?? passwdEntry("postgres") ?? passwdEntry("nobody");
  if (!owner)
    throw new StartError("O PostgreSQL não roda como root, e não há outro usuário neste sistema.", useDatabaseUrl);

  const identity = { uid: owner.uid, gid: owner.gid };
  if (canEnter([], identity, reachable)) {
    return { owner, spawn: (command, args, options = {}) => spawn(command, args, { ...options, ...identity }) };
  }
  const prefix = CAPABILITIES.map((right) => lendPassage(owner, right)).find((lent) => canEnter(lent, {}, reachable));
  if (prefix) {
    const [setpriv = "", ...flags] = prefix;
    return { owner, spawn: (command, args, options = {}) => spawn(setpriv, [...flags, command, ...args], options) };
  }
  throw new StartError(
    `O PostgreSQL não roda como root, e o usuário "${owner.name}" não tem acesso a ${reachable.join(" e ")}.`,
    `Mova o projeto para uma pasta que todos possam abrir (por exemplo /srv/nova), execute com um usuário comum, ou ${useDatabaseUrl}`,
  );
}

const useDatabaseUrl = "use um PostgreSQL seu com DATABASE_URL.";

function ownerOf(folder: string) {
  const status = statSync(folder, { throwIfNoEntry: false });
  return status && status.uid !== 0 ? { uid: status.uid, gid: status.gid, name: String(status.uid) } : undefined;
}

function passwdEntry(name: string) {
  const line = readFileSync("/etc/passwd", "utf8").match(new RegExp(`^${name}:[^:]*:(-?\\d+):(-?\\d+):`, "m"));
  return line ? { uid: Number(line[1]), gid: Number(line[2]), name } : undefined;
}

/** To pass through folders and read; a container of Docker has only the second one to lend, which writes, too. */
const CAPABILITIES = ["dac_read_search", "dac_override"];

/** access(2), which PostgreSQL uses to look at its own files, forgets the lent right unless the uid fix-up is off. */
function lendPassage({ uid, gid }: { uid: number; gid: number }, capability: string) {
  return [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
}

function canEnter(prefix: readonly string[], identity: { uid?: number; gid?: number }, paths: readonly string[]) {
  const [command = "", ...args] = [
    ...prefix,
    "/bin/sh",
    "-c",
    'for p; do test -x "$p" || exit 1; done',
    "sh",
    ...paths,
  ];
  return spawnSync(command, args, { ...identity, cwd: "/", stdio: "ignore" }).status === 0;
}
