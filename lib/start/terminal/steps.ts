import { AppError } from "../../errors";
import { explainSystemError } from "../../outage/explain";
import { StartError } from "../../outage/start-error";

/** Prints progress, one line a step, with its duration. On a terminal the line is live; in a log it is written once. */

type Output = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean };

export interface Step {
  /** Replaces the text of the step's line. */
  setText(text: string): void;
}

export function createSteps(output: Output = process.stdout) {
  const live = Boolean(output.isTTY) && !process.env.CI;

  /** In the place of the step's line, where there is one. */
  function print(text: string) {
    output.write(`${live ? "\r\x1b[2K" : ""}  ${text}`);
  }

  async function step<Result>(text: string, work: (step: Step) => Promise<Result> | Result): Promise<Result> {
    const started = performance.now();
    let current = text;
    function setText(next: string) {
      current = next;
      if (live) print(`… ${current}`);
    }
    const end = (mark: string) => print(`${mark} ${current}  ${duration(performance.now() - started)}\n`);
    setText(text);
    try {
      const result = await work({ setText });
      end("✓");
      return result;
    } catch (error) {
      end("✗");
      throw error;
    }
  }

  /** Prints a line above the step in progress. */
  function note(text: string) {
    print(`${text}\n`);
  }

  return { step, note, live };
}

export type Steps = ReturnType<typeof createSteps>;

export const steps = createSteps();

export function duration(milliseconds: number) {
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Undefined for an unexpected error. */
export function toStartError(error: unknown): StartError | undefined {
  if (error instanceof StartError) return error;
  if (error instanceof AppError)
    return new StartError([...new Set([error.message, ...Object.values(error.fields ?? {})])].join("\n"));
  const known = explainSystemError(error);
  return known && new StartError(known.message, known.advice, known.cause);
}

/** Prints the failure and the advice; a stack only for an unexpected error. */
export function explainFailure(error: unknown, output: Output = process.stderr) {
  const known = toStartError(error);
  const unforeseen = `  Algo inesperado aconteceu:\n${error instanceof Error ? error.stack : String(error)}`;
  const text = known ? indent([known.message, known.advice].filter(Boolean).join("\n")) : unforeseen;
  output.write(`\n${text}\n\n`);
}

/** A framed text for what must not be overlooked. */
export function box(lines: readonly string[]) {
  const width = Math.max(...lines.map((line) => line.length));
  const edge = "─".repeat(width + 4);
  return indent([`┌${edge}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${edge}┘`].join("\n"));
}

function indent(text: string) {
  return text.replace(/^/gm, "  ");
}
