import { countOf } from "../text";

export const libraryCopy = {
  none: "Nenhuma imagem por aqui ainda",
  nothingFound: "Nenhuma imagem com essas palavras",
  added: (count: number) => (count === 1 ? "Imagem guardada" : `${count} imagens guardadas`),
  described: "Descrição salva",
  describedMeanwhile: (alt: string) =>
    `Outra pessoa mudou a descrição depois que você abriu a tela: ${alt ? `“${alt}”` : "agora não há nenhuma"}. Salve outra vez para ficar com a sua`,
  replaced: "Arquivo trocado em todos os lugares",
  kept: "A imagem fica guardada, mesmo sem uso",
  released: "A imagem sai sozinha quando nada a mostrar",
  removed: "Imagem excluída",
  missing: "Esta imagem não está mais entre as imagens",
  elsewhere: "A imagem aparece também onde o seu papel não altera nada. Peça a quem cuida desses lugares",
  notNew: "Envie o arquivo novo antes de trocar",
  shown: (places: number) => `A imagem aparece em ${countOf(places, "lugar", "lugares")}, e por isso não sai daqui`,
  inUse: "Alguém está usando a imagem agora. Tente de novo em instantes",
} as const;
