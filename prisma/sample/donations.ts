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
  [12, "80.00", "Elisa Prado", false],
  [15, "400.00", "Papelaria Dois Irmãos", true],
  [16, "160.00", "Professoras do turno da manhã", true],
  [21, "240.00", "Renata Campos", false],
  [24, "80.00", "", false],
  [31, "960.00", "Bazar da Associação de Moradores", true],
];
const CESTAS: Given[] = [
  [6, "12", "Mercado Paineiras", true],
  [9, "1", "Sueli Andrade", false],
  [17, "6", "Vizinhas do Bloco C", true],
  [19, "2", "", false],
];
const TELHADO: Given[] = [
  [84, "350.00", "Grupo de corrida da Vila Esperança", true],
  [99, "500.00", "Rifa do salão", true],
  [120, "640.00", "Almoço do mutirão", true],
  [141, "310.00", "", false],
];

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
  money(7, "30.00", "Natália Freire", "Roda de acolhida"),
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
  money(11, "80.00", "Marcos Vinícius Torres", "Cestas do mês"),
  inKind(13, "60 varetas de bambu lixadas", "Fábio Lemos", "Oficina de pipas"),
  inKind(14, "40 folhas de papel de seda, 12 carretéis de linha de algodão", "Jéssica Barros", "Oficina de pipas"),
  money(18, "200.00", "Bia Lacerda", "Noite da sopa", "Para ter sempre uma panela sem carne"),
  inKind(20, "2 dicionários, 24 cadernos, 5 caixas de lápis", "Camila Fontes", "Reforço escolar"),
  money(23, "65.00", "Rogério Antunes", "Reforço escolar", "Luminária para o fundo do salão"),
  inKind(26, "1 tanque de gasolina", "Adriano Peixoto", "Entrega das cestas", "Rota da Morada do Sol"),
  money(29, "120.00", "Simone Araújo", "Entrega das cestas"),
  money(35, "500.00", "Turma de 1998 da escola do bairro", "Mutirão do muro", "Tinta acrílica, pincéis e verniz", true),
  money(36, "242.00", "Brenda Sales", "Mutirão do muro", "Completou a compra da tinta amarela"),
  inKind(
    37,
    "Empréstimo de 2 escadas e 1 lavadora de pressão",
    "Otávio Neves",
    "Mutirão do muro",
    "Devolvidas no dia seguinte",
  ),
  inKind(44, "12 livros infantis", "Priscila Monteiro", "Canto de leitura", "Separados a pedido das crianças"),
  money(48, "40.00", "Helena Castro", "Café em casa"),
  inKind(56, "4 pares de chuteiras, números 30 e 32", "Caroline Mota", "Futebol no campinho"),
  money(63, "90.00", "Leandro Souto", "Futebol no campinho", "Rede para uma das traves"),
  inKind(70, "8 sacos de esterco curtido", "Hélio Dantas", "Horta do salão"),
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
    ...inKind(daysAgo, quantity === "1" ? "cesta de ceia" : "cestas de ceia", donor, "Ceia", null, donorPublic),
    quantity,
    campaign: "Quarenta cestas para a ceia",
  })),
  ...TELHADO.map(([daysAgo, amount, donor, donorPublic]) => ({
    ...money(daysAgo, amount, donor, "Telhado do salão", null, donorPublic),
    campaign: "Telhado novo para o salão",
  })),
  money(96, "175.50", "Doação na caixinha da oficina", "Primeiros socorros", "Gaze, soro e luvas para a maleta", true),
];
