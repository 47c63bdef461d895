import type { ChildProcess } from "node:child_process";
import { StartError } from "../../outage/start-error";

/** Thrown when a child process has printed its failure itself. */
export class AlreadyExplained extends Error {}

/** Resolves with the exit code. A child that a signal ended has printed no reason, so that this rejects with one; `name` as in "A compilação". */
export function exitCode(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // The abort of its signal is reported before the child has ended.
    child.on("error", (error) => error.name === "AbortError" || reject(error));
    child.once("close", (code, signal) => (signal ? reject(killed(name, signal)) : resolve(code ?? 1)));
  });
}

export function isRunning({ pid, exitCode, signalCode }: ChildProcess) {
  return pid !== undefined && exitCode === null && signalCode === null;
}

/** Linux ends what takes the last memory with SIGKILL, V8 what passes its own limit with SIGABRT. */
export function killed(name: string, signal: NodeJS.Signals) {
  const memory = signal === "SIGKILL" || signal === "SIGABRT";
  return new StartError(
    `${name}: o processo foi encerrado de fora (sinal ${signal})${memory ? ", quase sempre porque faltou memória" : ""}.`,
    memory ? "Feche outros programas ou dê mais memória à máquina (swap também serve), e inicie de novo." : undefined,
    memory ? "no-memory" : "unknown",
  );
}
