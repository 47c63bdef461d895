import { PASSPHRASE_MAX, PASSPHRASE_MIN } from "./limits";

export const backupCopy = {
  title: "Cópia de segurança",
  short: `A senha precisa de pelo menos ${PASSPHRASE_MIN} caracteres`,
  long: `A senha pode ter até ${PASSPHRASE_MAX} caracteres`,
  different: "As duas senhas não são iguais",
  download: "Baixar cópia",
  /** Shown once the download has begun. */
  started: "A cópia está sendo preparada e criptografada. O navegador mostra quando o download terminar.",
  daily: "Cópias diárias",
  turnOn: "Ligar as cópias diárias",
  turnedOn: "Cópias diárias ligadas",
  alreadyOn:
    "As cópias diárias já foram ligadas, e quem as ligou tem a senha. Recarregue a tela; se ninguém a anotou, crie outra",
  renewedMeanwhile:
    "Alguém trocou a senha das cópias há pouco, e tem a nova. Recarregue a tela; se ninguém a anotou, crie outra",
  copyNow: "Fazer uma cópia agora",
  copied: "Cópia feita",
  testNow: "Testar a restauração",
  tested: "A cópia foi restaurada inteira num banco de teste: tudo voltou igual",
  noted: "Já anotei a senha: ligar as cópias",
  renew: "Criar outra senha",
  renewNoted: "Já anotei a senha: usar esta",
  renewed: "Senha trocada: vale para as próximas cópias",
  copyFirst: "A senha é nova: faça uma cópia com ela, e teste essa",
  takesLong: "Está demorando. Pode sair desta tela: ela mostra o resultado quando terminar",
  ofEnvironment: "A senha das cópias diárias está em BACKUP_PASSPHRASE, no servidor",
  off: "As cópias diárias estão desligadas: ligue-as primeiro",
  /** Of a backup that was made. */
  incomplete: (missing: number, which = "A última cópia") =>
    `${which} ficou sem ${missing === 1 ? "1 imagem do site, cujo arquivo se perdeu" : `${missing} imagens do site, cujos arquivos se perderam`}. Uma cópia mais antiga pode ter o que falta: avise quem cuida da hospedagem.`,
  missed: "A cópia de segurança diária não foi feita",
  untested: "A cópia de segurança não passou no teste de restauração",
  bug: "Algo inesperado aconteceu; o registro do servidor diz o quê.",
} as const;

/** Why the form came back without a backup. The address has the key only, so that no link can put text into the screen. */
export const BACKUP_FAILURES = {
  curta: backupCopy.short,
  longa: backupCopy.long,
  diferentes: backupCopy.different,
  ocupado: "Outra cópia está sendo feita agora. Tente de novo quando ela terminar.",
  muitas: "Foram feitas muitas cópias em pouco tempo. Tente de novo daqui a uma hora.",
  indisponivel: "O banco de dados ou as imagens não responderam. Nada mudou; tente de novo em instantes.",
  falhou: "A cópia não pôde ser feita. Nada mudou. Avise quem cuida do servidor: o registro diz a causa.",
} as const;

export type BackupFailure = keyof typeof BACKUP_FAILURES;
