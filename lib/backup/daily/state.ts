import "server-only";
import { z } from "zod";
import { db } from "../../db/client";
import { env } from "../../env";

const KEY = "daily-backups";

const schema = z.object({
  /** Stored in the database, so that all machines share it, and a restored site keeps it. */
  passphrase: z.string().nullish(),
  passphraseAt: z.iso.datetime().nullish(),
  /** When daily backups were turned on. */
  since: z.iso.datetime().nullish(),
  last: z.object({ at: z.iso.datetime(), bytes: z.int(), missing: z.int().optional() }).nullish(),
  /** The last backup that somebody downloaded. */
  downloaded: z.object({ missing: z.int() }).nullish(),
  testedAt: z.iso.datetime().nullish(),
  failure: z.object({ at: z.iso.datetime(), text: z.string() }).nullish(),
  warnedAt: z.iso.datetime().nullish(),
});

export type DailyState = z.infer<typeof schema>;

export async function readState(tx: Pick<typeof db, "setting"> = db): Promise<DailyState> {
  const row = await tx.setting.findUnique({ where: { key: KEY } });
  const state = schema.parse(row?.value ?? {});
  return { ...state, passphrase: env().BACKUP_PASSPHRASE ?? state.passphrase };
}

/** Changes these fields and no other: the job and an administrator may write at the same time. */
export async function changeState(change: DailyState, tx: Pick<typeof db, "$executeRaw"> = db) {
  await tx.$executeRaw`
    INSERT INTO "Setting" (key, value, "updatedAt") VALUES (${KEY}, ${JSON.stringify(change)}::jsonb, now())
    ON CONFLICT (key) DO UPDATE SET value = "Setting".value || excluded.value, "updatedAt" = now()`;
}
