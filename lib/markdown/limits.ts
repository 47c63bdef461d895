import { formatCount } from "../text";
import { MAX_LEVELS, readParagraphs } from "./measure";

// Limits of a Markdown text: the parser's time grows with the square of some constructs, and each level of nesting is one of
// the stack. Within these limits an article of full length takes about a second at most.

/** Characters of the text; the form has a lower limit, an import has none. */
const MAX_LENGTH = 200_000;
const MAX_COLUMNS = 200;
/** Cells of all tables together: a row is filled up to the width of its table, however short it is written. */
const MAX_CELLS = 10_000;
const MAX_LINES = 3_000;
/** Beginnings of list entries, quotes and footnotes. */
const MAX_ENTRIES = 3_000;
/** Signs of bold, italic, struck-out, code and links; a link has two. */
const MAX_SIGNS = 4_000;
/** Signs between two empty lines. */
const MAX_SIGNS_A_PARAGRAPH = 1_000;
/** Sum over paragraphs of signs times letters: from each sign the parser scans its whole paragraph. */
const MAX_STEPS = 12_000_000;
/** Different lengths of code signs in a paragraph: the parser may scan once in vain for each. */
const MAX_FENCES = 20;
/** Brackets within brackets. */
const MAX_BRACKETS = 20;
const MAX_TAGS = 2_000;
/** Addresses of pages and mailboxes, each of which becomes a link. */
const MAX_ADDRESSES = 2_000;
/** Characters of an address and the word after it: the parser scans to its end from each sign in it. */
const MAX_ADDRESS_LENGTH = 2_000;
const MAX_BACKSLASHES = 5_000;
/** Beginnings of HTML comments and instructions: from each the parser scans to the next empty line. */
const MAX_COMMENTS = 100;
/** Characters of the output if every link referred to the longest '[name]: address'. */
const MAX_REPEATED = 500_000;

const TAG = /<[a-z/]/gi;
const ADDRESS = /@|www\.|:\/\//gi;
const LONG_WORD = new RegExp(`\\S{${MAX_ADDRESS_LENGTH + 1},}`, "g");
const COMMENT = /<[!?]/g;

const copy = {
  levels: `O texto tem listas ou citações uma dentro da outra em mais de ${MAX_LEVELS} níveis. Use menos níveis`,
  columns: `O texto tem uma tabela com mais de ${MAX_COLUMNS} colunas. Use uma tabela mais estreita`,
  cells: "As tabelas do texto são grandes demais. Use tabelas menores, ou divida o artigo em dois",
  long: "O texto tem linhas, listas ou citações demais. Divida o artigo em dois",
  signs:
    "O texto tem sinais demais de negrito, itálico, código ou link (* _ ~ ` [ ]). Tire alguns, ou divida o artigo em dois",
  steps:
    "O texto tem um parágrafo comprido demais para tantos sinais de negrito, itálico, código ou link (* _ ~ ` [ ]). Divida-o com linhas em branco, ou tire alguns sinais",
  backslashes: "O texto tem barras invertidas demais (\\). Tire algumas, ou divida o artigo em dois",
  addresses: "O texto tem endereços de páginas ou e-mails demais. Divida o artigo em dois",
  address: `O texto tem um endereço com mais de ${formatCount(MAX_ADDRESS_LENGTH)} letras. Encurte-o, ou deixe um espaço depois dele`,
  tags: "O texto tem código HTML demais (<…>). Tire-o: no site ele aparece como texto",
  repeated:
    "O texto dá um endereço comprido ([nome]: endereço) para links demais. Encurte o endereço, ou use menos links",
} as const;

/** The message about the limit that the text exceeds; undefined when it exceeds none. */
export function whyUnreadable(markdown: string): string | undefined {
  const lines = markdown.split(/\r\n|\r|\n/);
  if (lines.length > MAX_LINES || markdown.length > MAX_LENGTH) return copy.long;
  if (count(TAG, markdown) > MAX_TAGS || count(COMMENT, markdown) > MAX_COMMENTS) return copy.tags;
  if (count(/\\/g, markdown) > MAX_BACKSLASHES) return copy.backslashes;
  if (count(ADDRESS, markdown) > MAX_ADDRESSES) return copy.addresses;
  if (markdown.match(LONG_WORD)?.some((word) => count(ADDRESS, word) > 0)) return copy.address;
  const all = { entries: 0, cells: 0, signs: 0, steps: 0, definition: 0 };
  for (const { entries, cells, signs, ...most } of readParagraphs(lines)) {
    all.entries += entries;
    all.cells += cells;
    all.signs += signs;
    all.steps += most.steps;
    all.definition = Math.max(all.definition, most.definition);
    if (most.levels > MAX_LEVELS) return copy.levels;
    if (most.columns > MAX_COLUMNS + 2) return copy.columns; // a bar before the first and after the last is no column
    if (signs > MAX_SIGNS_A_PARAGRAPH || most.brackets > MAX_BRACKETS || most.fences.size > MAX_FENCES)
      return copy.signs;
  }
  if (all.entries > MAX_ENTRIES) return copy.long;
  if (all.cells > MAX_CELLS) return copy.cells;
  if (all.signs > MAX_SIGNS) return copy.signs;
  if (all.steps > MAX_STEPS) return copy.steps;
  return all.definition * count(/\]/g, markdown) > MAX_REPEATED ? copy.repeated : undefined;
}

const count = (sign: RegExp, text: string) => text.match(sign)?.length ?? 0;
