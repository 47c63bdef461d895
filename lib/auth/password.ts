import { hash, verify } from "@node-rs/argon2";
import { verify as verifyBcrypt } from "@node-rs/bcrypt";

/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, 2 passes, 1 lane. */
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
  const bcryptHash = passwordHash !== undefined && isBcrypt(passwordHash) ? passwordHash : undefined;
  const argon2Hash = bcryptHash === undefined ? passwordHash : undefined;
  const anyBcryptHash = bcryptHash ?? bcryptOfAnother;
  const [matchesArgon2, matchesBcrypt] = await Promise.all([
    verify(argon2Hash ?? (await absentHash), password),
    anyBcryptHash !== undefined && verifyBcrypt(password, anyBcryptHash),
  ]);
  return bcryptHash === undefined ? matchesArgon2 && argon2Hash !== undefined : matchesBcrypt;
}

let absentHash: Promise<string> | undefined;
