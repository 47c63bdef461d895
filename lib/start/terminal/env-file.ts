import { parseEnv } from "node:util";
import { variableNames } from "../../env";
import { StartError } from "../../outage/start-error";

/** Without quotes, what follows a # is a comment to Node, also inside a word: a passphrase would be shorter than the one on paper. */
const CUT_VALUE = /^\s*(?:export\s+)?(\w+)\s*=[ \t]*(?!["'`\s])[^#\n]*(?<=\S)#/m;

/** The variables of the text of a `.env`, and the names among them that this product does not know. Throws a StartError for a value that a # cuts. */
export function readEnvFile(text: string) {
  const [, cut] = CUT_VALUE.exec(text) ?? [];
  if (cut)
    throw new StartError(
      `No arquivo .env, o valor de ${cut} tem um #, e o que vem depois dele não vale.`,
      `Ponham o valor entre aspas simples: ${cut}='…' (se o # começa um comentário, um espaço antes dele).\n` +
        "Se já foi usado assim, o valor de até agora é a parte antes do #.",
    );
  // Without the mark that editors on Windows put before the first name.
  const variables = parseEnv(text.replace(/^\uFEFF/, ""));
  return { variables, unknown: Object.keys(variables).filter((name) => !variableNames.includes(name)) };
}
