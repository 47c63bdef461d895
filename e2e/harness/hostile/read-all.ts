import { isLong } from "../long";
import { hostileTexts } from "./texts";

type Work = { length: number; work: (text: string) => unknown };

/**
 * Does all of the work with all hostile texts. A process of its own calls it, as what hangs cannot be broken off: it says what
 * it is about to do, and whoever waits too long for its next word ends it.
 */
export function readAll(works: Record<string, Work>) {
  for (const [turn, [name, { length, work }]] of Object.entries(works).entries()) {
    for (const [index, [piece, text]] of hostileTexts(length).entries()) {
      // In turn a work gets the pieces alone or between letters; in `npm run test:long` all get both.
      if (!isLong && (turn + index) % 2 > 0) continue;
      say(`${name}: ${JSON.stringify(piece)}`);
      work(text);
    }
  }
  say("all read");
}

const say = (line: string) => process.stdout.write(`${line}\n`);
