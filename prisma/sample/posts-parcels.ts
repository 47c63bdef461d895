import type { SamplePost } from "./types";

export const parcelPosts: SamplePost[] = [
  {
    titulo: "Como montamos uma cesta, caixa por caixa",
    autor: "Wellington Ferreira",
    slug: "cestas-basicas",
    picture: "montagem-cestas",
    alt: "Voluntários enchem caixas com alimentos sobre uma mesa comprida",
    daysAgo: 9,
    active: true,
    description: `Sou motorista de caminhão e penso em tudo como carga: o que pesa vai embaixo, o que amassa vai em cima e nada pode faltar no fim da rota. A montagem das cestas do Nova segue essa lógica desde que parei de ver saco de feijão furado em cima de pacote de macarrão.

Neste mês montamos **38 cestas** no salão da associação. Éramos catorze pessoas e levou a manhã inteira.

## O que vai dentro

| Item | Quantidade |
| --- | --- |
| Arroz | 5 kg |
| Feijão | 2 kg |
| Macarrão | 2 pacotes |
| Óleo | 1 frasco |
| Fubá e farinha de mandioca | 1 kg de cada |
| Açúcar, sal e café | 1 pacote de cada |
| Leite em pó | 1 pacote |
| Sabonete, creme dental e sabão | 1 de cada |

Quem tem bebê em casa recebe também fralda do tamanho certo. Quem tem diabetes recebe a cesta sem açúcar, com aveia no lugar. A Rosângela me passa essa lista sem os nomes, só com o número da caixa.

## A linha de montagem

1. Conferência: tudo o que chegou é contado e a validade é olhada item por item.
2. Base: arroz, feijão e açúcar.
3. Miolo: óleo em pé, encostado no canto, com os pacotes de macarrão segurando.
4. Topo: café, leite e higiene.
5. Balança: cada caixa fica entre 16 e 18 quilos. Fora disso, volta e abre.

> Caixa que dá diferença na balança é caixa em que faltou alguma coisa. Até hoje a balança não errou.

## O que faltou

Óleo. Recebemos bastante arroz e quase nenhum óleo, e compramos 22 frascos com o dinheiro das doações. Está tudo na [transparência](/#transparencia), com a nota guardada. Também pedimos que não mandem lata amassada nem pacote aberto: tivemos de descartar uns quatro quilos.

## Como ajudar na próxima

Precisamos de braço para carregar, de gente paciente para conferir validade e de um carro com porta-malas grande para as entregas da Morada do Sol. Veja a data na [agenda](/#calendar). Roupa confortável e sapato fechado, por favor: já deixei cair um fardo no pé e não recomendo.`,
    reviews: [
      {
        nome: "Marcos Vinícius",
        email: "marcos.v@example.com",
        titulo: "Organização",
        rating: 5,
        comment: "Trabalhei em depósito e nunca vi uma separação tão bem-feita. A ideia da balança é ótima.",
        daysAfter: 1,
      },
      {
        nome: "Tereza",
        email: "tereza.guimaraes@exemplo.com.br",
        titulo: "Sem açúcar",
        rating: 5,
        comment: "Recebo a cesta para diabéticos e quero agradecer por terem pensado nisso. Faz diferença.",
        daysAfter: 3,
      },
      {
        nome: "Rafael Coutinho",
        email: "rafael.coutinho@example.com",
        titulo: "Sugestão",
        rating: 4,
        comment: "Podiam publicar a lista do que falta na semana anterior, aí cada prédio arrecada uma coisa só.",
        daysAfter: 4,
      },
      {
        nome: "Wanda Lopes",
        email: "wanda.lopes@example.com",
        titulo: "Levei óleo",
        rating: 5,
        comment: "Li o texto, juntei com as vizinhas e deixamos dez frascos no salão.",
        daysAfter: 6,
      },
      {
        nome: "Kauã",
        email: "kaua.dias@example.com",
        titulo: "Fui com a escola",
        rating: 5,
        comment: "Carreguei caixa a manhã toda e dormi no ônibus da volta. Quero ir de novo.",
        daysAfter: 7,
      },
    ],
    reactions: { LIKE: 41, EXPLODING_HEAD: 5, RAISED_HANDS: 26, FIRE: 9, READING_LIST: 14 },
  },
  {
    titulo: "Um dia na rota das entregas",
    autor: "Wellington Ferreira",
    slug: "cestas-basicas",
    picture: "entrega",
    alt: "Um voluntário entrega uma caixa de alimentos a uma mãe e sua filha na porta de casa",
    daysAgo: 27,
    active: true,
    description: `Muita gente pergunta por que entregamos as cestas em casa, se seria mais simples fazer uma fila no salão. A resposta é que carregar dezessete quilos de ônibus não é simples para ninguém, e que nem todo mundo quer ser visto em fila.

Anotei como foi a rota deste mês, para quem pensa em ajudar saber o que esperar.

## 7h30, salão da associação

Carregamos a Kombi do Osvaldo e o meu carro. Cada motorista leva uma folha com endereço, ponto de referência e número da caixa. O papel volta para a Rosângela no fim do dia e é picado.

## 8h15, Vila Esperança

Nove casas. As ruas são perto umas das outras, e uma pessoa a pé resolve melhor do que o carro. Numa das casas a campainha não funciona: é para bater palma no portão azul e esperar, porque dona Alzira anda devagar.

## 9h40, Jardim das Acácias

Seis casas. Subimos duas caixas por uma escada de terra que com chuva não dá. Já conversamos com os moradores para deixar na casa de baixo quando o tempo estiver ruim.

## 11h, Morada do Sol

Quatro casas e um problema: um endereço estava errado. A família tinha se mudado. A vizinha sabia para onde, telefonamos antes, e a caixa chegou.

## O que aprendemos na estrada

- Ligar na véspera. Sempre.
- Não entrar sem convite, e aceitar o café quando for oferecido.
- Nunca deixar a caixa na calçada.
- Nada de fotografia da família com a cesta na mão. O desenho desta página é desenho justamente por isso.

> A gente entrega e vai embora rápido quando sente que é isso que a pessoa quer. Quando ela quer prosa, a rota atrasa, e está tudo bem.

## Vagas

Temos dois carros e precisamos de um terceiro, nem que seja um sábado por mês. A gasolina é paga pelo projeto, com recibo. Quem não dirige pode ir de copiloto para ler o mapa e tocar campainha. Fale com a gente pela [página de contato](/contato) ou venha conhecer [quem já faz parte](/voluntarios).`,
    reviews: [
      {
        nome: "Simone Araújo",
        email: "simone.araujo@example.com",
        titulo: "Sem foto",
        rating: 5,
        comment: "Obrigada por não fazerem foto das famílias. Já passei por isso em outro lugar e é humilhante.",
        daysAfter: 2,
      },
      {
        nome: "Adriano",
        email: "adriano.peixoto@exemplo.com.br",
        titulo: "Tenho uma picape",
        rating: 5,
        comment: "Posso ajudar duas vezes por mês. Já preenchi o contato.",
        daysAfter: 5,
      },
    ],
    reactions: { LIKE: 29, RAISED_HANDS: 33, FIRE: 4, READING_LIST: 5 },
  },
  {
    titulo: "Ponto de coleta na feira: o que recebemos e o que pedimos para não trazer",
    autor: "Ivone Tavares Moraes",
    slug: "cestas-basicas",
    picture: "ponto-de-coleta",
    alt: "Barraca de feira com toldo listrado onde vizinhos deixam frutas, legumes e pacotes",
    daysAgo: 52,
    active: true,
    description: `Faz dois meses que o Nova tem uma banca na feira da Rua das Paineiras. O toldo fui eu que costurei, de retalho de lona listrada, e por isso me puseram para tomar conta dela. Fico sentada ali com a minha garrafa de café, recebendo o que as pessoas trazem.

Gosto do posto. Da banca a gente vê o bairro inteiro passar.

## O que chega

No começo vinham pacotes de arroz e mais nada. Depois os feirantes tomaram gosto. Agora, no fim da feira, o rapaz das verduras atravessa com o que não vendeu e que no dia seguinte estaria murcho. A cozinha usa tudo naquela mesma tarde.

Na última feira recebemos:

- 46 quilos de alimento não perecível
- quatro caixas de verdura e fruta
- um saco de limão que rendeu conversa a semana toda, porque ninguém sabia o que fazer com tanto limão
- material de limpeza

## O que pedimos para não trazer

1. Alimento aberto ou vencido. Somos obrigados a jogar fora.
2. Conserva feita em casa. Sei que é boa, mas não podemos servir sem saber como foi preparada.
3. Remédio, nem fechado. Isso é com o posto de saúde.
4. Roupa. Roupa é bem-vinda no salão, onde temos onde separar. Na feira ela pega poeira e cheiro de peixe.

> Uma moça me perguntou se um pacote só de macarrão não era pouco. Respondi que a cesta de uma família leva dois. Ela tinha trazido meia família de macarrão.

## O que está faltando

Óleo, leite em pó e café são os que mais pesam na compra do mês. Se tiver de escolher uma coisa, escolha óleo. Também aceitamos sacola de pano e caixa de papelão firme, que usamos para montar as cestas.

## Venha fazer companhia

A banca abre às sete e fecha ao meio-dia. Duas pessoas dão conta, três fazem festa. Basta saber anotar num caderno e somar. Veja na [agenda](/#calendar) o próximo dia e avise pela [página de contato](/contato). A garrafa de café é por minha conta.`,
    reviews: [
      {
        nome: "Sônia Vilela",
        email: "sonia.vilela@example.com",
        titulo: "Meia família de macarrão",
        rating: 5,
        comment: "A moça era eu! Agora levo dois.",
        daysAfter: 1,
      },
      {
        nome: "Deivid",
        email: "deivid.nascimento@example.com",
        titulo: "Limões",
        rating: 4,
        comment: "Limonada e limão congelado em cubinho para tempero. Da próxima me chamem.",
        daysAfter: 2,
      },
      {
        nome: "Aparecida Melo",
        email: "cida.melo@exemplo.com.br",
        titulo: "Horário",
        rating: 3,
        comment: "Ótima iniciativa, mas trabalho até o meio-dia. Seria bom ter outro lugar para deixar à tarde.",
        daysAfter: 8,
      },
    ],
    reactions: { LIKE: 38, UNICORN: 7, RAISED_HANDS: 15, FIRE: 3, READING_LIST: 4 },
  },
];
