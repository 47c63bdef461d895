import { parseEnv } from "node:util";
import { variableNames } from "../../env";
import { StartError } from "../../outage/start-error";

/**
 * Node ends a value without quotes at a #, also inside a word, and one in quotes at the next such quote: a passphrase would be
 * shorter than the one on paper.
 */
const CUT_VALUE =
  /^\s*(?:export\s+)?(\w+)\s*=[ \t]*(?:(?!["'`\s])[^#\n]*(?<=\S)#|(["'`])(?:(?!\2)[\s\S])*\2[ \t]*[^\s#])/m;

/** The variables of the text of a `.env`, and the names among them that this product does not know. Throws a StartError for a value that a # or a quote cuts. */
export function readEnvFile(text: string) {
  const [, cut] = CUT_VALUE.exec(text) ?? [];
  if (cut)
    throw new StartError(
      `No arquivo .env, o valor de ${cut} acaba antes do fim da linha, num # ou em aspas que fazem parte dele.`,
      `Ponham-no entre aspas que ele não tem: ${cut}='…', ${cut}="…" ou ${cut}=\`…\` (um comentário vem depois de um espaço e um #).\n` +
        "Se ele já foi usado assim, até agora valeu só a parte antes desse sinal.",
    );
  // Without the mark that editors on Windows put before the first name.
  const variables = parseEnv(text.replace(/^\uFEFF/, ""));
  return { variables, unknown: Object.keys(variables).filter((name) => !variableNames.includes(name)) };
}
