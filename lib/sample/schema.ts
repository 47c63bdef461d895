/** The cache tag of the notice about sample data. */
export const SAMPLE_TAG = "sample";

export const sampleCopy = {
  painel: "O site ainda mostra conteúdo de exemplo. Apague tudo de uma vez quando for publicar o seu.",
  clear: "Apagar os exemplos",
  confirm: "Tem certeza que deseja apagar o conteúdo de exemplo?",
  detail:
    "Some tudo o que veio com a instalação e que ninguém alterou, e também as avaliações, promessas e rascunhos desses exemplos. O que você e a equipe criaram ou editaram fica.",
  cleared: "Exemplos Apagados",
} as const;
