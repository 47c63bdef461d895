import os from "node:os";

export interface Machine {
  cpu: string;
  cores: number;
  node: string;
  system: string;
  date: string;
}

export function describeMachine(): Machine {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? "?",
    cores: os.availableParallelism(),
    node: process.versions.node,
    system: `${os.type()} ${os.release()}`,
    date: new Date().toISOString(),
  };
}

export function machineLine({ cpu, cores, node, system, date }: Machine) {
  const day = new Date(date).toLocaleDateString("pt-BR");
  return `${cpu}, ${cores} núcleos, Node ${node}, ${system}, ${day}`;
}
