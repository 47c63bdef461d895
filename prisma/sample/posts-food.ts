import type { SamplePost } from "./types";

export const foodPosts: SamplePost[] = [
  {
    titulo: "Café na praça: o pão acabou às oito e vinte",
    autor: "Marlene Aparecida Souza",
    slug: "cafe-da-manha",
    picture: "cafe-na-praca",
    alt: "Vizinhos em volta de uma mesa comprida na praça, com café, frutas e bolo de fubá",
    daysAgo: 4,
    active: true,
    description: `Cheguei na praça às cinco e quarenta, ainda escuro, e já tinha gente sentada no banco esperando. O seu Antônio foi quem me ajudou a descer as garrafas do carro. Ele dorme ali perto e conhece aquela praça melhor do que qualquer um de nós.

Montamos duas mesas debaixo do flamboyant, forramos com a toalha de sempre e às sete o café estava servido.

## O que teve na mesa

- café coado na hora, com e sem açúcar
- leite quente e chá de capim-cidreira da nossa horta
- pão com manteiga, bolo de fubá e bolo de banana
- mamão, banana e laranja já cortados

Servimos até perto das dez. O pão acabou às oito e vinte, cedo demais. Quem chegou depois comeu bolo e fruta, mas pão é o que sustenta quem vai passar o dia na rua, e isso fica anotado para a próxima.

## O que deu certo

Desta vez separamos uma ponta da mesa para quem queria ficar sentado. Parece pouca coisa. Só que antes a fila andava, a pessoa pegava o copo e ia embora sem falar com ninguém. Com cadeira, ela fica. A Rosângela conversou com calma com três pessoas que estão sem documento e já marcou de acompanhar cada uma ao posto de atendimento.

> "Faz tempo que ninguém me pergunta se eu quero mais."

Quem disse isso foi uma senhora que aceitou o segundo pedaço de bolo, e depois o terceiro.

## O que faltou

1. Pão: levar o dobro.
2. Copo que aguente café quente. Os que compramos amolecem.
3. Uma segunda garrafa térmica grande. A nossa está com a tampa quebrada.

## Para vir junto

A gente precisa de duas pessoas para montar às seis e de mais duas para lavar tudo no final, que é a hora em que todo mundo some. Não precisa saber cozinhar. As próximas datas estão na [agenda](/#calendar), e quem quiser emprestar uma garrafa térmica pode avisar pela [página de contato](/contato).`,
    reviews: [
      {
        nome: "Neide Carvalho",
        email: "neide.carvalho@example.com",
        titulo: "Passei por lá",
        rating: 5,
        comment:
          "Fui levar minha mãe ao posto e paramos para um café. Fomos tratadas como visita. Na próxima eu levo o pão.",
        daysAfter: 1,
      },
      {
        nome: "Gilberto",
        email: "gilberto.m@exemplo.com.br",
        titulo: "Garrafa térmica",
        rating: 5,
        comment: "Tenho uma de cinco litros parada em casa. Já mandei mensagem para vocês buscarem.",
        daysAfter: 1,
      },
      {
        nome: "Luana Prado",
        email: "luana.prado@example.com",
        titulo: "Chegar cedo",
        rating: 4,
        comment:
          "Muito bom, só que cheguei às nove e já tinha pouca coisa. Vi que vocês mesmos anotaram, então está certo.",
        daysAfter: 2,
      },
    ],
    reactions: { LIKE: 34, RAISED_HANDS: 21, FIRE: 6, READING_LIST: 2 },
  },
  {
    titulo: "Sopa de mandioca: a receita e o que aprendemos na fila",
    autor: "Marlene Aparecida Souza",
    slug: "refeicoes",
    picture: "sopa-da-noite",
    alt: "À noite, sob a luz de um poste, uma voluntária serve sopa a um senhor de gorro",
    daysAgo: 16,
    active: true,
    description: `Trinta anos de merenda escolar me ensinaram que sopa boa é a que engrossa sozinha. Mandioca faz isso. Por isso ela virou a nossa sopa da noite: é barata, mata a fome de verdade e todo mundo aqui gosta.

Muita gente pediu a receita, então vai a quantidade para uma panela de vinte litros. Em casa, divida por dez.

## Receita

- 8 kg de mandioca descascada
- 3 kg de músculo ou, quando não tem carne, 2 kg de feijão-branco já cozido
- 1 kg de cenoura e 1 kg de abóbora em cubos
- 6 cebolas e 2 cabeças de alho
- couve rasgada, o quanto a horta der
- sal, colorau e um fio de óleo

Cozinhe a mandioca até desmanchar e bata metade. Refogue a cebola, o alho e a carne, junte o resto e deixe no fogo baixo até o caldo agarrar na colher. A couve só entra no fim, com o fogo desligado.

## A fila

No começo a gente servia depressa, com medo de esfriar. O Wellington reparou que os mais velhos ficavam por último, porque não aguentavam ficar em pé. Agora funciona assim:

1. quem tem mais idade ou criança no colo senta, e nós levamos o prato;
2. a fila começa só depois que todos os sentados foram servidos;
3. quem quer repetir não entra na fila outra vez, é só levantar a mão.

> Prato fundo, colher de metal e guardanapo. Comida servida direito muda a conversa.

A louça dá trabalho, eu sei. Mas decidimos não usar mais descartável na sopa, e até agora não nos arrependemos.

## O que está faltando

O gás. Cada noite leva quase meio botijão, e ele pesa mais na conta do que a comida. As doações em dinheiro desta ação vão primeiro para isso, e cada uma aparece na [tabela de transparência](/#transparencia).

Quem quiser descascar mandioca com a gente é bem-vindo: começamos às três da tarde, na cozinha do salão, nos dias marcados na [agenda](/#calendar). Traga avental e assunto.`,
    reviews: [
      {
        nome: "Cida Rocha",
        email: "cida.rocha@example.com",
        titulo: "Fiz em casa",
        rating: 5,
        comment: "Dividi por dez e deu certinho para a família toda. O segredo é mesmo a couve no fim.",
        daysAfter: 2,
      },
      {
        nome: "Paulo Sérgio",
        email: "paulo.sergio@exemplo.com.br",
        titulo: "Sobre o gás",
        rating: 5,
        comment: "Não tinha ideia de que era o mais caro. Fiz um Pix para ajudar.",
        daysAfter: 3,
      },
      {
        nome: "Bia",
        email: "bia.lacerda@example.com",
        titulo: "Feijão-branco",
        rating: 4,
        comment: "Sou vegetariana e fiquei feliz de ver a opção sem carne. Podia ter sempre uma panela menor assim.",
        daysAfter: 5,
      },
      {
        nome: "Jonas Teles",
        email: "jonas.teles@example.com",
        titulo: "Descasquei mandioca",
        rating: 5,
        comment: "Fui sem conhecer ninguém e saí com convite para aniversário. Recomendo levar faca boa.",
        daysAfter: 9,
      },
    ],
    reactions: { LIKE: 52, UNICORN: 4, EXPLODING_HEAD: 3, RAISED_HANDS: 30, FIRE: 17, READING_LIST: 23 },
  },
  {
    titulo: "Café com quem mora sozinho",
    autor: "Rosângela Batista",
    slug: "cafe-da-manha",
    picture: "cafe-com-vizinhas",
    alt: "Uma voluntária e uma senhora de cabelos brancos tomam café junto à janela",
    daysAgo: 38,
    active: true,
    description: `Quando entregamos cestas, reparamos em uma coisa que não estava em nenhuma lista: várias pessoas demoravam a nos deixar ir embora. Ofereciam água, mostravam fotografias, perguntavam quando seria a próxima visita. A cesta resolvia o mês. A conversa fazia falta toda semana.

Foi assim que começou o café em casa.

## Como funciona

Duas pessoas do projeto visitam sempre a mesma casa, no mesmo horário combinado. Levamos um pão, uma fruta e tempo. Ficamos perto de uma hora. Não há questionário, não tiramos fotografia e não publicamos o nome de quem nos recebe. As histórias que contamos aqui foram autorizadas.

Dona Zilda, de oitenta e um anos, concordou com esta frase:

> "Eu achava que tinha desaprendido de conversar. Era só falta de com quem."

## O que combinamos entre nós

- Visita marcada é visita feita. Se houver imprevisto, avisamos na véspera.
- Escutamos antes de oferecer ajuda.
- Não levamos remédio, não mexemos em dinheiro, não damos conselho médico.
- Se percebemos sinal de descuido ou de risco, falamos com o serviço social do município, e a pessoa fica sabendo que vamos falar.

Esses combinados nasceram de erros pequenos. Na segunda semana, por exemplo, uma dupla trocou de horário sem avisar, e a senhora ficou a manhã inteira com a mesa posta. Pedimos desculpas e nunca mais mudamos uma visita sem telefonar.

## O que ainda não conseguimos

Há mais casas do que duplas. Neste momento, quatro pessoas esperam por uma visita, todas na Vila Esperança e no Jardim das Acácias. Também nos falta alguém que saiba consertar rádio: temos dois pedidos.

## Se você quiser participar

O compromisso é de **uma hora a cada quinze dias, por pelo menos seis meses**. Se não for possível manter, preferimos que ajude em outra frente, porque a ausência pesa para quem espera. Antes da primeira visita há um [encontro de preparação](/#calendar). Para conversar sobre isso, escreva pela [página de contato](/contato).`,
    reviews: [
      {
        nome: "Helena Castro",
        email: "helena.castro@example.com",
        titulo: "Que cuidado bonito",
        rating: 5,
        comment: "Gostei de saber que vocês não tiram fotos. Minha avó não abriria a porta para uma câmera.",
        daysAfter: 1,
      },
      {
        nome: "Edson Fagundes",
        email: "edson.fagundes@exemplo.com.br",
        titulo: "Conserto rádio",
        rating: 5,
        comment: "Trabalhei a vida toda com eletrônica. Podem me passar os dois rádios.",
        daysAfter: 4,
      },
    ],
    reactions: { LIKE: 47, UNICORN: 9, RAISED_HANDS: 38, READING_LIST: 11 },
  },
  {
    titulo: "Marmitas na segunda quinzena (rascunho)",
    autor: "Marlene Aparecida Souza",
    slug: "refeicoes",
    picture: "cozinha",
    alt: "Três voluntários cozinham lado a lado com panelas grandes no fogão",
    daysAgo: 2,
    active: false,
    description: `Este texto ainda está em rascunho. Falta fechar a conta do gás e confirmar quem dirige. Publicar só depois que a Rosângela ler.

## A ideia

Na segunda metade do mês a procura pela sopa aumenta, porque a cesta de muita gente já acabou. Em vez de abrir mais uma noite na praça, pensamos em cozinhar ao meio-dia e levar marmitas para quem trabalha na reciclagem da Rua dos Ipês e não consegue parar para almoçar.

## Cardápio possível

- arroz, feijão, frango desfiado e couve
- arroz, lentilha, ovo cozido e abóbora
- macarrão com carne moída e salada de repolho

Tudo coisa que a cozinha já sabe fazer e que chega inteira depois de meia hora dentro da caixa térmica. Fritura não, porque murcha.

## O que precisa antes de começar

1. Duas caixas térmicas com tampa boa. Temos uma.
2. Marmita de alumínio ou, melhor ainda, pote retornável com nome na tampa.
3. Um motorista fixo para as onze e meia.
4. Mais duas pessoas na cozinha, das oito ao meio-dia.

> Comida quente tem hora. Se a gente atrasar, a pessoa volta para o trabalho sem comer.

## Conta por alto

Para quarenta marmitas, pelo preço do mercado daqui, a comida sai por volta de trezentos reais. Com o que vem da horta e do ponto de coleta, dá para baixar. O gás a gente divide com a noite da sopa.

## Dúvidas que ficaram

- Começar com uma vez por semana ou só quinzenal?
- Quem fica responsável por buscar os potes de volta?
- Conversamos com o pessoal da reciclagem sobre o horário? Falta ir lá perguntar, antes de decidir por eles.

Quando tudo isso estiver respondido, a data entra na [agenda](/#calendar) e a gente chama reforço pela [página de contato](/contato).`,
    reviews: [],
    reactions: {},
  },
];
