import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "../env";
import { unlessMissing } from "../files";
import { openStorage } from "../storage/open";
import type { Source } from "./create";

/** Optional settings of a machine, which must be set again after a restore elsewhere. */
const OPTIONAL = [
  ...["RESEND_API_KEY", "CONTACT_TO", "CONTACT_FROM", "HCAPTCHA_SITE_KEY", "HCAPTCHA_SECRET"],
  ...["API_ORIGINS", "METRICS_TOKEN"],
];

/** The contents of a backup by the environment. `secret` signs the product's sessions. */
export async function sourceOf(env: Env, databaseUrl: string, secret: string): Promise<Source> {
  const kept = (await unlessMissing(readFile(path.join(env.DATA_DIR, "secret"), "utf8")))?.trim();
  return {
    databaseUrl,
    storage: openStorage(env),
    pictures: env.S3_BUCKET ? "bucket" : "disk",
    ...(kept === secret && { secret }),
    variables: OPTIONAL.filter((name) => process.env[name]),
  };
}
