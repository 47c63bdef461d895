import type { SampleCampaign } from "./types";

// Days are relative, so no text here may name a weekday, a month or a season.
export const sampleCampaigns: SampleCampaign[] = [
  {
    titulo: "Mochila cheia para a turma do reforço",
    goalKind: "MONEY",
    goal: "4800.00",
    unit: "",
    startedDaysAgo: 40,
    endsInDays: 45,
    picture: "reforco-escolar",
    alt: "Uma professora de turbante ajuda três crianças com os cadernos em volta de uma mesa",
    description: `São **60 crianças** na Mesa do Reforço. A conta é simples: uma mochila com caderno, estojo, lápis de cor, régua e cola sai por R$ 80 na papelaria do bairro, que faz preço de custo.

## O que vai em cada mochila

- 4 cadernos de 96 folhas
- 1 estojo com lápis, borracha, apontador e 2 canetas
- 1 caixa de lápis de cor
- 1 tubo de cola e 1 tesoura sem ponta

Compramos tudo junto, de uma vez, e a nota fica com a tesouraria. Quem quiser ajudar a montar é só aparecer: a mesa é a mesma do reforço.`,
    result: "",
  },
  {
    titulo: "Quarenta cestas para a ceia",
    goalKind: "ITEMS",
    goal: "40.00",
    unit: "cestas",
    startedDaysAgo: 25,
    endsInDays: 30,
    picture: "natal",
    alt: "Família e vizinhos reunidos em volta de uma mesa com uma árvore enfeitada ao lado",
    description: `Quarenta famílias já estão na lista, indicadas pelo posto de saúde e pela escola. A cesta da ceia é a cesta do mês com um frango, um panetone e uma lata de leite condensado a mais.

Dá para trazer a cesta pronta ou só os itens: a gente monta. Conta aqui a cesta **que já chegou ao salão**, não a que foi prometida.`,
    result: "",
  },
  {
    titulo: "Telhado novo para o salão",
    goalKind: "MONEY",
    goal: "1500.00",
    unit: "",
    startedDaysAgo: 160,
    endsInDays: -65,
    picture: "cozinha",
    alt: "Voluntárias de avental cozinham em panelas grandes na cozinha do salão",
    description: `Quando chove forte, chove também em cima do fogão. O orçamento do telhadista ficou em R$ 1.500, com telha, madeira e manta. A mão de obra é de mutirão.`,
    result: `O telhado ficou pronto em dois fins de semana, com **14 pessoas** no mutirão. Sobrou dinheiro da meta, e com ele trocamos também a calha da frente.

Desde então já choveu três vezes, e ninguém precisou arrastar panela. **Obrigado a cada pessoa que ajudou!**`,
  },
];
