import { hash, verify } from "@node-rs/argon2";

/** OWASP's first recommendation for argon2id (the library's algorithm): 19 MiB, 2 passes, 1 lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, OPTIONS);

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it does the same work and answers false,
 * so that the time taken does not tell whether an account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string) {
  absentHash ??= hashPassword("nobody has this password");
  const matches = await verify(passwordHash ?? (await absentHash), password);
  return matches && passwordHash !== undefined;
}

let absentHash: Promise<string> | undefined;
