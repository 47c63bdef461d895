import type { SampleProject } from "./types";

const url = "https://www.instagram.com/projetonova.exemplo/";

export const sampleProjects: SampleProject[] = [
  {
    titulo: "Muros do Bairro",
    slug: "acoes",
    url,
    picture: "mutirao-do-muro",
    alt: "Moradores pintam um mural com flores e um sol num muro comprido",
    active: true,
    description:
      "Pintamos muros com quem passa por eles todos os dias. O desenho nasce do que as crianças e os vizinhos pedem, e cada pessoa pinta um pedaço numerado. O primeiro foi o da escola. O próximo é o da quadra.",
  },
  {
    titulo: "Horta do Salão",
    slug: "acoes",
    url,
    picture: "horta",
    alt: "Um senhor de chapéu e uma menina regam canteiros de couve e tomate",
    active: true,
    description:
      "Seis canteiros onde antes havia entulho, dois deles altos, para quem não pode se abaixar. A couve vai para a sopa, o tempero vai para as cestas e o que sobra fica no balaio do portão.",
  },
  {
    titulo: "Ateliê da Ivone",
    slug: "acoes",
    url,
    picture: "costura",
    alt: "Mulheres costuram juntas, com retalhos coloridos sobre a mesa",
    active: true,
    description:
      "Oficina de costura para começar do zero: pregar botão, trocar zíper, fazer bainha. As peças da turma vestem a arara do salão, e quem aprende leva uma encomenda para fazer em casa.",
  },
  {
    titulo: "Dia de Cuidado",
    slug: "acoes",
    url,
    picture: "corte-de-cabelo",
    alt: "Uma cabeleireira de tranças corta o cabelo de um senhor sorridente diante do espelho",
    active: true,
    description:
      "Cabeleireiras e barbeiros do bairro cortam, trançam e fazem a barba de quem quiser, com espelho e sem pressa. Na saída, um kit de higiene e um café.",
  },
  {
    titulo: "Mesa do Reforço",
    slug: "criancas",
    url,
    picture: "reforco-escolar",
    alt: "Uma professora de turbante ajuda três crianças com os cadernos em volta de uma mesa",
    active: true,
    description:
      "Duas tardes por semana de dever de casa, lanche e leitura para crianças do segundo ao sexto ano. Quem entendeu explica para quem ainda não entendeu.",
  },
  {
    titulo: "Campinho Para Todos",
    slug: "criancas",
    url,
    picture: "futebol",
    alt: "Crianças jogam futebol num campinho de terra com um treinador em cadeira de rodas",
    active: true,
    description:
      "Futebol misto com três regras inventadas aqui: o gol vale depois de três passes, todo mundo troca de posição e quem pede desculpa ganha o lateral.",
  },
  {
    titulo: "Lona de Histórias",
    slug: "criancas",
    url,
    picture: "canto-de-leitura",
    alt: "Um avô lê em voz alta para crianças sentadas à sombra de uma árvore",
    active: true,
    description:
      "Uma lona, almofadas e dois caixotes de livros que vão para onde houver sombra. Leva um livro quem quiser e devolve quando terminar.",
  },
  {
    titulo: "Café na Praça",
    slug: "cafes",
    url,
    picture: "cafe-na-praca",
    alt: "Vizinhos em volta de uma mesa comprida na praça, com café, frutas e bolo de fubá",
    active: true,
    description:
      "Café coado na hora, pão, bolo e fruta para quem dorme ou trabalha na rua. Com cadeira para sentar e alguém para conversar, inclusive sobre documento perdido e consulta marcada.",
  },
  {
    titulo: "Café em Casa",
    slug: "cafes",
    url,
    picture: "cafe-com-vizinhas",
    alt: "Uma voluntária e uma senhora de cabelos brancos tomam café junto à janela",
    active: true,
    description:
      "Visitas quinzenais a pessoas idosas que moram sozinhas. Sempre a mesma dupla, no mesmo horário, com um pão debaixo do braço e tempo para escutar.",
  },
  {
    titulo: "Roda de Viola",
    slug: "cafes",
    url,
    picture: "roda-de-musica",
    alt: "Roda de música com violão, pandeiro e gente cantando sob bandeirinhas",
    active: false,
    description:
      "Noites de música com caldo, pamonha e microfone aberto. O que se arrecada conserta o salão. Em pausa até acharmos um sanfoneiro.",
  },
  {
    titulo: "Arara Aberta",
    slug: "doacoes",
    url,
    picture: "agasalhos",
    alt: "Duas voluntárias penduram casacos coloridos numa arara enquanto uma criança experimenta um cachecol",
    active: true,
    description:
      "Roupas lavadas, consertadas e penduradas por tamanho. Quem precisa escolhe, experimenta e se olha no espelho. Recebemos peças o ano inteiro, sobretudo tamanhos grandes e de bebê.",
  },
  {
    titulo: "Cesta na Porta",
    slug: "doacoes",
    url,
    picture: "entrega",
    alt: "Um voluntário entrega uma caixa de alimentos a uma mãe e sua filha na porta de casa",
    active: true,
    description:
      "Cestas montadas caixa por caixa, conferidas na balança e levadas até a porta de cada família, sem fila e sem fotografia.",
  },
];
