import os from "node:os";
import { number } from "./table";

export interface Machine {
  cpu: string;
  cores: number;
  node: string;
  system: string;
  date: string;
  /** Of the minute before; whatever else runs lowers every figure. */
  loadBefore: number;
}

export function describeMachine(): Machine {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? "?",
    cores: os.availableParallelism(),
    node: process.versions.node,
    system: `${os.type()} ${os.release()}`,
    date: new Date().toISOString(),
    loadBefore: os.loadavg()[0] ?? 0,
  };
}

export function machineLine({ cpu, cores, node, system, date, loadBefore }: Machine) {
  const day = new Date(date).toLocaleDateString("pt-BR");
  return `${cpu}, ${cores} núcleos, Node ${node}, ${system}, ${day}; carga média antes: ${number(loadBefore, 1)}`;
}
