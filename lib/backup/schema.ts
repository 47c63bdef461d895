import { z } from "zod";
import { BACKUP_FAILURES, type BackupFailure, backupCopy } from "./copy";
import { PASSPHRASE_MAX, PASSPHRASE_MIN } from "./limits";

/** The form for a copy. */
export const backupInput = z
  .object({
    passphrase: z.string().trim().min(PASSPHRASE_MIN, backupCopy.short).max(PASSPHRASE_MAX, backupCopy.long),
    repeated: z.string().trim(),
  })
  .refine(({ passphrase, repeated }) => passphrase === repeated, { path: ["repeated"], message: backupCopy.different });

/** The screen's address: why the form came back, if it did. */
export const backupQuery = z.object({
  erro: z
    .enum(Object.keys(BACKUP_FAILURES) as [BackupFailure])
    .optional()
    .catch(undefined),
});
