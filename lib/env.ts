import os from "node:os";
import type { z } from "zod";
import { expected, schema } from "./env-schema";

/**
 * Every variable that an installation may set: what it may be, and what it is when absent. The commands check all of them
 * and hand them on (start/terminal/configuration.ts), so that code below them may read process.env. `.env.example` says what
 * each is for; e2e/readme/variables.ts makes the operators' table of both.
 */
export type Env = Readonly<z.infer<typeof schema>>;

type Source = Readonly<Record<string, string | undefined>>;

/** Several machines can share a database and a bucket; each would otherwise sign sessions with a secret of its own. */
const SHARED_SECRET =
  "definida, igual em todas as máquinas, quando há DATABASE_URL e S3_BUCKET: um texto secreto com pelo menos 32 caracteres (openssl rand -base64 48)";

export const variableNames = Object.keys(schema.shape);

export class EnvError extends Error {
  constructor(readonly problems: readonly { variable: string; expected: string }[]) {
    super(problems.map((problem) => `${problem.variable} deve ser ${problem.expected}.`).join("\n"));
    this.name = "EnvError";
  }
}

export function readEnv(source: Source): Env {
  const given = withDefaults(source);
  const result = schema.safeParse(given);
  if (result.success) return withSharedSecret(withCompleteSets(result.data));
  throw new EnvError(
    result.error.issues.map((issue) => ({ variable: String(issue.path[0]), expected: issue.message })),
  );
}

/** The inverse of readEnv: variables as text, without unset ones. */
export function asVariables(env: Env): Record<string, string> {
  const text = (value: unknown) => String(typeof value === "boolean" ? Number(value) : value);
  const set = Object.entries(env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([name, value]) => [name, text(value)]));
}

/** Half of a pair is an error: with one hCaptcha key the form would silently have no captcha, with half of S3_* files would stay on this machine. */
function withCompleteSets(found: Env) {
  const hcaptcha = ["HCAPTCHA_SITE_KEY", "HCAPTCHA_SECRET"] as const;
  const s3 = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const backup = ["BACKUP_S3_BUCKET", "BACKUP_S3_ACCESS_KEY_ID", "BACKUP_S3_SECRET_ACCESS_KEY"] as const;
  const missing = [
    ...(hcaptcha.some((variable) => found[variable]) ? hcaptcha : []),
    ...(found.S3_ENDPOINT || s3.some((variable) => found[variable]) ? s3 : []),
    ...(found.BACKUP_S3_ENDPOINT || backup.some((variable) => found[variable]) ? backup : []),
  ].filter((variable) => !found[variable]);
  if (missing.length === 0) return found;
  throw new EnvError(missing.map((variable) => ({ variable, expected: expected[variable] })));
}

function withSharedSecret(found: Env) {
  if (!found.DATABASE_URL || !found.S3_BUCKET || found.NEXTAUTH_SECRET) return found;
  throw new EnvError([{ variable: "NEXTAUTH_SECRET", expected: SHARED_SECRET }]);
}

let known: Env | undefined;

export function env(): Env {
  known ??= readEnv(process.env);
  return known;
}

function withDefaults(source: Source) {
  const given = Object.fromEntries(variableNames.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
  // Container hosts set HOSTNAME to the machine's own name, which is no address to listen on.
  if (given.HOSTNAME === os.hostname()) delete given.HOSTNAME;
  return { ...given, SITE_URL: given.SITE_URL ?? `http://localhost:${given.PORT ?? 3000}` };
}
