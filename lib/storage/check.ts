import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type S3Place, s3Storage } from "./s3";

interface Options {
  /** Time for a store that is still starting. */
  timeoutMs?: number;
  onWait?: () => void;
}

/** Writes, reads and removes a file of the bucket: what is wrong with S3_*, in words without a key; undefined when all is well. */
export async function storageFault(place: S3Place, { timeoutMs = 30_000, onWait }: Options = {}) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const failure = await tryBucket(place);
    if (!failure) return undefined;
    if (!codesOf(failure).includes("ECONNREFUSED") || Date.now() > deadline) return explain(failure, place);
    onWait?.();
    await sleep(Math.min(500, timeoutMs / 4));
  }
}

const WRONG_CONTENT = "OutraResposta";

async function tryBucket(place: S3Place): Promise<unknown> {
  const storage = s3Storage(place);
  const folder = `nova-check/${randomUUID()}`;
  const name = `${folder}/teste`;
  try {
    await storage.write(name, Buffer.from(name));
    const kept = await storage.read(name);
    await storage.removeFolder(folder);
    // Without the right to list, Amazon answers 'forbidden' for what is not there.
    const gone = await storage.read(name);
    if (kept?.toString() !== name || gone) return Object.assign(new Error(WRONG_CONTENT), { name: WRONG_CONTENT });
    return undefined;
  } catch (error) {
    return error;
  }
}

function explain(error: unknown, { endpoint, region, bucket }: S3Place) {
  const host = endpoint ? new URL(endpoint).host : `Amazon S3 (${region})`;
  const unknownHost = `O servidor de S3_ENDPOINT (${host}) não foi encontrado.`;
  const silent = `${host} não respondeu em alguns segundos.`;
  const wrongRegion = `O bucket "${bucket}" não fica na região "${region}": confira S3_REGION.`;
  const forbidden = `As chaves não permitem gravar, ler, listar e apagar no bucket "${bucket}" de ${host}.`;
  const noS3 = `O que ${host} responde não vem de um armazenamento S3: confira S3_ENDPOINT.`;
  const reasons: Record<string, string> = {
    ENOTFOUND: unknownHost,
    EAI_AGAIN: unknownHost,
    ECONNREFUSED: `Ninguém atende em ${host}: o armazenamento está ligado e o endereço está certo?`,
    ECONNRESET: `${host} fechou a conexão: é mesmo um armazenamento S3, e com http:// ou https:// como em S3_ENDPOINT?`,
    ETIMEDOUT: silent,
    TimeoutError: silent,
    NoSuchBucket: `O bucket "${bucket}" (S3_BUCKET) não existe em ${host}; crie-o primeiro.`,
    InvalidAccessKeyId: `${host} não conhece a chave de S3_ACCESS_KEY_ID.`,
    SignatureDoesNotMatch: `${host} não aceitou a chave de S3_SECRET_ACCESS_KEY.`,
    AccessDenied: forbidden,
    "403": forbidden,
    PermanentRedirect: wrongRegion,
    AuthorizationHeaderMalformed: wrongRegion,
    RequestTimeTooSkewed: "O relógio desta máquina está errado: o armazenamento recusa pedidos de outra hora.",
    [WRONG_CONTENT]: noS3,
    "200": noS3,
  };
  const codes = codesOf(error);
  const known = codes.map((code) => reasons[code]).find(Boolean);
  const reason = known ?? `${host} respondeu: ${codes.join(", ") || String(error)}`;
  return `Não foi possível usar o armazenamento de imagens de S3_BUCKET.\n${reason}`;
}

/** The names, codes and statuses on an error and on what caused it, the innermost first. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, name, cause, $metadata } = error as Error & {
    code?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  // localhost is tried as IPv6 and IPv4, and fails as both.
  const inner = error instanceof AggregateError ? codesOf(error.errors[0]) : codesOf(cause);
  const own = [name, code, $metadata?.httpStatusCode].filter((value) => value !== undefined && value !== "Error");
  return [...inner, ...own.map(String)];
}
