import path from "node:path";
import { storedName, tableOf } from "../../backup/format";
import { AppError } from "../../errors";
import { StartError, type Step } from "./steps";

/** What `npm run backup` and `npm run restore` have in common. */

/** npm runs its scripts in the checkout; a relative file is meant from where the person is. */
export const fromWhereItWasTyped = (file: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** A refusal is for the person at the terminal; anything else is an unexpected error. */
export function asStartError(error: unknown): never {
  throw error instanceof AppError ? new StartError(error.message) : error;
}

/** Tells in a step how far it is: 'Cópia de segurança: imagens, 12,3 MB'. Ends the work once somebody asked to stop. */
export function partsInWords(what: string, setText: Step["setText"], signal: AbortSignal) {
  let total = 0;
  return ({ name, bytes }: { name: string; bytes: number }) => {
    signal.throwIfAborted();
    total += bytes;
    const kind = storedName(name) ? "imagens" : tableOf(name) ? "banco de dados" : undefined;
    if (kind) setText(`${what}: ${kind}, ${size(total)}`);
  };
}

/** What the person is told who stops the work, and its exit code; any other failure stays one. */
export function ifStopped(signal: AbortSignal, tell: () => void) {
  return (error: unknown) => {
    if (!signal.aborted) throw error;
    tell();
    return STOPPED;
  };
}

/** As a shell has it for Ctrl-C. */
const STOPPED = 130;

const oneDecimal = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

export const size = (bytes: number) => `${oneDecimal.format(bytes / 1e6)} MB`;
