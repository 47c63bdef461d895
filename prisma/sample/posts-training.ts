import type { SamplePost } from "./types";

export const trainingPosts: SamplePost[] = [
  {
    titulo: "Primeiro encontro: o que perguntam os novos voluntários",
    autor: "Rosângela Batista",
    slug: "treinamentos",
    picture: "roda-de-treinamento",
    alt: "Pessoas de várias idades sentadas em roda conversam durante um treinamento",
    daysAgo: 6,
    active: true,
    description: `Antes de ir a uma ação, todo voluntário passa por um encontro de duas horas no salão. Sentamos em roda, sem apresentação de slides. Depois de muitas rodas, percebi que as perguntas se repetem. Juntei aqui as mais frequentes, com a resposta que costumamos dar.

## "Tenho pouco tempo. Adianta?"

Adianta, se o pouco for combinado. Duas horas por mês, no mesmo lugar, valem muito. O que atrapalha é prometer toda semana e aparecer uma vez.

## "Não sei fazer nada."

Até hoje essa frase nunca se confirmou. Alguém que não sabia fazer nada consertou o cadastro das famílias inteiro, porque sabia usar planilha. Outra pessoa sabia escutar.

## "E se eu disser a coisa errada?"

Vai acontecer. Peça desculpas e continue. Na roda treinamos algumas situações:

- chamar a pessoa pelo nome e olhar nos olhos
- perguntar "o que você prefere?" em vez de decidir por ela
- não prometer o que não depende de nós
- não pedir que conte a sua história em troca de ajuda

> Quem chega à nossa mesa já explicou a própria vida em muitos balcões. Aqui não precisa explicar.

## "Posso levar meu filho?"

Nas ações com crianças e na horta, sim. Na cozinha e na sopa da noite, só a partir dos dezesseis anos, com um responsável.

## "Posso postar foto?"

Da comida, do muro e da sua própria cara cansada, pode. De quem é atendido, não.

## O que combinamos no fim

1. Cada pessoa escolhe **uma** frente para começar: cozinha, cestas, crianças, horta, visitas ou treinamentos.
2. Nas três primeiras vezes, acompanha alguém mais antigo.
3. Depois disso conversamos: fica, troca ou descansa. As três respostas são boas.

## O que nos falta

Gente para a noite e gente para a divulgação. Também precisamos de um intérprete de Libras para o próximo encontro, porque duas pessoas surdas se inscreveram.

A data da próxima roda está na [agenda](/#calendar). Se quiser conhecer antes quem faz o projeto, veja a página de [voluntários](/voluntarios).`,
    reviews: [
      {
        nome: "Natália Freire",
        email: "natalia.freire@example.com",
        titulo: "Tirou meu medo",
        rating: 5,
        comment: "Eu estava adiando havia meses por achar que ia atrapalhar. Me inscrevi para a próxima roda.",
        daysAfter: 1,
      },
      {
        nome: "Samuel",
        email: "samuel.libras@exemplo.com.br",
        titulo: "Libras",
        rating: 5,
        comment: "Sou intérprete e posso ir. Já escrevi pelo contato.",
        daysAfter: 2,
      },
    ],
    reactions: { LIKE: 33, RAISED_HANDS: 29, FIRE: 2, READING_LIST: 19 },
  },
  {
    titulo: "Primeiros socorros na cozinha e na rua",
    autor: "Jussara Nunes",
    slug: "treinamentos",
    picture: "primeiros-socorros",
    alt: "Uma enfermeira mostra a um grupo como enfaixar um braço",
    daysAgo: 94,
    active: true,
    description: `Sou enfermeira de pronto-atendimento. Na semana em que entrei para o Nova, uma voluntária se queimou com óleo e três pessoas correram para ajudar: uma com manteiga, outra com pasta de dente, a terceira com gelo. Ninguém tinha culpa. Foi o que cada uma aprendeu em casa.

Desde então fazemos esta oficina a cada dois meses. O resumo abaixo **não substitui o curso**. Serve para lembrar.

## Queimadura

1. Água corrente, em temperatura ambiente, por pelo menos dez minutos. Mais é melhor.
2. Tire anel e pulseira antes que inche.
3. Cubra com pano limpo e úmido.
4. Nada de manteiga, pasta, pó de café ou gelo. Não fure a bolha.

## Engasgo

Se a pessoa tosse, deixe tossir. Se não consegue falar nem tossir, fique atrás dela e faça compressões para dentro e para cima, entre o umbigo e as costelas. Peça a alguém que ligue para o **192** ao mesmo tempo.

## Desmaio

- Deite a pessoa, afrouxe a roupa, eleve as pernas.
- Não dê água, café nem sal.
- Se não acordar em um minuto, ligue 192.

## Corte

Pressione com pano limpo, sem ficar olhando a cada instante. Se depois de dez minutos de pressão ainda sangrar muito, é caso de pronto-atendimento.

> A coisa mais útil que você pode fazer numa emergência é apontar para uma pessoa e dizer: "você, de camisa azul, ligue para o 192". Se você diz "alguém liga", ninguém liga.

## Como é a oficina

São três horas, com turma de até doze pessoas, para que todo mundo pratique com as mãos. Usamos manequim emprestado, faixas e um boneco de pano que já foi enfaixado por metade do bairro. Quem cozinha ou dirige para o projeto precisa fazer uma vez por ano.

## O que falta na nossa maleta

Gaze, soro fisiológico, luvas de tamanho P e uma tesoura de ponta redonda. Remédio não guardamos.

As vagas abrem pela [agenda](/#calendar). Moradores do bairro também podem se inscrever, de graça: basta escrever pela [página de contato](/contato) e contar se alguém na sua casa tem alguma condição que devamos conhecer para preparar a aula.`,
    reviews: [],
    reactions: { LIKE: 40, EXPLODING_HEAD: 12, RAISED_HANDS: 16, FIRE: 3, READING_LIST: 44 },
  },
];
