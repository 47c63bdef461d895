import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { StartError } from "../../outage/start-error";

/** The operating-system user that PostgreSQL runs as, and how a command becomes that user's. */
export interface Account {
  owner?: { uid: number; gid: number; name: string };
  identity: { uid?: number; gid?: number };
  /** A command that runs the command. */
  prefix: readonly string[];
}

/**
 * PostgreSQL refuses to run as root, and in a container everything is root. There it runs as the owner of the data,
 * else as the user `postgres`, else as `nobody`; if that user may not enter the folders on the way (a clone below /root),
 * it gets the capability for exactly that.
 */
export function chooseAccount(cluster: string, reachable: readonly string[]): Account {
  if (process.getuid?.() !== 0) return { identity: {}, prefix: [] };
  const owner = ownerOf(cluster) ?? passwdEntry("postgres") ?? passwdEntry("nobody");
  if (!owner)
    throw new StartError("O PostgreSQL não roda como root, e não há outro usuário neste sistema.", OWN_DATABASE);
  const { uid, gid } = owner;
  const lent = CAPABILITIES.map((capability) => ({ owner, identity: {}, prefix: lendPassage(owner, capability) }));
  const accounts: Account[] = [{ owner, identity: { uid, gid }, prefix: [] }, ...lent];
  const account = accounts.find((each) => canEnter(each, reachable));
  if (account) return account;
  throw new StartError(
    `O PostgreSQL não roda como root, e o usuário "${owner.name}" não tem acesso a ${reachable.join(" e ")}.`,
    `Mova o projeto para uma pasta que todos possam abrir (por exemplo /srv/nova), execute com um usuário comum, ou ${OWN_DATABASE}`,
  );
}

/** Its environment holds nothing of the product's (passwords, keys) nor of a developer's shell (PG*). */
export function spawnAs({ identity, prefix }: Account, command: string, args: string[], options: SpawnOptions) {
  const { PATH, SystemRoot, TEMP } = process.env;
  const windows = process.platform === "win32" ? { SystemRoot, TEMP } : {};
  // In the language that this code reads. Next's types ask for NODE_ENV in every environment.
  const env: NodeJS.ProcessEnv = { PATH, ...windows, LC_ALL: "C", TZ: "UTC", NODE_ENV: "production" };
  const [program = "", ...all] = [...prefix, command, ...args];
  return spawn(program, all, { cwd: "/", env, ...identity, ...options });
}

const OWN_DATABASE = "use um PostgreSQL seu com DATABASE_URL.";

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
  const user = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  const right = ["--securebits=+no_setuid_fixup", `--inh-caps=+${capability}`, `--ambient-caps=+${capability}`];
  return ["setpriv", ...user, ...right];
}

function canEnter({ identity, prefix }: Account, paths: readonly string[]) {
  const script = 'for p; do test -x "$p" || exit 1; done';
  const [program = "", ...args] = [...prefix, "/bin/sh", "-c", script, "sh", ...paths];
  return spawnSync(program, args, { ...identity, cwd: "/", stdio: "ignore" }).status === 0;
}
