import { storedName, tableOf } from "../../backup/format";
import type { Step } from "./steps";

/** What `npm run backup` and `npm run restore` have in common. */

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
