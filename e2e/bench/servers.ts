import { canListProcesses, listDescendants } from "./processes";

/** One of the two sides of the comparison. */
export interface ServerUnderLoad {
  origin: string;
  /** Its processes, among those that the bench started. */
  command: RegExp;
}

export const productCommand = /nova-server\.mjs|lib\/start\/start\.ts|postgres/;
export const bareCommand = /bare-server\.ts/;

/** Milliseconds that the server's processes have computed so far; undefined where there is no /proc. */
export async function computedBy({ command }: ServerUnderLoad) {
  if (!canListProcesses) return undefined;
  const its = (await listDescendants()).filter((found) => command.test(found.command));
  return its.reduce((total, { cpu }) => total + cpu, 0);
}
