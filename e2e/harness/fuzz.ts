import fc from "fast-check";

/** The same inputs in every run, so that each change is judged by what it changes; `FUZZ_SEED=$RANDOM npm test` looks for others. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_122) });
