import { routes } from "../routes";
import { homeSections } from "./home-sections";
import { TheName, theName } from "./name";
import { sampleSlideImage } from "./sample-slides";
import type { Article, Settings } from "./types";

type Identity = Pick<Settings, "name" | "city" | "article">;

const IDENTITY = { name: "Projeto Nova", city: "Uberlândia", article: "o" } as const;

/** The default settings; texts contain the organisation's current name. */
export function defaultSettings(identity: Partial<Identity> = {}): Settings {
  const named: Identity = { ...IDENTITY, ...identity };
  const { name, city, article } = named;
  return {
    name,
    shortName: name === IDENTITY.name ? "Nova" : name,
    article,
    tagline: "gente comum ajudando gente",
    summary:
      "Somos pessoas comuns que querem ajudar quem está em situação de vulnerabilidade social. Conheça as ações, participe e doe.",
    city,
    state: "MG",
    cnpj: "",
    logo: "",
    accent: "",
    headline: "Gente comum que decidiu *ajudar*.",
    welcome: `${TheName(named)} é ${made(article)} de pessoas comuns que querem ajudar quem está em situação de vulnerabilidade social. Servimos café, montamos cestas, damos reforço escolar.`,
    footer: `Gente comum de ${city} que divide tempo, comida e conversa com quem está em situação de vulnerabilidade social.`,
    story: `Começou com uma garrafa de café e dois vizinhos. Hoje somos um grupo de gente comum de ${city} que se encontra toda semana para ajudar quem está em situação de vulnerabilidade social.`,
    mission: "Estar por perto. Aliviar a necessidade de hoje e construir, junto com as famílias, o que muda o amanhã.",
    missionText:
      "Não fazemos caridade de longe. Conhecemos as pessoas pelo nome, perguntamos do que precisam e fazemos com elas, e não por elas. Ninguém aqui recebe salário, e nenhuma ajuda depende de religião ou de partido.",
    objectives: OBJECTIVES,
    vision: "Um bairro em que ninguém passa fome sozinho, e em que pedir ajuda é tão simples quanto bater no portão.",
    visionText: `Queremos que ${article} ${name === IDENTITY.name ? "Nova" : name} seja, um dia, só um jeito de viver em comunidade. Até lá, abrimos o salão, acendemos o fogão e contamos no blog o que fizemos.`,
    volunteering:
      "Você não precisa ser especialista nem ter a semana livre. Duas horas por mês já fazem diferença: servir o café, ler para uma criança, dirigir até a feira, cuidar das redes.",
    steps: [
      "Mande uma mensagem contando o que gosta de fazer.",
      "Venha a uma roda de acolhida, que está na agenda.",
      "Experimente uma ação, sem compromisso.",
    ].join("\n"),
    slides: SLIDES,
    homeSections: homeSections(),
    coordinator: "Marlene Aparecida Souza",
    phones: [{ label: "Coordenação", number: "(34) 90000-0000" }],
    email: "contato@projetonova.example",
    whatsapp: "5534900000000",
    joinMessage: `Olá! Conheci ${theName(named)} pelo site e quero me cadastrar para ser voluntário(a).`,
    profiles: [{ url: "https://www.instagram.com/projetonova.exemplo/" }],
    donationKey: "doe@projetonova.example",
    donationName: name,
    donationExamples: [],
    reviews: "atOnce",
    promiseDays: 7,
  };
}

const made = (article: Article) => (article === "a" ? "feita" : "feito");

const OBJECTIVES = [
  {
    title: "Comida na mesa",
    text: "Servir café da manhã e sopa toda semana e levar cestas básicas às famílias que acompanhamos.",
  },
  {
    title: "Criança com companhia",
    text: "Oferecer reforço escolar, leitura e brincadeira perto de casa, com adultos em quem as famílias confiam.",
  },
  {
    title: "Trabalho e autonomia",
    text: "Ensinar o que sabemos: costura, horta, primeiros socorros, como organizar os documentos.",
  },
  {
    title: "Contas abertas",
    text: "Anotar cada doação e mostrar a que ação ela serviu, para que qualquer pessoa possa conferir.",
  },
];

const SLIDES = [
  {
    title: "Vizinho ajuda vizinho",
    text: "Cada um entra com o que sabe fazer. Tem quem cozinhe, quem ensine e quem escute.",
    href: routes.volunteers,
    label: "Conheça quem participa",
    alt: "Cinco voluntários de idades diferentes, lado a lado, com o sol atrás",
  },
  {
    title: "Café quente na praça",
    text: "Pão, fruta e conversa sem pressa para quem dormiu na rua e para quem só quer companhia.",
    href: routes.agenda,
    label: "Veja quando é o próximo",
    alt: "Três pessoas atrás de uma mesa de toalha xadrez com pão, bolo, frutas e um bule de café",
  },
  {
    title: "Criança tem que brincar",
    text: "Pipa, bola, livro e dever de casa em dia, com adulto por perto.",
    href: routes.projects("criancas"),
    label: "Projetos com crianças",
    alt: "Três crianças riem e empinam pipas no morro, com as casas do bairro ao fundo",
  },
  {
    title: "Cesta que chega na porta",
    text: "Quem monta também entrega. E toda doação fica anotada para quem quiser conferir.",
    href: routes.donations(),
    label: "Confira as doações",
    alt: "Um voluntário entrega uma caixa de alimentos a uma moradora",
  },
  {
    title: "Plantar para dividir",
    text: "A horta do salão tempera a sopa, completa as cestas e reúne avós e netos.",
    href: routes.projects("acoes"),
    label: "Veja as nossas ações",
    alt: "Um senhor de chapéu rega a horta enquanto uma menina segura uma muda de couve",
  },
].map((slide, index) => ({ ...slide, image: sampleSlideImage(index + 1) }));
