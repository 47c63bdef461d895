import { hash, verify } from "@node-rs/argon2";
import { verify as verifyBcrypt } from "@node-rs/bcrypt";

/** OWASP's first recommendation for argon2id (the library's algorithm): 19 MiB, 2 passes, 1 lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, OPTIONS);

/** Prefix of bcrypt hashes, which accounts of the previous system have until their next sign-in. */
export const BCRYPT = "$2";
export const isBcrypt = (passwordHash: string) => passwordHash.startsWith(BCRYPT);

/**
 * Verifies a password against an argon2id or bcrypt hash. An unknown account (no hash) takes the same time and fails, so
 * that response times do not reveal which accounts exist. While some accounts still have bcrypt hashes, pass one as
 * `bcryptOfAnother`: then both algorithms run in every case.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string, bcryptOfAnother?: string) {
  absentHash ??= hashPassword("nobody has this password");
  const old = passwordHash !== undefined && isBcrypt(passwordHash) ? passwordHash : undefined;
  const current = old === undefined ? passwordHash : undefined;
  const compared = old ?? bcryptOfAnother;
  const [matchesCurrent, matchesOld] = await Promise.all([
    verify(current ?? (await absentHash), password),
    compared !== undefined && verifyBcrypt(password, compared),
  ]);
  return old === undefined ? matchesCurrent && current !== undefined : matchesOld;
}

let absentHash: Promise<string> | undefined;
