import { randomBytes } from "node:crypto";
import { chmod, chown, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createFile, unlessMissing } from "../data-dir/files";
import { killed } from "../terminal/children";
import { StartError } from "../terminal/steps";
import { explainOutput } from "../terminal/system-errors";
import type { Account } from "./account";
import { runToEnd } from "./run";

export const superuser = "nova";
const majorVersion = "18";

/** The folder of a cluster and the password of its only user. */
export interface Cluster {
  folder: string;
  password: string;
  passwordFile: string;
}

export function connectionUrl(cluster: Cluster, port: number, database: string) {
  return `postgresql://${superuser}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

export function clusterFolder(dataDir: string) {
  return path.join(dataDir, "postgres");
}

/**
 * Makes the cluster on the first start. Everything happens in a sibling folder that is renamed at the end, so that a start
 * interrupted half-way leaves either no cluster or a whole one.
 */
export async function ensureCluster(
  dataDir: string,
  initdb: string,
  account: Account,
  durable: boolean,
): Promise<Cluster> {
  const folder = clusterFolder(dataDir);
  if (await isCluster(folder)) {
    await requireSameVersion(folder);
    return { folder, password: await requirePassword(dataDir), passwordFile: passwordFile(dataDir) };
  }
  await removeUnfinished(dataDir);
  const kept = await readPassword(dataDir);
  const password = kept ?? randomBytes(24).toString("base64url");
  const unfinished = await mkdtemp(path.join(dataDir, unfinishedPrefix));
  if (account.owner) await chown(unfinished, account.owner.uid, account.owner.gid);
  await initialise(unfinished, password, initdb, account, durable);
  if (!kept) await writePassword(dataDir, password);
  await rename(unfinished, folder);
  return { folder, password, passwordFile: passwordFile(dataDir) };
}

/** False only where there is nothing: what cannot be read, or is incomplete, is somebody's data. */
async function isCluster(folder: string) {
  if (!(await unlessMissing(readdir(folder)))?.length) return false;
  if (await unlessMissing(stat(path.join(folder, "PG_VERSION")))) return true;
  throw new StartError(
    `A pasta ${folder} não é um banco de dados inteiro (falta o arquivo PG_VERSION).`,
    "Traga-a de volta da cópia de segurança; ou tire-a dali, e o Nova começa com um banco vazio.",
  );
}

const unfinishedPrefix = "postgres-incompleto-";

async function removeUnfinished(dataDir: string) {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(unfinishedPrefix));
  await Promise.all(left.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
}

async function requireSameVersion(folder: string) {
  const version = (await readFile(path.join(folder, "PG_VERSION"), "utf8")).trim();
  if (version === majorVersion) return;
  throw new StartError(
    `O banco em ${folder} é do PostgreSQL ${version}, e este Nova traz o ${majorVersion}.`,
    "Use a versão do Nova que o criou, exporte os dados e importe-os na nova.",
  );
}

export function passwordFile(dataDir: string) {
  return path.join(dataDir, "postgres-password");
}

async function requirePassword(dataDir: string) {
  const password = await readPassword(dataDir);
  if (password) return password;
  throw new StartError(
    `Falta o arquivo ${passwordFile(dataDir)}, com a senha do banco, ou está vazio.`,
    "Traga-o de volta da cópia de segurança da pasta de dados.",
  );
}

/** Of a cluster that is gone, it is good for the next one. */
async function readPassword(dataDir: string) {
  return (await unlessMissing(readFile(passwordFile(dataDir), "utf8")))?.trim() || undefined;
}

/** In place of an empty file, if anything. */
async function writePassword(dataDir: string, password: string) {
  await rm(passwordFile(dataDir), { force: true });
  await createFile(passwordFile(dataDir), password);
}

async function initialise(folder: string, password: string, initdb: string, account: Account, durable: boolean) {
  const secrets = await mkdtemp(path.join(os.tmpdir(), "nova-initdb-"));
  const pwfile = path.join(secrets, "password");
  try {
    await chmod(secrets, 0o711);
    await writeFile(pwfile, `${password}\n`, { mode: 0o600 });
    if (account.owner) await chown(pwfile, account.owner.uid, account.owner.gid);
    const common = ["-D", folder, "-U", superuser, `--pwfile=${pwfile}`, "-A", "scram-sha-256", "-E", "UTF8"];
    const flags = [...common, "--data-checksums", "--no-instructions", ...(durable ? [] : ["--no-sync"])];
    // Portuguese order: 'Água' comes before 'Bola'. Where the shipped server has no ICU, by code point.
    const portuguese = await runToEnd(account, initdb, [
      ...flags,
      "--locale=C",
      "--locale-provider=icu",
      "--icu-locale=pt-BR",
    ]);
    if (portuguese.code === 0) return;
    const plain = await runToEnd(account, initdb, [
      ...flags,
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
    ]);
    if (plain.signal) throw killed("A criação do banco de dados", plain.signal);
    const known = explainOutput(plain.output, path.dirname(folder));
    if (plain.code !== 0)
      throw new StartError(
        known?.message ?? "Não foi possível criar o banco de dados.",
        known?.advice ?? plain.output.trim(),
      );
  } finally {
    await rm(secrets, { recursive: true, force: true });
  }
}
