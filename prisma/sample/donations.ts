import type { SampleDonation } from "./types";

const money = (
  daysAgo: number,
  amount: string,
  donor: string,
  acao: string,
  notes: string | null = null,
  donorPublic = false,
): SampleDonation => ({ kind: "MONEY", amount, donor, donorPublic, daysAgo, acao, items: null, notes });
const inKind = (
  daysAgo: number,
  items: string,
  donor: string,
  acao: string,
  notes: string | null = null,
  donorPublic = false,
): SampleDonation => ({ kind: "IN_KIND", amount: null, donor, donorPublic, daysAgo, acao, items, notes });

type Given = [daysAgo: number, amountOrQuantity: string, donor: string, donorPublic: boolean];

const MOCHILAS: Given[] = [
  [12, "560.00", "Elisa Prado", false],
  [21, "400.00", "Papelaria Dois Irmãos", true],
  [31, "960.00", "Bazar da Associação de Moradores", true],
];
const CESTAS: Given[] = [
  [6, "12", "Mercado Paineiras", true],
  [17, "9", "Vizinhas do Bloco C", true],
];
const TELHADO: Given[] = [
  [84, "660.00", "", false],
  [99, "500.00", "Rifa do salão", true],
  [120, "640.00", "Almoço do mutirão", true],
];

/** With what arrived of the sample needs they are 25. */
export const sampleDonations: SampleDonation[] = [
  money(1, "50.00", "Gilberto Macedo", "Café na praça"),
  inKind(
    2,
    "1 garrafa térmica de 5 litros",
    "Gilberto Macedo",
    "Café na praça",
    "Substitui a que estava com a tampa quebrada",
  ),
  money(3, "150.00", "Paulo Sérgio Viana", "Noite da sopa", "Um botijão de gás, com troco para o óleo"),
  inKind(5, "10 frascos de óleo", "Vizinhas do Bloco C", "Cestas do mês", "Deixados no salão", true),
  inKind(
    8,
    "46 kg de alimentos não perecíveis, 4 caixas de verdura",
    "Feirantes da Rua das Paineiras",
    "Ponto de coleta na feira",
    "Verdura usada na sopa do mesmo dia",
    true,
  ),
  money(
    10,
    "438.90",
    "Moradores da Rua dos Ipês",
    "Cestas do mês",
    "Compra de 22 frascos de óleo e do leite em pó que faltava; nota guardada",
    true,
  ),
  inKind(14, "40 folhas de papel de seda, 12 carretéis de linha de algodão", "Jéssica Barros", "Oficina de pipas"),
  inKind(20, "2 dicionários, 24 cadernos, 5 caixas de lápis", "Camila Fontes", "Reforço escolar"),
  money(35, "500.00", "Turma de 1998 da escola do bairro", "Mutirão do muro", "Tinta acrílica, pincéis e verniz", true),
  inKind(
    37,
    "Empréstimo de 2 escadas e 1 lavadora de pressão",
    "Otávio Neves",
    "Mutirão do muro",
    "Devolvidas no dia seguinte",
  ),
  inKind(
    82,
    "31 casacos e 9 mantas, lavados",
    "Grupo de corrida da Vila Esperança",
    "Campanha do agasalho",
    null,
    true,
  ),
  ...MOCHILAS.map(([daysAgo, amount, donor, donorPublic]) => ({
    ...money(daysAgo, amount, donor, "Mochilas do reforço", null, donorPublic),
    campaign: "Mochila cheia para a turma do reforço",
  })),
  ...CESTAS.map(([daysAgo, quantity, donor, donorPublic]) => ({
    ...inKind(daysAgo, "cestas de ceia", donor, "Ceia", null, donorPublic),
    quantity,
    campaign: "Quarenta cestas para a ceia",
  })),
  ...TELHADO.map(([daysAgo, amount, donor, donorPublic]) => ({
    ...money(daysAgo, amount, donor, "Telhado do salão", null, donorPublic),
    campaign: "Telhado novo para o salão",
  })),
  money(96, "175.50", "Doação na caixinha da oficina", "Primeiros socorros", "Gaze, soro e luvas para a maleta", true),
];
