import { createRequire } from "node:module";
import type * as Argon2 from "@node-rs/argon2";

// Replaces @node-rs/argon2 in unit tests (vitest.config.ts) by the same functions with cheap parameters; only
// lib/auth/auth.test.ts needs expensive hashes. The hash contains its parameters, so that verifying is cheap, too.

const real: typeof Argon2 = createRequire(import.meta.url)("@node-rs/argon2");

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export const verify = real.verify;

export const hash: typeof real.hash = (password, options) =>
  real.hash(password, process.env.NOVA_REAL_HASHES === "1" ? options : { ...options, ...CHEAP });
