import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { codeOf, messageOf } from "../errors";

const CONNECT_TIMEOUT_MS = 5_000;
/** Poolers in transaction mode, such as PgBouncer, which share a session of PostgreSQL between clients. */
const POOLER = "transaction pooler";
const TOO_OLD = "too old";
const NOT_UTF8 = "not UTF8";
/** SQL_ASCII, which a server that was set up without a language has, takes every text as it is. */
const ENCODINGS = ["UTF8", "SQL_ASCII"];
/** PostgreSQL 14. */
const FIRST_VERSION_NUM = 140_000;

interface Options {
  /** Time for a database that is still starting. */
  timeoutMs?: number;
  onWait?: () => void;
}

/** Connects: what is wrong with DATABASE_URL, in words without its password; undefined when all is well. */
export async function databaseFault(url: string, { timeoutMs = 30_000, onWait }: Options) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const failure = await tryToConnect(url);
    if (!failure) return undefined;
    if (!isStarting(failure) || Date.now() > deadline) return explain(failure, url);
    onWait?.();
    await sleep(Math.min(500, timeoutMs / 4));
  }
}

async function tryToConnect(connectionString: string): Promise<unknown> {
  const [one, other] = [newClient(connectionString), newClient(connectionString)];
  try {
    await one.connect();
    const before = await backendOf(one);
    await other.connect();
    // Locks and LISTEN need a session of their own: two connections with one backend, or one that changes its backend, are pooled.
    const shared = (await backendOf(other)) === before || (await backendOf(one)) !== before;
    return shared ? unfit(POOLER) : await unfitness(one);
  } catch (error) {
    return error;
  } finally {
    await Promise.all([one.end(), other.end()]).catch(() => {});
  }
}

function newClient(connectionString: string) {
  const timeouts = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: CONNECT_TIMEOUT_MS };
  return new pg.Client({ connectionString, ...timeouts }).on("error", () => {});
}

async function backendOf(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid;
}

/** What the product cannot work with, although it answers; the message is the version or the encoding. */
async function unfitness(client: pg.Client) {
  const { rows } = await client.query<{ number: number; version: string; encoding: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version,
       current_setting('server_encoding') AS encoding`,
  );
  const [server] = rows;
  if (server && server.number < FIRST_VERSION_NUM) return unfit(TOO_OLD, server.version);
  return server && !ENCODINGS.includes(server.encoding) ? unfit(NOT_UTF8, server.encoding) : undefined;
}

const unfit = (code: string, message = code) => Object.assign(new Error(message), { code });

/** Refused, or 'the database system is starting up': with several containers the database is often the slower one. */
function isStarting(error: unknown) {
  return ["ECONNREFUSED", "57P03"].includes(reasonOf(error));
}

function explain(error: unknown, url: string) {
  const { hostname, port, username, pathname } = new URL(url);
  const host = `${hostname || "localhost"}:${port || 5432}`;
  const database = decodeURIComponent(pathname.slice(1)) || username;
  const reasons: Record<string, string> = {
    ENOTFOUND: `O servidor "${hostname}" não foi encontrado.`,
    EAI_AGAIN: `O servidor "${hostname}" não foi encontrado.`,
    ECONNREFUSED: `Ninguém atende em ${host}: o PostgreSQL está ligado e a porta está certa?`,
    ETIMEDOUT: `${host} não respondeu em ${CONNECT_TIMEOUT_MS / 1000} segundos.`,
    EHOSTUNREACH: `Não há caminho de rede até ${host}.`,
    ENETUNREACH: `Não há caminho de rede até ${host}.`,
    ECONNRESET: `${host} fechou a conexão: é mesmo um PostgreSQL?`,
    "28P01": `Usuário ou senha incorretos (usuário "${username}").`,
    "28000": `O servidor não aceita o usuário "${username}" vindo desta máquina, ou exige SSL (acrescente ?sslmode=verify-full).`,
    "3D000": `O banco de dados "${database}" não existe em ${host}; crie-o primeiro.`,
    "42501": `O usuário "${username}" não tem permissão de entrar no banco "${database}".`,
    "57P03": `O PostgreSQL em ${host} ainda está iniciando.`,
    "53300": `O PostgreSQL em ${host} está com todas as conexões ocupadas.`,
    [TOO_OLD]: `Em ${host} atende o PostgreSQL ${messageOf(error)}, e o Nova precisa do 14 ou de um mais novo.`,
    [NOT_UTF8]: `O banco de dados "${database}" guarda textos em ${messageOf(error)}, e o Nova precisa de UTF8. Crie outro: CREATE DATABASE nome OWNER usuario ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0.`,
    [POOLER]: `Em ${host} atende um distribuidor de conexões (como o PgBouncer) em modo de transação, com o qual travas e avisos se perdem: use o endereço direto do PostgreSQL, ou o modo de sessão.`,
    SSL: `A conexão segura (SSL) com ${host} falhou: o servidor não oferece SSL, ou o certificado não é reconhecido (veja sslmode).`,
  };
  const reason = reasons[reasonOf(error)] ?? `${host} respondeu: ${withoutSecret(messageOf(error), url)}`;
  return `Não foi possível conectar ao banco de dados de DATABASE_URL.\n${reason}`;
}

/** The key of `reasons`. */
function reasonOf(error: unknown): string {
  const message = messageOf(error);
  if (/\bSSL\b|certificate|self.signed/i.test(message) && !/no pg_hba/.test(message)) return "SSL";
  if (/timeout/i.test(message)) return "ETIMEDOUT";
  if (/terminated unexpectedly/.test(message)) return "ECONNRESET";
  // localhost is tried as IPv6 and IPv4, and fails as both.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return codeOf(error);
}

function withoutSecret(text: string, url: string) {
  const { password } = new URL(url);
  return [url, password, decodeURIComponent(password)]
    .filter(Boolean)
    .reduce((left, secret) => left.replaceAll(secret, "***"), text);
}
