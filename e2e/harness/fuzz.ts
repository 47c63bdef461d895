import fc from "fast-check";

/**
 * A fixed seed, so that a failure is caused by a change and not by other inputs; `FUZZ_SEED=$RANDOM npm test` uses
 * other ones.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_122) });
