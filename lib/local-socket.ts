import os from "node:os";
import path from "node:path";

/** The address of a socket that only this machine reaches: without a file, where the system has such sockets. */
export function localAddress(name: string) {
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return process.platform === "linux" ? `\0${name}` : path.join(os.tmpdir(), `${name}.sock`);
}
