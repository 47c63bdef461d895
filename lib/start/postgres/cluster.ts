import { randomBytes } from "node:crypto";
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { codeOf } from "../../errors";
import { createFile, unlessMissing } from "../../files";
import { explainOutput } from "../../outage/explain";
import { StartError } from "../../outage/start-error";
import { exitCode } from "../terminal/children";
import { type Account, spawnAs } from "./account";

export const superuser = "nova";
const VERSION = "18";
/** Timeout of one attempt to connect. */
const CONNECT_TIMEOUT_MS = 5_000;

/** The folder of a cluster and the password of its superuser. */
export interface Cluster {
  folder: string;
  password: string;
  passwordFile: string;
}

export function connectionUrl(cluster: Cluster, port: number, database: string) {
  return `postgresql://${superuser}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Runs `work` as superuser. Throws pg's error with its `code`, or a StartError when the password is not this cluster's. */
export async function asSuperuser<Result>(
  cluster: Cluster,
  port: number,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const connectionString = connectionUrl(cluster, port, "postgres");
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (!WRONG_PASSWORD.includes(codeOf(error))) throw error;
    throw new StartError(
      `A senha em ${cluster.passwordFile} não é a do banco em ${cluster.folder}: os dois vêm de instalações diferentes.`,
      "Traga de volta a pasta de dados inteira da cópia de segurança, não só uma parte dela.",
    );
  } finally {
    await client.end().catch(() => {});
  }
}

const WRONG_PASSWORD = ["28P01", "28000"];

type InitOptions = { initdb: string; account: Account; durable: boolean };

/**
 * Makes the cluster on the first start. Everything happens in a sibling folder, and is renamed into place at the end, so that a
 * start interrupted half-way leaves either no cluster or a whole one.
 */
export async function ensureCluster(folder: string, options: InitOptions): Promise<Cluster> {
  const dataDir = path.dirname(folder);
  const passwordFile = path.join(dataDir, "postgres-password");
  const stored = (await unlessMissing(readFile(passwordFile, "utf8")))?.trim();
  const cluster = { folder, password: stored || randomBytes(24).toString("base64url"), passwordFile };
  if (await isCluster(folder)) {
    if (stored) return cluster;
    throw new StartError(
      `Falta o arquivo ${passwordFile}, com a senha do banco, ou está vazio.`,
      "Traga-o de volta da cópia de segurança da pasta de dados.",
    );
  }
  const interrupted = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.all(interrupted.map((name) => rm(path.join(dataDir, name), { recursive: true })));
  const unfinished = await mkdtemp(path.join(dataDir, UNFINISHED));
  await initialise(unfinished, cluster.password, options);
  if (!stored) {
    await rm(passwordFile, { force: true }); // it exists, but is empty
    await createFile(passwordFile, cluster.password);
  }
  await rename(path.join(unfinished, "postgres"), folder);
  await rm(unfinished, { recursive: true });
  return cluster;
}

const UNFINISHED = "postgres-incompleto-";

/** Whether the folder holds a cluster of this version. False only when it is empty or missing; anything else may be data, and throws. */
async function isCluster(folder: string) {
  if (!(await unlessMissing(readdir(folder)))?.length) return false;
  const version = (await unlessMissing(readFile(path.join(folder, "PG_VERSION"), "utf8")))?.trim();
  if (version === VERSION) return true;
  if (version === undefined)
    throw new StartError(
      `A pasta ${folder} não é um banco de dados inteiro (falta o arquivo PG_VERSION).`,
      "Traga-a de volta da cópia de segurança; ou tire-a dali, e o Nova começa com um banco vazio.",
    );
  throw new StartError(
    `O banco em ${folder} é do PostgreSQL ${version}, e este Nova traz o ${VERSION}. Nada foi mudado.`,
    Number(version) < Number(VERSION)
      ? adviceFor(folder, version)
      : "Use uma versão do Nova que traga esse PostgreSQL.",
  );
}

/** How to move to the next major version: restore a backup made by the Nova that still brings the older one. */
const adviceFor = (folder: string, version: string) =>
  [
    "Para trazer tudo para cá:",
    "1. Volte ao Nova de antes (git checkout ORIG_HEAD && npm ci) e faça uma cópia: npm run backup -- antes.nova",
    `2. Guarde o banco antigo: mv ${folder} ${folder}-${version}`,
    "3. Volte a este Nova (git checkout main && npm ci) e traga a cópia: npm run restore -- antes.nova",
  ].join("\n");

/** Portuguese order: 'Água' comes before 'Bola'. Where the shipped server has no ICU, by code point. */
const LOCALES = [
  ["--locale-provider=icu", "--icu-locale=pt-BR"],
  ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
];

async function initialise(unfinished: string, password: string, { initdb, account, durable }: InitOptions) {
  const pwfile = path.join(unfinished, "password");
  await writeFile(pwfile, `${password}\n`, { mode: 0o600 });
  const { owner } = account;
  if (owner) for (const place of [unfinished, pwfile]) await chown(place, owner.uid, owner.gid);
  const flags = ["-D", path.join(unfinished, "postgres"), "-U", superuser, `--pwfile=${pwfile}`, "-A", "scram-sha-256"];
  flags.push("-E", "UTF8", "--locale=C", "--data-checksums", "--no-instructions", ...(durable ? [] : ["--no-sync"]));
  let output = "";
  for (const locale of LOCALES) {
    const child = spawnAs(account, initdb, [...flags, ...locale], { stdio: ["ignore", "ignore", "pipe"] });
    const [code, errors] = await Promise.all([
      exitCode(child, "A criação do banco de dados"),
      child.stderr ? text(child.stderr) : "",
    ]);
    if (code === 0) return;
    output = errors.trim();
  }
  const known = explainOutput(output, path.dirname(unfinished));
  throw new StartError(known?.message ?? "Não foi possível criar o banco de dados.", known?.advice ?? output);
}
