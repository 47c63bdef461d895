import type { SamplePost } from "./types";

export const youngPosts: SamplePost[] = [
  {
    titulo: "Pipas, balões e um vento que demorou",
    autor: "Thiago Alves Mendonça",
    slug: "acoes",
    picture: "pipas-e-baloes",
    alt: "Crianças soltam pipas e correm com balões num gramado com morros ao fundo",
    daysAgo: 12,
    active: true,
    description: `A oficina de pipas tinha tudo para dar errado. Choveu de madrugada, o gramado virou lama e, quando o sol apareceu, não tinha um fiapo de vento. Ficamos com trinta e poucas crianças segurando pipas perfeitas e olhando para cima.

Aí a Yasmin, de sete anos, decidiu que se o vento não vinha era só correr. Saiu em disparada. Os outros foram atrás. Meia hora depois o vento chegou sozinho, acho que de inveja.

## Como foi a oficina

Cada criança fez a sua, do zero, em quatro passos:

1. escolher o papel de seda e dobrar ao meio
2. colar a vareta de bambu, que o Osvaldo já trouxe lixada
3. fazer a rabiola com sacola cortada em tiras
4. amarrar o cabresto, que é o passo em que todo mundo precisa de ajuda, inclusive eu

Usamos **só linha de algodão**. Antes de começar, conversamos sobre cerol e sobre fio de luz, e cada um repetiu a regra com as próprias palavras. A melhor versão foi do Davi: "fio é dos passarinhos, pipa é no campo".

## Além das pipas

- Pintura de rosto com a Ana Clara, que descobriu que todo mundo quer ser onça.
- Corrida de balão entre os dentes, invenção das próprias crianças, cancelada depois do terceiro estouro.
- Suco de maracujá, pipoca e melancia gelada.

> "Tio, a minha subiu tanto que ficou do tamanho de um botão."

## O que faltou

Bambu. Calculamos uma vareta por criança e esquecemos que os adultos também iam querer. Faltou sombra: da próxima vez levamos duas tendas. E faltou um banheiro mais perto, então vamos pedir de novo a chave do vestiário à associação.

## Quer participar?

Precisamos de gente que goste de correr, de gente que saiba dar nó e de quem fique no portão conferindo se cada criança vai embora com o responsável certo. Essa última tarefa é a mais importante do dia. Papel de seda, linha de algodão e fita crepe podem ser deixados no salão. As datas estão na [agenda](/#calendar).`,
    reviews: [
      {
        nome: "Mãe da Yasmin",
        email: "patricia.reis@example.com",
        titulo: "Ela só fala disso",
        rating: 5,
        comment:
          "A pipa está pendurada em cima da cama. Obrigada pela conversa sobre o cerol, aqui na rua é um perigo.",
        daysAfter: 1,
      },
      {
        nome: "Fábio Lemos",
        email: "fabio.lemos@example.com",
        titulo: "Bambu",
        rating: 5,
        comment: "Tenho touceira na chácara. Corto e levo quantas varetas precisar.",
        daysAfter: 2,
      },
      {
        nome: "Jéssica",
        email: "jessica.barros@exemplo.com.br",
        titulo: "Faltou sombra mesmo",
        rating: 4,
        comment: "As crianças nem ligaram, mas as avós sofreram. Tenda na próxima!",
        daysAfter: 3,
      },
    ],
    reactions: { LIKE: 58, UNICORN: 22, EXPLODING_HEAD: 4, RAISED_HANDS: 19, FIRE: 12, READING_LIST: 3 },
  },
  {
    titulo: "Reforço escolar: o que três meses de mesa redonda ensinaram",
    autor: "Ana Clara Rezende",
    slug: "acoes",
    picture: "reforco-escolar",
    alt: "Uma professora de turbante ajuda três crianças com os cadernos em volta de uma mesa",
    daysAgo: 21,
    active: true,
    description: `Comecei o reforço com um plano de aula bonito e uma lousa emprestada. Na segunda semana guardei os dois. As crianças vinham da escola, onde já tinham passado a manhã olhando para uma lousa. O que funcionou foi sentar em volta da mesma mesa.

## Como é uma tarde

- **14h:** lanche. Com fome ninguém aprende fração.
- **14h20:** cada um mostra o que trouxe da escola e diz o que não entendeu.
- **15h:** trabalho em dupla. Quem entendeu explica para quem não entendeu.
- **16h:** jogo. Dominó, dama ou bingo de tabuada.
- **16h30:** leitura em voz alta. Às vezes sou eu, às vezes são eles.

São duas tardes por semana no salão da associação, com dezoito crianças inscritas, do segundo ao sexto ano.

## O que mudou

Não vou dizer que as notas dispararam. Algumas subiram, outras ficaram onde estavam. O que eu vejo é mais simples: o Ruan parou de apagar a conta antes de eu chegar perto. Ele apagava com vergonha do erro. Agora deixa o erro no papel e pergunta onde foi.

> "Errar de lápis é barato", ele disse para um colega mais novo. Anotei para não esquecer.

## O que não funcionou

1. Dar prêmio para quem termina primeiro. Os que mais precisavam passaram a copiar.
2. Juntar todas as idades na mesma atividade. Separamos em duas mesas.
3. Começar sem combinar com a escola. Hoje converso com a coordenadora uma vez por mês, e ela me diz o que vem pela frente.

## O que falta

Precisamos de lápis, borracha e caderno de capa dura, de dois dicionários e de uma luminária, porque às cinco da tarde o fundo do salão já fica escuro. Também de mais duas pessoas para acompanhar a mesa dos menores. Não precisa ser professor. Precisa ter paciência e vir sempre no mesmo dia, porque as crianças contam com isso.

Quem quiser conhecer antes de decidir pode passar uma tarde com a gente: é só avisar pela [página de contato](/contato). E há outras histórias das crianças na página de [projetos](/projetos).`,
    reviews: [
      {
        nome: "Rogério Antunes",
        email: "rogerio.antunes@example.com",
        titulo: "Errar de lápis é barato",
        rating: 5,
        comment: "Vou levar essa frase para a minha sala de aula.",
        daysAfter: 2,
      },
      {
        nome: "Camila",
        email: "camila.fontes@example.com",
        titulo: "Quero ajudar",
        rating: 5,
        comment: "Estou no último ano de Pedagogia e tenho as tardes livres. Mandei mensagem.",
        daysAfter: 4,
      },
      {
        nome: "Valdir Moreira",
        email: "valdir.moreira@exemplo.com.br",
        titulo: "Sincero",
        rating: 4,
        comment: "Gostei de ler também o que não deu certo. Passa confiança.",
        daysAfter: 6,
      },
      {
        nome: "Dona Lúcia",
        email: "lucia.pimenta@example.com",
        titulo: "Meu neto",
        rating: 5,
        comment: "Ele agora faz o dever antes da janta sem eu mandar. Só isso já me paga.",
        daysAfter: 12,
      },
    ],
    reactions: { LIKE: 63, UNICORN: 8, EXPLODING_HEAD: 6, RAISED_HANDS: 35, FIRE: 7, READING_LIST: 27 },
  },
  {
    titulo: "Um canto de leitura que cabe numa lona",
    autor: "Ana Clara Rezende",
    slug: "acoes",
    picture: "canto-de-leitura",
    alt: "Um avô lê em voz alta para crianças sentadas à sombra de uma árvore",
    daysAgo: 45,
    active: true,
    description: `O canto de leitura é uma lona azul, seis almofadas feitas pela Ivone e dois caixotes de feira com livros. Cabe no porta-malas de um carro pequeno. Onde houver sombra, a gente estende.

Nasceu porque o bairro não tem biblioteca. A mais próxima fica a dois ônibus de distância, e livro que depende de dois ônibus quase nunca é lido.

## Como se empresta

A regra cabe numa linha: leva um livro quem quiser, devolve quando terminar. Não há ficha nem multa. Dos 120 livros com que começamos, uns quinze ainda não voltaram. Prefiro pensar que estão sendo lidos devagar.

## Quem lê

Começou comigo. Depois o seu Osvaldo pediu para contar um caso de assombração e virou atração fixa. Hoje temos uma escala com avós, uma moça que lê em Libras e dois adolescentes que dizem que só vêm pelo suco.

> As crianças pequenas não escolhem pela capa. Escolhem pelo colo.

## O que eles mais pedem

1. histórias de bicho
2. histórias de medo, "mas não muito"
3. quadrinhos
4. qualquer coisa sobre o fundo do mar, o que acho bonito numa cidade tão longe dele

## O que aceitamos

- livro infantil e juvenil, usado mas inteiro
- gibi
- livro em letra grande, para os mais velhos que vêm junto
- almofada e tapete lavável

Não aceitamos livro didático antigo, enciclopédia nem apostila de concurso. Já temos uma pilha e ninguém a quer.

## O que faltou até agora

Uma lona maior e livros para quem está começando a ler, com pouca frase e letra grande. Também seria bom ter livros com personagens negros e indígenas: uma menina procurou nos dois caixotes alguém com o cabelo igual ao dela, e levou tempo demais para achar.

Se você tem livros assim parados na estante, [fale com a gente](/contato). Se gosta de ler em voz alta, venha numa das datas da [agenda](/#calendar). Não precisa fazer vozes. Mas, se souber, elas vão pedir.`,
    reviews: [
      {
        nome: "Priscila Monteiro",
        email: "priscila.monteiro@example.com",
        titulo: "Separei doze",
        rating: 5,
        comment: "Separei doze livros com protagonistas negras que eram da minha filha. Onde entrego?",
        daysAfter: 1,
      },
      {
        nome: "Seu Nelson",
        email: "nelson.abreu@exemplo.com.br",
        titulo: "Letra grande",
        rating: 5,
        comment: "Peguei um romance de letra grande e já estou no fim. Volto para trocar.",
        daysAfter: 10,
      },
    ],
    reactions: { LIKE: 44, UNICORN: 16, RAISED_HANDS: 12, READING_LIST: 31 },
  },
  {
    titulo: "Futebol com três regras novas",
    autor: "Caio Henrique Duarte",
    slug: "acoes",
    picture: "futebol",
    alt: "Crianças jogam futebol num campinho de terra com um treinador em cadeira de rodas",
    daysAgo: 60,
    active: true,
    description: `Todo mundo sabe o que acontece quando trinta crianças de idades diferentes jogam futebol juntas: os grandes correm, os pequenos olham e quem não é bom de bola vai para o gol. Sou treinador e uso cadeira de rodas desde os dezenove anos. Passei muito recreio no lugar de quem olha, então resolvi mexer nas regras.

## As três regras

1. **Gol só vale se a bola passou por três pessoas do time.** Acabou o craque que dribla todo mundo.
2. **A cada cinco minutos o time troca de posição inteiro.** Goleiro vira atacante, atacante vira zagueiro.
3. **Quem pede desculpa ganha o lateral.** Essa eu inventei na hora, depois de uma canelada, e ficou.

No primeiro dia reclamaram. No segundo já estavam corrigindo os adultos.

## Quem joga

Meninas e meninos de seis a treze anos, no campinho atrás do salão. Tem duas crianças com deficiência no grupo. O Miguel, que enxerga pouco, joga com a bola de guizo, e quando ele está em campo todo mundo faz silêncio na hora do passe. Ninguém precisou mandar.

> "Professor, com três regras eu peguei na bola mais que o ano passado inteiro." — Emilly, 9 anos

## O que temos e o que não temos

- Temos duas bolas boas, uma bola de guizo e coletes de duas cores, costurados com sobra de tecido.
- Não temos rede. O gol é de cano e cada gol termina com alguém correndo atrás da bola ladeira abaixo.
- Não temos bebedouro. Levamos um galão, e ele acaba antes do segundo tempo.
- A terra do campinho está com buracos perto do escanteio. Um mutirão de uma manhã resolve.

## Como ajudar

Se você sabe apitar, pode apitar. Se sabe consertar trave, melhor ainda. E se só quer torcer, traga água gelada, que torcida com água é muito mais querida.

Tênis e chuteiras infantis do 28 ao 36, usados e limpos, são bem-vindos. Deixe no salão ou combine pela [página de contato](/contato). Os dias de treino aparecem na [agenda](/#calendar).`,
    reviews: [
      {
        nome: "Leandro",
        email: "leandro.souto@example.com",
        titulo: "Copiei as regras",
        rating: 5,
        comment: "Usei na escolinha do meu bairro. A da desculpa é genial.",
        daysAfter: 3,
      },
      {
        nome: "Mônica Rezende",
        email: "monica.rezende@example.com",
        titulo: "Bola de guizo",
        rating: 5,
        comment: "Meu filho tem baixa visão e nunca tinha jogado com outras crianças. Chorei na beira do campo.",
        daysAfter: 5,
      },
      {
        nome: "Tiãozinho",
        email: "tiao.serralheiro@exemplo.com.br",
        titulo: "Trave",
        rating: 5,
        comment: "Sou serralheiro. Passo lá para ver essa trave.",
        daysAfter: 6,
      },
      {
        nome: "Igor P.",
        email: "igor.p@example.com",
        titulo: "Buracos",
        rating: 3,
        comment: "Torci o pé no escanteio. O projeto é ótimo, mas arrumem aquilo logo.",
        daysAfter: 9,
      },
      {
        nome: "Caroline",
        email: "caroline.mota@example.com",
        titulo: "Chuteiras",
        rating: 5,
        comment: "Deixei quatro pares no salão. Número 30 e 32.",
        daysAfter: 14,
      },
      {
        nome: "Vó Dirce",
        email: "dirce.amaral@example.com",
        titulo: "Água gelada",
        rating: 5,
        comment: "Levei dois galões e fui mais aplaudida que o juiz.",
        daysAfter: 20,
      },
    ],
    reactions: { LIKE: 71, UNICORN: 5, EXPLODING_HEAD: 18, RAISED_HANDS: 40, FIRE: 28, READING_LIST: 9 },
  },
];
