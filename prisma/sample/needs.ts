import type { SampleNeed } from "./types";

const hall = { place: "Salão da associação, Rua das Paineiras, 120", hours: "Terça a sábado, das 9h às 17h" };

export const sampleNeeds: SampleNeed[] = [
  {
    item: "arroz",
    unit: "kg",
    wanted: "40",
    urgency: "NOW",
    description: "As cestas do mês saem no sábado, e o arroz é o que acaba primeiro.",
    ...hall,
    inDays: 12,
    arrived: [
      {
        quantity: "20",
        items: "kg de arroz",
        donor: "Mercado da Dona Zélia",
        donorPublic: true,
        daysAgo: 4,
        acao: "Cestas do mês",
      },
      {
        quantity: "8",
        items: "kg de arroz",
        donor: "Moradores da Rua dos Ipês",
        donorPublic: true,
        daysAgo: 2,
        acao: "Cestas do mês",
      },
    ],
  },
  {
    item: "cadernos",
    unit: "unidades",
    wanted: "60",
    urgency: "SOON",
    description:
      "Dois para cada criança do reforço escolar, que recomeça com a mochila completa. Servem de qualquer capa.",
    ...hall,
    inDays: 60,
    arrived: [
      {
        quantity: "18",
        items: "cadernos",
        donor: "Camila Fontes",
        donorPublic: false,
        daysAgo: 6,
        acao: "Reforço escolar",
      },
    ],
  },
  {
    item: "café em pó",
    unit: "pacotes",
    wanted: "24",
    urgency: "SOON",
    description: "Meio quilo cada. É o que aquece a praça nas quartas de manhã.",
    ...hall,
    arrived: [
      {
        quantity: "9",
        items: "pacotes de café em pó",
        donor: "",
        donorPublic: false,
        daysAgo: 9,
        acao: "Café na praça",
      },
    ],
  },
  {
    item: "linha de costura preta",
    unit: "carretéis",
    wanted: "15",
    urgency: "ALWAYS",
    description: "Para as bainhas da oficina: carretel começado também serve.",
    place: "Salão da associação, Rua das Paineiras, 120",
    hours: "Quintas, das 14h às 17h, com a turma da costura",
    arrived: [],
  },
  {
    item: "leite em pó",
    unit: "latas",
    wanted: "22",
    urgency: "NOW",
    description: "Uma lata em cada cesta de quem tem criança pequena.",
    ...hall,
    arrived: [
      {
        quantity: "22",
        items: "latas de leite em pó",
        donor: "Turma de 1998 da escola do bairro",
        donorPublic: true,
        daysAgo: 12,
        acao: "Cestas do mês",
      },
    ],
  },
];
