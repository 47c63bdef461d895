import { readablePassword } from "../auth/readable-password";
import { StartError } from "../outage/start-error";
import { PASSWORD_MIN } from "../users/limits";
import { borrowDatabase } from "./postgres/database";
import { withDatabase } from "./postgres/prepare";
import { readArguments } from "./terminal/arguments";
import { ask } from "./terminal/ask";
import { loadConfiguration } from "./terminal/configuration";
import { runCommand } from "./terminal/run";
import { box, steps } from "./terminal/steps";

/** `npm run admin`: creates an administrator, or gives an account a new password; whether the site is running or not. */

const usage = "npm run admin -- --email pessoa@exemplo.org [--name Nome] [--password senha]";

void runCommand(async (signal) => {
  const env = loadConfiguration();
  const given = await readAnswers();
  await withDatabase(await borrowDatabase(env, steps), env, signal, async () => {
    const { setAdministrator } = await import("../users/service");
    const password = given.password ?? readablePassword();
    const done = await setAdministrator({ ...given, password });
    steps.note(
      done === "created"
        ? `Administrador criado: ${given.email}`
        : `Senha nova para ${given.email}, sem segundo fator; as sessões abertas terminaram.`,
    );
    if (!given.password)
      process.stdout.write(`\n${box([`Senha  ${password}`, "", "Anote: ela não será mostrada de novo."])}\n\n`);
  });
});

async function readAnswers() {
  const text = { type: "string" } as const;
  const { values } = readArguments({ options: { email: text, name: text, password: text } }, usage);
  const interactive = process.stdin.isTTY === true;
  const email = values.email ?? (interactive ? await ask("E-mail: ") : "");
  if (!email) throw new StartError("Falta o e-mail do administrador.", usage);
  const name = values.name ?? (interactive ? await ask("Nome (vazio: mantém o que a conta já tem): ") : "");
  const password =
    values.password ?? (interactive ? await ask("Senha (vazio: o Nova cria uma): ", { secret: true }) : "");
  if (password && password.length < PASSWORD_MIN)
    throw new StartError(`A senha precisa de pelo menos ${PASSWORD_MIN} caracteres.`);
  return { email, ...(name && { name }), ...(password && { password }) };
}
