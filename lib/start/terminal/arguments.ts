import path from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { StartError } from "../../outage/start-error";

/** What was typed after the command, as node reads it. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch {
    throw new StartError("Não entendi as opções.", usage);
  }
}

/** The only path that was typed. npm runs its scripts in the checkout; a relative path is meant from where the person is. */
export function onePath([given, ...more]: string[], missing: string, usage: string) {
  if (!given || more.length > 0) throw new StartError(missing, usage);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
}
