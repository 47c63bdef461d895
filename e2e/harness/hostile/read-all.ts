import { isLong } from "../long";
import { hostileTexts } from "./texts";

type Work = { length: number; work: (text: string) => unknown };

/**
 * Runs every reader on every hostile text. Run in a child process, as a hanging reader cannot be interrupted: each step
 * is printed, and the parent kills the process after a time without output.
 */
export function readAll(works: Record<string, Work>) {
  for (const [turn, [name, { length, work }]] of Object.entries(works).entries()) {
    for (const [index, [piece, text]] of hostileTexts(length).entries()) {
      // Each reader gets every other text, alternating between the bare and the enclosed form; in `npm run test:long`
      // all of them.
      if (!isLong && (turn + index) % 2 > 0) continue;
      say(`${name}: ${JSON.stringify(piece)}`);
      work(text);
    }
  }
  say("all read");
}

const say = (line: string) => process.stdout.write(`${line}\n`);
