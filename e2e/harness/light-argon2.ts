import { createRequire } from "node:module";
import type * as Argon2 from "@node-rs/argon2";

// In the place of the package for unit tests (vitest.config.ts): what makes a hash dear is tried in lib/auth/auth.test.ts, everywhere
// else a hash is only one. The hash says how it was made, so that comparing is as cheap.

const real: typeof Argon2 = createRequire(import.meta.url)("@node-rs/argon2");

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export const verify = real.verify;

export const hash: typeof real.hash = (password, options) =>
  real.hash(password, process.env.NOVA_REAL_HASHES === "1" ? options : { ...options, ...CHEAP });
