import type { FirstAdministrator } from "../../../prisma/prepare";
import type { Env } from "../../env";
import { box } from "./steps";

export function showAddress({ SITE_URL, PORT }: Env, note: (text: string) => void) {
  const here = `http://localhost:${PORT}`;
  note("");
  note(`O site está no ar: ${SITE_URL}${SITE_URL === here ? "" : ` (nesta máquina: ${here})`}`);
  note(`Painel:            ${SITE_URL}/login`);
  note("Para encerrar, pressione Ctrl-C.");
  note("");
}

export function showFirstAdministrator(
  { SITE_URL }: Env,
  { email, password }: FirstAdministrator,
  note: (text: string) => void,
) {
  if (!password) return note(`Entre em ${SITE_URL}/login com ${email} e a senha de ADMIN_PASSWORD.\n`);
  const lines = [
    "Primeiro acesso ao painel. Anote: esta senha não será mostrada de novo.",
    "",
    `Endereço  ${SITE_URL}/login`,
    `E-mail    ${email}`,
    `Senha     ${password}`,
    "",
    "Esqueceu? Crie outra com: npm run admin",
  ];
  process.stdout.write(`${box(lines)}\n\n`);
}
