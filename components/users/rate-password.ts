import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { dictionary as common, adjacencyGraphs as graphs } from "@zxcvbn-ts/language-common";
import { dictionary as portuguese } from "@zxcvbn-ts/language-pt-br";
import { isGuessable } from "@/lib/users/password-strength";

// Heavy (300 KB with its dictionaries, whose words are OpenSubtitles', ODC-BY): loaded once somebody types a new password.

/** Longer passwords are rated by their beginning, because the estimator takes quadratic time. */
const MAX_CHARACTERS = 40;

const estimator = new ZxcvbnFactory({ graphs, dictionary: { ...common, ...portuguese } });

/** zxcvbn's score, 0 (guessed at once) to 4; 0 also for a password that the server refuses. `own`: name, e-mail and the like. */
export function ratePassword(password: string, own: readonly string[]) {
  if (isGuessable(password, own)) return 0;
  return estimator.check(password.slice(0, MAX_CHARACTERS), [...own]).score;
}
