import type { SamplePost } from "./types";

export const neighbourhoodPosts: SamplePost[] = [
  {
    titulo: "O muro da escola agora tem ipê",
    autor: "Thiago Alves Mendonça",
    slug: "acoes",
    picture: "mutirao-do-muro",
    alt: "Moradores pintam um mural com flores e um sol num muro comprido",
    daysAgo: 33,
    active: true,
    description: `O muro dos fundos da escola era cinza, comprido e cheio de recado antigo. Passei por ele a infância toda. Quando a diretora autorizou a pintura, pensei em fazer um desenho meu. Ainda bem que não fiz.

Em vez disso, levamos papel e lápis para o portão, na hora da saída, e perguntamos: o que vocês querem ver todo dia aqui?

## O que responderam

- árvore (quase todos)
- sol
- o cachorro Pipoca, que mora na esquina
- "minha vó"
- um foguete

Juntei tudo num desenho só: um ipê que atravessa o muro de ponta a ponta, com gente embaixo. O Pipoca está lá. A vó também. O foguete sai de trás de um morro.

## Como organizamos o mutirão

1. **Lavar e lixar.** Dois dias antes, com seis adultos e uma lavadora emprestada.
2. **Fundo.** Duas demãos de tinta acrílica branca e uma de creme.
3. **Risco.** Fiz o contorno com carvão, à noite, com projetor. Quem passava parava para palpitar.
4. **Cor.** Cada pessoa escolhia um pedaço numerado e pintava com o pote do mesmo número.
5. **Verniz.** Duas demãos, para aguentar sol e chuva.

As crianças ficaram com tudo o que estava abaixo de um metro e vinte. Os mais velhos sentaram em banquinhos para pintar as raízes. Quem usa cadeira pintou o tronco inteiro, que ficava na altura certa.

> "Pintei uma folha só. Mas sei qual é."

## Quanto custou

A tinta e os pincéis saíram por **R$ 742**, pagos com doações que estão na [tabela de transparência](/#transparencia). A lavadora, as escadas e o projetor foram emprestados. O almoço foi galinhada da Marlene.

## O que eu faria diferente

Compraria mais amarelo. Ipê gasta muito amarelo, e no fim estávamos raspando lata. Também faltaram luvas pequenas: teve mão de criança amarela por três dias.

O próximo muro é o da quadra. Se você tem sobra de tinta acrílica, escada ou vontade, [avise](/contato). Não é preciso saber desenhar, os números estão lá para isso.`,
    reviews: [
      {
        nome: "Diretora Elza",
        email: "elza.escola@exemplo.com.br",
        titulo: "Obrigada",
        rating: 5,
        comment: "As crianças param para mostrar a parte delas aos pais. Ninguém riscou o muro até hoje.",
        daysAfter: 2,
      },
      {
        nome: "Brenda",
        email: "brenda.sales@example.com",
        titulo: "Folha 47",
        rating: 5,
        comment: "A minha é a 47, perto do foguete.",
        daysAfter: 3,
      },
      {
        nome: "Otávio Neves",
        email: "otavio.neves@example.com",
        titulo: "Verniz",
        rating: 4,
        comment: "Ficou lindo. Dica de pintor: passem mais uma demão de verniz antes das chuvas.",
        daysAfter: 5,
      },
    ],
    reactions: { LIKE: 66, UNICORN: 24, EXPLODING_HEAD: 9, RAISED_HANDS: 22, FIRE: 31, READING_LIST: 8 },
  },
  {
    titulo: "A horta dos fundos do salão",
    autor: "Osvaldo Pereira Lima",
    slug: "acoes",
    picture: "horta",
    alt: "Um senhor de chapéu e uma menina regam canteiros de couve e tomate",
    daysAgo: 71,
    active: true,
    description: `O terreno dos fundos tinha entulho, mamona e um pé de manga. Tirei o entulho de carrinho, com ajuda do Wellington. A mamona arranquei. O pé de manga ficou, que pé de manga não se corta.

Fui pedreiro quarenta e dois anos. Levantei parede a vida toda e nunca tinha plantado nada além de samambaia. Aprendi perguntando.

## O que tem plantado

- couve, a que mais rende
- cebolinha, salsa e coentro
- tomate-cereja, quando os passarinhos deixam
- mandioca no fundo, encostada no muro
- capim-cidreira, hortelã e boldo
- abóbora, que foi andando sozinha e já passou para o vizinho

São seis canteiros. Fiz dois deles altos, da altura de uma mesa, para o Caio e para dona Zilda poderem mexer na terra sem se abaixar. Parede eu sei fazer.

## Como se cuida

1. Molhar cedo ou no fim da tarde. Com sol quente, não.
2. Folha velha volta para a terra.
3. Formiga se espanta com casca de laranja e paciência.
4. Quem colhe avisa no caderno pendurado na porta.

Tudo o que sai dali vai para a cozinha da sopa ou para as cestas. Se sobra, fica num balaio no portão e leva quem passar.

> Menino da cidade acha que couve nasce amarrada. Depois que planta uma, não esquece mais.

## O que deu errado

Plantei alface no mês errado e queimou toda. Adubei demais o tomate, e deu folha e não deu tomate. E a primeira cerca caiu no primeiro vento, o que para um pedreiro é vergonha.

## O que falta

Uma mangueira de trinta metros, que a nossa não chega ao último canteiro. Esterco curtido. Enxada pequena, de criança. Muda de qualquer coisa que dê o ano inteiro.

## Quem quiser vir

De manhã, antes das nove, quase sempre tem alguém. Traga chapéu. Se vier com criança, melhor, porque ela faz as perguntas que a gente tem vergonha de fazer. O endereço está na [página de contato](/contato), e os dias de mutirão, na [agenda](/#calendar).`,
    reviews: [
      {
        nome: "Clarice",
        email: "clarice.brandao@example.com",
        titulo: "Canteiro alto",
        rating: 5,
        comment: "Minha mãe tem problema de coluna e adorou saber. Vamos visitar.",
        daysAfter: 2,
      },
      {
        nome: "Hélio Dantas",
        email: "helio.dantas@example.com",
        titulo: "Esterco",
        rating: 5,
        comment: "Tenho esterco curtido no sítio. Arrumem uma caminhonete que eu encho.",
        daysAfter: 4,
      },
    ],
    reactions: { LIKE: 49, UNICORN: 6, RAISED_HANDS: 18, FIRE: 5, READING_LIST: 13 },
  },
  {
    titulo: "Casaco bom não espera o frio",
    autor: "Ivone Tavares Moraes",
    slug: "acoes",
    picture: "agasalhos",
    alt: "Duas voluntárias penduram casacos coloridos numa arara enquanto uma criança experimenta um cachecol",
    daysAgo: 84,
    active: true,
    description: `Todo ano é igual: a primeira madrugada fria chega, a cidade se lembra do agasalho e em três dias recebemos mais roupa do que conseguimos lavar. Metade só fica pronta quando o frio já passou.

Por isso mudamos. A arara do salão agora recebe casaco o ano inteiro, e eu conserto com calma.

## O caminho de um casaco

1. Chega e é olhado do avesso. O avesso não mente.
2. Vai para a lavagem. Dona Cleusa e o marido lavam em casa, uma leva por semana.
3. Passa pela minha máquina: zíper, botão, forro descosturado.
4. É pendurado por tamanho, com etiqueta.
5. Quem precisa escolhe. **Escolhe**, experimenta e se olha no espelho.

O espelho foi ideia da Rosângela. Antes entregávamos sacola fechada, e muita gente levava o que não servia. Com espelho, a pessoa prova dois, três, pergunta se ficou bom. Fica.

## O que chega e o que sai

Até agora separamos pouco mais de duzentas peças. O que mais falta é tamanho grande de homem, do G em diante, e roupa de bebê de zero a seis meses. O que mais sobra é casaco feminino P.

> Um moço experimentou um paletó e ficou parado na frente do espelho. Depois disse que tinha entrevista. Fiz a bainha na hora.

## Como doar

- Lave antes, se puder.
- Zíper quebrado não tem problema, eu troco.
- Mofo e mancha de óleo, infelizmente, não saem. Esses não aceitamos.
- Meia só nova, por favor.
- Cobertor e manta são sempre bem-vindos.

## Preciso de ajudante

Tenho duas máquinas e uma cadeira vaga. Se você sabe pregar botão, já sabe o suficiente. Se não sabe, ensino, que é como começou a nossa oficina de costura. Linha preta, zíper de quarenta centímetros e elástico estão no fim.

O salão recebe doações de manhã. Para combinar um volume maior, use a [página de contato](/contato). Para conhecer a oficina, veja os [projetos](/projetos).`,
    reviews: [],
    reactions: { LIKE: 36, UNICORN: 3, RAISED_HANDS: 27, FIRE: 4, READING_LIST: 6 },
  },
  {
    titulo: "Noite de viola no salão (encerrado)",
    autor: "Osvaldo Pereira Lima",
    slug: "acoes",
    picture: "roda-de-musica",
    alt: "Roda de música com violão, pandeiro e gente cantando sob bandeirinhas",
    daysAgo: 140,
    active: false,
    description: `A noite de viola já passou. Deixo o texto guardado para quando fizermos outra.

## Por que viola

A associação precisava trocar o telhado do banheiro. Alguém falou em rifa, alguém falou em bingo, e eu disse que tinha uma viola em casa e três compadres com saudade de tocar. Ganhou a viola.

## Como foi

Abrimos o salão às sete da noite. As bandeirinhas eram da festa do ano passado, e a Ivone remendou as rasgadas. Tocamos até as dez, que é a hora em que o bairro dorme. Entre uma moda e outra, a Marlene vendia:

- caldo de feijão
- pamonha doce e de sal
- bolo de milho
- quentão sem álcool, que ninguém acreditava que era sem álcool

Quem não tinha dinheiro entrou e comeu igual. Isso foi combinado antes e ninguém precisou explicar na porta.

## O que ficou

Depois de pagar os ingredientes, sobraram **R$ 618**. O telhado do banheiro custou quinhentos e noventa, com a mão de obra por nossa conta. A diferença ficou para as lâmpadas.

> Quem nunca tinha pisado no salão pisou. Duas dessas pessoas hoje descascam mandioca com a gente.

## Para a próxima

1. Pedir cadeira emprestada à igreja. Teve gente em pé a noite toda.
2. Caixa de som menor. A viola não precisa de tanto.
3. Avisar os vizinhos com uma semana, de porta em porta, como se fazia antes.
4. Deixar um microfone aberto no fim. Dona Zilda cantou e calou o salão.

Se você toca sanfona, está intimado. Sanfona é o que falta. Escreva pela [página de contato](/contato), que eu retorno. Quando houver data nova, ela aparece na [agenda](/#calendar).`,
    reviews: [
      {
        nome: "Ademir",
        email: "ademir.viola@example.com",
        titulo: "Saudade",
        rating: 5,
        comment: "Toquei a noite toda e faria de novo. Levo a sanfona do meu irmão.",
        daysAfter: 1,
      },
    ],
    reactions: { LIKE: 25, FIRE: 14 },
  },
];
