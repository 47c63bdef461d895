import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { PASSPHRASE_MIN } from "./backup/limits";
import { PASSWORD_MIN } from "./users/limits";

export const expected = {
  DATABASE_URL:
    "um endereço que comece com postgres:// ou postgresql://; na senha, # / ? @ % se escrevem %23 %2F %3F %40 %25",
  DATA_DIR: "uma pasta, com o caminho por extenso em vez de ~",
  PORT: "um número inteiro de 1 a 65535",
  HOSTNAME: "um endereço IP (0.0.0.0 para todos) ou localhost",
  SITE_URL: "um endereço http:// ou https:// sem caminho, por exemplo https://www.projetonova.org.br",
  NEXTAUTH_SECRET: "um texto secreto com pelo menos 32 caracteres",
  ADMIN_EMAIL: "um e-mail válido",
  ADMIN_PASSWORD: `uma senha com pelo menos ${PASSWORD_MIN} caracteres`,
  SAMPLE_DATA: "0 ou 1",
  TRUST_PROXY: "um número inteiro de 0 a 10",
  API_ORIGINS: "endereços http:// ou https:// sem caminho, separados por vírgula",
  RATE_LIMIT_SCALE: "um número maior que zero",
  PAGE_CACHE_MB: "um número inteiro de 0 (desligado) a 65536",
  SCRIPTS_ON_INTENT: "0 ou 1",
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
  BACKUP_S3_ENDPOINT: "um endereço http:// ou https://",
  BACKUP_S3_BUCKET: "definida junto com BACKUP_S3_ACCESS_KEY_ID e BACKUP_S3_SECRET_ACCESS_KEY",
  BACKUP_S3_ACCESS_KEY_ID: "definida junto com BACKUP_S3_BUCKET e BACKUP_S3_SECRET_ACCESS_KEY",
  BACKUP_S3_SECRET_ACCESS_KEY: "definida junto com BACKUP_S3_BUCKET e BACKUP_S3_ACCESS_KEY_ID",
  BACKUP_PASSPHRASE: `uma frase com pelo menos ${PASSPHRASE_MIN} caracteres`,
  METRICS_TOKEN: "um texto secreto com pelo menos 16 caracteres",
} as const;

export const schema = z.object({
  DATABASE_URL: z.string().refine(isPostgresUrl, expected.DATABASE_URL).optional(),
  DATA_DIR: z
    .string()
    // Only a shell knows ~: from .env it would be a folder of that name.
    .refine((folder) => !/^~(?:\/|$)/.test(folder), expected.DATA_DIR)
    .default("./data")
    .transform((folder) => path.resolve(folder)),
  PORT: wholeNumber(1, 65_535, expected.PORT).default(3000),
  HOSTNAME: z.string().refine(isBindable, expected.HOSTNAME).default("0.0.0.0"),
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
  SCRIPTS_ON_INTENT: z
    .enum(["0", "1"], expected.SCRIPTS_ON_INTENT)
    .default("1")
    .transform((flag) => flag === "1"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], expected.LOG_LEVEL).default("info"),
  RESEND_API_KEY: z.string().optional(),
  CONTACT_TO: z.email(expected.CONTACT_TO).optional(),
  CONTACT_FROM: z.string().refine(isSender, expected.CONTACT_FROM).optional(),
  RESEND_BASE_URL: z.string().refine(isHttpUrl, expected.RESEND_BASE_URL).optional(),
  HCAPTCHA_SITE_KEY: z.string().optional(),
  HCAPTCHA_SECRET: z.string().optional(),
  HCAPTCHA_VERIFY_URL: z.string().refine(isHttpUrl, expected.HCAPTCHA_VERIFY_URL).optional(),
  S3_ENDPOINT: z.string().refine(isHttpUrl, expected.S3_ENDPOINT).optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z
    .enum(["0", "1"], expected.S3_FORCE_PATH_STYLE)
    .transform((flag) => flag === "1")
    .optional(),
  BACKUP_S3_ENDPOINT: z.string().refine(isHttpUrl, expected.BACKUP_S3_ENDPOINT).optional(),
  BACKUP_S3_REGION: z.string().default("us-east-1"),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(PASSPHRASE_MIN, expected.BACKUP_PASSPHRASE).optional(),
  METRICS_TOKEN: z.string().min(16, expected.METRICS_TOKEN).optional(),
});

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

function isHttpUrl(text: string) {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}

/** 'site@exemplo.org' or 'Projeto Nova <site@exemplo.org>', in one line. */
function isSender(text: string) {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address).success;
}
