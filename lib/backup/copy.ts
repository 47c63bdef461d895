import { PASSPHRASE_MAX, PASSPHRASE_MIN } from "./limits";

export const backupCopy = {
  title: "Cópia de segurança",
  short: `A senha precisa de pelo menos ${PASSPHRASE_MIN} caracteres`,
  long: `A senha pode ter até ${PASSPHRASE_MAX} caracteres`,
  different: "As duas senhas não são iguais",
  download: "Baixar cópia",
  /** Once the browser has been told to download. */
  started: "A cópia está sendo preparada e criptografada. O navegador mostra quando o download terminar.",
} as const;

/** Why the form came back without a copy: the address says which, so that nobody can put words into the screen. */
export const BACKUP_FAILURES = {
  curta: backupCopy.short,
  longa: backupCopy.long,
  diferentes: backupCopy.different,
  ocupado: "Outra cópia está sendo feita agora. Tentem de novo quando ela terminar.",
  muitas: "Foram feitas muitas cópias em pouco tempo. Tentem de novo daqui a uma hora.",
  indisponivel: "O banco de dados ou as imagens não responderam. Nada mudou; tentem de novo em instantes.",
  falhou: "A cópia não pôde ser feita. Nada mudou. Avisem quem cuida do servidor: o registro diz a causa.",
} as const;

export type BackupFailure = keyof typeof BACKUP_FAILURES;
