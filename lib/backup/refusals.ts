import { formatMoment } from "../dates";
import { AppError } from "../errors";

/** Why a backup is not taken: one sentence, which says what to do. */

const refused = (message: string) => new AppError("invalid", message);

export const notACopy = () =>
  refused("Este arquivo não é uma cópia de segurança do Nova: confira se é o arquivo certo.");

export const wrongPassphrase = () =>
  refused("A senha não abre esta cópia: digite-a de novo, com maiúsculas, acentos e espaços iguais.");

export const damaged = () =>
  refused("A cópia está danificada ou incompleta: baixe-a de novo de onde está guardada, ou use outra.");

export const fromNewerVersion = (createdAt: string) =>
  refused(
    `A cópia, de ${formatMoment(createdAt)}, foi feita por um Nova mais novo do que este: atualizem este (git pull && npm ci) e repitam.`,
  );

export const notEmpty = () =>
  refused(
    "Este Nova já tem conteúdo: para trocá-lo pelo da cópia, repitam com --replace (antes, o que há é copiado para DATA_DIR/backups).",
  );

export const foreignTables = () =>
  refused(
    "O banco de dados tem tabelas de outro programa: crie um banco vazio para o Nova e ponha o endereço dele em DATABASE_URL.",
  );

export const databaseInUse = (connections: number) =>
  refused(
    `O banco de dados está em uso (${connections} ${connections === 1 ? "conexão" : "conexões"}): encerrem o site em todas as máquinas e repitam.`,
  );

export const nothingToCopy = () => refused("Não há o que copiar: o banco de dados ainda não é de um Nova.");

export const anotherUnderWay = () =>
  new AppError(
    "conflict",
    "Outra cópia de segurança está sendo feita ou testada agora: tente de novo quando ela terminar.",
  );

export const alreadyThere = (file: string) =>
  refused(`${file} já existe, e uma cópia não substitui outra: escolha outro nome.`);

export const diskFull = () =>
  refused("Há pouco espaço livre no disco da cópia: é preciso que sobrem 512 MB. Abra espaço, e tente de novo.");

export const noRoomToTest = () =>
  refused(
    "O teste não coube no disco: ele precisa do espaço das imagens e do banco, e de mais 512 MB. A cópia foi feita, e ficou sem teste.",
  );

export const nothingToTest = () => refused("Ainda não há cópia para testar: faça uma primeiro.");

export const differs = (part: string) =>
  refused(`A cópia foi restaurada, mas ${part} não voltou igual: faça outra cópia e teste-a.`);
