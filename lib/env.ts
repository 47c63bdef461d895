import { isIP } from "node:net";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { PASSWORD_MIN } from "./users/limits";

/**
 * Every variable that an installation may set: what it may be, and what it is when absent. The commands check all of them
 * and hand them on (start/terminal/configuration.ts), so that code below them may read process.env. `.env.example` says what
 * each is for; e2e/readme/variables.ts makes the operators' table of both.
 */
export type Env = Readonly<z.infer<typeof schema>>;

type Source = Readonly<Record<string, string | undefined>>;

export const expected = {
  DATABASE_URL: "um endereço que comece com postgres:// ou postgresql://",
  PORT: "um número inteiro de 1 a 65535",
  HOSTNAME: "um endereço IP (0.0.0.0 para todos) ou localhost",
  WORKERS: "um número inteiro de 1 a 16",
  SITE_URL: "um endereço http:// ou https:// sem caminho, por exemplo https://www.projetonova.org.br",
  NEXTAUTH_SECRET: "um texto secreto com pelo menos 32 caracteres",
  ADMIN_EMAIL: "um e-mail válido",
  ADMIN_PASSWORD: `uma senha com pelo menos ${PASSWORD_MIN} caracteres`,
  SAMPLE_DATA: "0 ou 1",
  TRUST_PROXY: "um número inteiro de 0 a 10",
  API_ORIGINS: "endereços http:// ou https:// sem caminho, separados por vírgula",
  RATE_LIMIT_SCALE: "um número maior que zero",
  PAGE_CACHE_MB: "um número inteiro de 0 (desligado) a 65536",
  LOG_LEVEL: "um destes: fatal, error, warn, info, debug, trace, silent",
  CONTACT_TO: "um e-mail válido",
  CONTACT_FROM: "um e-mail, sozinho ou como em Projeto Nova <site@exemplo.org>",
  RESEND_BASE_URL: "um endereço http:// ou https://",
  HCAPTCHA_SITE_KEY: "definida junto com HCAPTCHA_SECRET",
  HCAPTCHA_SECRET: "definida junto com HCAPTCHA_SITE_KEY",
  HCAPTCHA_VERIFY_URL: "um endereço http:// ou https://",
  S3_ENDPOINT: "um endereço http:// ou https://",
  S3_BUCKET: "definida junto com S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY",
  S3_ACCESS_KEY_ID: "definida junto com S3_BUCKET e S3_SECRET_ACCESS_KEY",
  S3_SECRET_ACCESS_KEY: "definida junto com S3_BUCKET e S3_ACCESS_KEY_ID",
  S3_FORCE_PATH_STYLE: "0 ou 1",
  METRICS_TOKEN: "um texto secreto com pelo menos 16 caracteres",
} as const;

/** Several machines can share a database and a bucket; each would otherwise sign sessions with a secret of its own. */
const SHARED_SECRET =
  "definida, igual em todas as máquinas, quando há DATABASE_URL e S3_BUCKET: um texto secreto com pelo menos 32 caracteres (openssl rand -base64 48)";

const schema = z.object({
  DATABASE_URL: z.string().refine(isPostgresUrl, expected.DATABASE_URL).optional(),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((folder) => path.resolve(folder)),
  PORT: wholeNumber(1, 65_535, expected.PORT).default(3000),
  HOSTNAME: z.string().refine(isBindable, expected.HOSTNAME).default("0.0.0.0"),
  WORKERS: wholeNumber(1, 16, expected.WORKERS).default(1),
  SITE_URL: z
    .string()
    .refine(isOrigin, expected.SITE_URL)
    .transform((address) => new URL(address).origin),
  NEXTAUTH_SECRET: z.string().min(32, expected.NEXTAUTH_SECRET).optional(),
  ADMIN_NAME: z.string().optional(),
  ADMIN_EMAIL: z.email(expected.ADMIN_EMAIL).optional(),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN, expected.ADMIN_PASSWORD).optional(),
  SAMPLE_DATA: z
    .enum(["0", "1"], expected.SAMPLE_DATA)
    .default("1")
    .transform((flag) => flag === "1"),
  TRUST_PROXY: wholeNumber(0, 10, expected.TRUST_PROXY).default(0),
  API_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((address) => address.trim() || []))
    .refine((addresses) => addresses.every(isOrigin), expected.API_ORIGINS)
    .transform((addresses) => addresses.map((address) => new URL(address).origin)),
  RATE_LIMIT_SCALE: z.coerce.number(expected.RATE_LIMIT_SCALE).positive(expected.RATE_LIMIT_SCALE).default(1),
  PAGE_CACHE_MB: wholeNumber(0, 65_536, expected.PAGE_CACHE_MB).default(64),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], expected.LOG_LEVEL).default("info"),
  RESEND_API_KEY: z.string().optional(),
  CONTACT_TO: z.email(expected.CONTACT_TO).optional(),
  CONTACT_FROM: z.string().refine(isSender, expected.CONTACT_FROM).optional(),
  RESEND_BASE_URL: z.string().refine(isWebAddress, expected.RESEND_BASE_URL).optional(),
  HCAPTCHA_SITE_KEY: z.string().optional(),
  HCAPTCHA_SECRET: z.string().optional(),
  HCAPTCHA_VERIFY_URL: z.string().refine(isWebAddress, expected.HCAPTCHA_VERIFY_URL).optional(),
  S3_ENDPOINT: z.string().refine(isWebAddress, expected.S3_ENDPOINT).optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z
    .enum(["0", "1"], expected.S3_FORCE_PATH_STYLE)
    .transform((flag) => flag === "1")
    .optional(),
  METRICS_TOKEN: z.string().min(16, expected.METRICS_TOKEN).optional(),
});

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
  if (result.success) return withSharedSecret(withWholeSets(result.data));
  throw new EnvError(
    result.error.issues.map((issue) => ({ variable: String(issue.path[0]), expected: issue.message })),
  );
}

/** What readEnv reads as this again; absent where nothing is set. */
export function asVariables(env: Env): Record<string, string> {
  const text = (value: unknown) => String(typeof value === "boolean" ? Number(value) : value);
  const set = Object.entries(env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([name, value]) => [name, text(value)]));
}

/** One half of hCaptcha's keys alone would leave the form without a captcha, unnoticed; pictures would stay here. */
function withWholeSets(found: Env) {
  const hcaptcha = ["HCAPTCHA_SITE_KEY", "HCAPTCHA_SECRET"] as const;
  const s3 = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = [
    ...(hcaptcha.some((variable) => found[variable]) ? hcaptcha : []),
    ...(found.S3_ENDPOINT || s3.some((variable) => found[variable]) ? s3 : []),
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
  // Container hosts put the machine's own name in HOSTNAME; nobody chose it as the address to listen on.
  if (given.HOSTNAME === os.hostname()) delete given.HOSTNAME;
  return { ...given, SITE_URL: given.SITE_URL ?? `http://localhost:${given.PORT ?? 3000}` };
}

function wholeNumber(from: number, to: number, message: string) {
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message);
}

function isPostgresUrl(text: string) {
  return URL.canParse(text) && ["postgres:", "postgresql:"].includes(new URL(text).protocol);
}

function isBindable(host: string) {
  return host === "localhost" || isIP(host) !== 0;
}

function isOrigin(text: string) {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return ["http:", "https:"].includes(protocol) && pathname === "/" && !search && !hash && !username;
}

function isWebAddress(text: string) {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}

/** 'site@exemplo.org' or 'Projeto Nova <site@exemplo.org>', in one line. */
function isSender(text: string) {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address).success;
}
