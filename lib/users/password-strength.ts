import { fold } from "../text";

/** Common passwords: words alone, in pairs, or with digits and signs ('senha@123', 'flamengo2024', 'p4ssw0rd12'). */
const WORDS = new Set(
  [
    "senha minhasenha senhas novasenha senhanova senhasegura senhaforte senhadificil trocar trocarsenha mudar mudarsenha mude",
    "password passwords passwort passphrase mypassword newpassword changeme change pass passe secret secreto segredo segura seguro",
    "admin administrador administradora administrator administracao root superuser usuario usuaria user login entrar acesso conta",
    "master mestre chefe gerente diretor diretora presidente sistema system site painel dashboard default padrao convidado guest",
    "teste testes testando test testing tester demo exemplo example sample temporaria temporario provisoria provisorio temp",
    "bemvindo bemvinda bemvindos welcome letmein hello ola oi qwerty azerty asdf zxcv abc abcd abcde abcdef abcdefg iloveyou",
    "teamo euteamo amor amores amorzinho meuamor paixao vida minhavida saudade saudades felicidade feliz alegria esperanca paz",
    "deus jesus cristo jesuscristo deusefiel deuseamor jesusteama senhor nossasenhora aparecida fe gloria bencao anjo anjos ceu",
    "familia mae pai mamae papai filho filha filhos filhas irmao irma avo vovo vovó bebe nene princesa principe rainha rei gatinha",
    "brasil brasileiro brasileira brazil saopaulo riodejaneiro rio bahia salvador minas minasgerais parana curitiba recife",
    "fortaleza brasilia manaus belem goiania portoalegre belohorizonte florianopolis natal santos campinas portugal brasilia",
    "flamengo mengao corinthians timao palmeiras verdao saopaulofc tricolor santosfc vasco vascodagama fluminense botafogo",
    "gremio internacional inter cruzeiro atletico atleticomineiro galo athletico coritiba fortalezaec ceara bahiaec vitoria sport",
    "nautico santacruz goias atleticogoianiense cuiaba bragantino juventude chapecoense avai figueirense pontepreta guarani",
    "remo paysandu criciuma americamineiro mirassol futebol gol campeao pele neymar ronaldo ronaldinho messi",
    "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro verao outono inverno primavera",
    "january february march april may june july august september october november december summer winter spring autumn",
    "segunda terca quarta quinta sexta sabado domingo segundafeira tercafeira quartafeira quintafeira sextafeira hoje amanha",
    "monday tuesday wednesday thursday friday saturday sunday carnaval pascoa feriado anonovo",
    "maria jose joao ana antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo",
    "felipe rodrigo manoel manuel mateus matheus andre fernando fabio leonardo gustavo guilherme leandro tiago thiago anderson",
    "ricardo jorge alexandre roberto sergio vitor victor diego miguel arthur heitor theo davi samuel bernardo henrique vinicius",
    "francisca antonia adriana juliana marcia fernanda patricia aline sandra camila amanda bruna jessica leticia julia luciana",
    "vanessa mariana gabriela vera larissa claudia beatriz rita luana sonia renata eliane josefa simone natalia cristina carla",
    "helena alice laura sofia isabela isabella valentina luiza lorena cecilia eloa antonella aparecido silva souza santos oliveira",
    "pereira lima costa ferreira rodrigues almeida nascimento alves carvalho araujo ribeiro gomes martins rocha dias",
    "batman superman homemaranha spiderman naruto goku pikachu pokemon dragon dragao starwars matrix ninja monkey football",
    "baseball basketball soccer shadow sunshine princess flower freedom whatever trustno computer computador internet google",
    "facebook instagram whatsapp youtube gmail hotmail microsoft windows android iphone samsung apple celular telefone",
    "cachorro gato gatinho cavalo borboleta estrela estrelinha florzinha flor rosa sol lua mar praia chocolate brigadeiro coxinha",
    "azul verde amarelo vermelho preto branco rosa roxo laranja cinza",
    "voluntario voluntaria voluntarios doacao doacoes doar projeto projetos instituto associacao fundacao ong igreja escola equipe",
  ]
    .join(" ")
    .split(" ")
    .map(fold),
);

/** Rows and columns of the keyboard, and sequences. */
const RUNS = [
  "qwertyuiop",
  "asdfghjklç",
  "asdfghjkl;",
  "zxcvbnm,.",
  "1234567890",
  "01234567890",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "qazwsxedcrfvtgbyhnujmikolp",
  "abcdefghijklmnopqrstuvwxyz",
  "a1b2c3d4e5f6g7h8i9j0",
].flatMap((run) => [run, [...run].reverse().join("")]);
/** Shortest piece that counts as a run. */
const RUN_LENGTH = 4;

/** Longest telephone, document or date; a longer number is accepted. */
const NUMBER_LENGTH = 14;
/** Digits and signs that are ignored around words. */
const MAX_TRIMMINGS = 8;

const LOOK_ALIKES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Whether a password is among those that are tried first: repetitions, runs over the keyboard, numbers, common words, and
 * what is known of the person (`own`: name, e-mail, organisation). Decides on the server, where zxcvbn is not used: it rates 'Senha@2024',
 * 'deusefiel1' and a CPF as good, and 40 characters take it 0.3 s. In the browser it says how good the others are (rate-password.ts).
 */
export function isGuessable(password: string, own: readonly string[]) {
  const text = fold(password);
  if (isRepetition(text) || isRuns(text)) return true;
  if (text.length <= NUMBER_LENGTH && /^[\d\s./()+-]*$/.test(text)) return true;
  const known = new Set(own.flatMap(wordsOf));
  const undecorated = text.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const readings = [text, readLookAlikes(text), readLookAlikes(undecorated)].map(lettersOf);
  return readings.some(
    (letters) => letters !== "" && text.length - letters.length <= MAX_TRIMMINGS && isCommon(letters, known),
  );
}

const lettersOf = (text: string) => text.replace(/[^a-z]/g, "");

/** 'p4ssw0rd' -> 'password'. */
const readLookAlikes = (text: string) => [...text].map((sign) => LOOK_ALIKES[sign] ?? sign).join("");

/** 'aaaaaaaaaa', 'abcabcabcabc', '1212121212'. */
const isRepetition = (text: string) => /^(.{1,4}?)\1+.{0,3}$/s.test(text) && new Set(text).size <= 4;

/** Nothing but pieces of runs, one after the other. */
function isRuns(text: string) {
  for (let from = 0; from < text.length; ) {
    let length = 0;
    while (from + length < text.length && RUNS.some((run) => run.includes(text.slice(from, from + length + 1))))
      length += 1;
    // The rest of a run, as in 'qwerty12', is too short to show it.
    if (length < RUN_LENGTH && (from === 0 || from + length < text.length)) return false;
    from += length;
  }
  return true;
}

/** Two common words at most, repeated or not; the person's own may be any number. */
function isCommon(letters: string, own: ReadonlySet<string>) {
  /** How many common words the first so many letters take, at least. */
  const fewest: number[] = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = fewest[start];
      if (before === undefined) continue;
      const word = letters.slice(start, end);
      const costs = own.has(word) ? 0 : WORDS.has(word) ? 1 : undefined;
      if (costs !== undefined) fewest[end] = Math.min(fewest[end] ?? Number.POSITIVE_INFINITY, before + costs);
    }
  }
  return (fewest[letters.length] ?? Number.POSITIVE_INFINITY) <= 2;
}

/** Of 'Ana Souza' the two names; of an e-mail its parts. Two letters are in too many other words. */
const wordsOf = (text: string) => fold(text).match(/[a-z]{3,}/g) ?? [];
