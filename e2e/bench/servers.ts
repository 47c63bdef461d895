import { canListProcesses, listDescendants } from "./processes";

/** One of the two sides of the comparison. */
export interface ServerUnderLoad {
  origin: string;
  /** How its processes are recognised among those that the bench started. */
  commands: readonly RegExp[];
}

export const productParts = [
  { name: "Servidor web", command: /nova-server\.mjs/ },
  { name: "Supervisor", command: /lib\/start\/start\.ts/ },
  { name: "PostgreSQL próprio", command: /postgres/ },
];

/** Milliseconds that the server's processes have computed so far; undefined where there is no /proc. */
export async function computedBy({ commands }: ServerUnderLoad) {
  if (!canListProcesses) return undefined;
  const its = (await listDescendants()).filter((found) => commands.some((command) => command.test(found.command)));
  return its.reduce((total, { cpu }) => total + cpu, 0);
}
