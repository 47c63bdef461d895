import { spawn } from "node:child_process";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { StartError } from "../../outage/start-error";
import { waitForLock } from "../data-dir/lock";
import { inProject, root, withTypeScript } from "../project";
import { exitCode } from "../terminal/children";
import type { Step } from "../terminal/steps";
import { buildHash } from "./build-hash";

const output = inProject(".next");
const stamp = inProject(".next", "nova-build.json");

const WITH_PARENT = inProject("lib", "start", "build", "with-parent.mjs");
const NEXT_BUILD = [WITH_PARENT, inProject("node_modules", "next", "dist", "bin", "next"), "build"];
const FINISH_BUILD = [...withTypeScript, WITH_PARENT, inProject("lib", "start", "build", "finish-build.ts")];

/** Builds when there is no build or it is no longer of this source, or by `force`; until the signal. */
export async function ensureBuild(
  environment: NodeJS.ProcessEnv,
  step: Step,
  { signal, force = false }: { signal?: AbortSignal; force?: boolean } = {},
) {
  // Several instances may start over one checkout: one builds, the others find it done.
  const lock = await waitForLock(output, () => step.setText("Esperando outra compilação terminar"));
  try {
    const hash = await buildHash(root);
    const actionsKey = actionsKeyOf(hash);
    if (!force && (await isCurrent({ hash, ...actionsKey }))) return step.setText("Site já compilado");
    step.setText("Compilando o site (leva cerca de um minuto)");
    await rm(stamp, { force: true });
    const build = { NOVA_BUILD_ID: buildId(hash), NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey.key };
    await runNode(NEXT_BUILD, { ...environment, ...build }, signal);
    await runNode(FINISH_BUILD, environment, signal);
    await writeFile(stamp, JSON.stringify({ hash, secret: actionsKey.secret }));
    step.setText("Site compilado");
  } finally {
    await lock.release();
  }
}

/** The stamp is written last, and Next empties the folder before a build of its own. */
async function isCurrent({ hash, secret }: { hash: string; secret?: string }) {
  const written = JSON.parse(await readFile(stamp, "utf8").catch(() => "{}"));
  return written.hash === hash && (secret === undefined || written.secret === secret);
}

/**
 * The key that gives server actions, and cached functions beside them, their ids, which cannot be computed from the public source.
 * Machines that build the same source with the same NEXTAUTH_SECRET make the same build, so that a page of one finds its actions on
 * another; without it each build draws its own key. `secret` identifies the key of a build.
 */
function actionsKeyOf(hash: string) {
  const { NEXTAUTH_SECRET } = process.env;
  if (!NEXTAUTH_SECRET) return { key: randomBytes(32).toString("base64") };
  const key = createHmac("sha256", NEXTAUTH_SECRET).update(`actions ${hash}`).digest("base64");
  return { key, secret: createHash("sha256").update(key).digest("hex") };
}

/** Ad blockers look for 'ad' in addresses. */
const buildId = (hash: string) => hash.slice(0, 21).replaceAll("a", "g");

/** A part of the build in a process of its own, which gives its memory back. What it says is shown when it fails. */
async function runNode(args: readonly string[], env: NodeJS.ProcessEnv, signal?: AbortSignal) {
  const child = spawn(process.execPath, args, { env, signal, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  const output: string[] = [];
  child.stdout?.on("data", (chunk) => output.push(String(chunk)));
  child.stderr?.on("data", (chunk) => output.push(String(chunk)));
  if ((await exitCode(child, "A compilação")) === 0) return;
  throw new StartError(`A compilação falhou:\n${output.join("").trim()}`);
}
