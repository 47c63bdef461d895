// What a Markdown text may hold, so that it can be shown: the parser's time grows with the square of some of it, and each level
// of nesting is one of the stack. Within these limits an article of full length takes about a second at most.

/** Characters; the form takes fewer, an import brings what there is. */
const MAX_LENGTH = 200_000;
/** Quotes and lists within one another. */
const MAX_LEVELS = 20;
const MAX_COLUMNS = 200;
/** Cells of all tables together: a row is filled up to the width of its table, however short it is written. */
const MAX_CELLS = 10_000;
const MAX_LINES = 3_000;
/** Beginnings of list entries, quotes and footnotes. */
const MAX_ENTRIES = 3_000;
/** Signs of bold, italic, struck-out, code and links; a link has two. */
const MAX_SIGNS = 4_000;
/** The same between two empty lines. */
const MAX_SIGNS_A_PARAGRAPH = 1_000;
/** Signs times letters between two empty lines, all added up: what a sign belongs to is looked for as far as there. */
const MAX_STEPS = 12_000_000;
/** Letters with which each letter after an open bracket is one of these steps: the parser goes back to it from each word. */
const LETTERS_A_STEP = 50;
/** Lengths of the signs of code between two empty lines: of each, one may look for its end in vain. */
const MAX_FENCES = 20;
/** Brackets within brackets. */
const MAX_BRACKETS = 20;
const MAX_TAGS = 2_000;
/** Of pages and mailboxes, each of which becomes a link. */
const MAX_ADDRESSES = 2_000;
/** Characters of one, with what stands right after it: from each sign the parser looks for the end of it. */
const MAX_ADDRESS = 2_000;
const MAX_BACKSLASHES = 5_000;
/** Beginnings of comments and instructions of HTML, whose end is looked for up to the next empty line. */
const MAX_COMMENTS = 100;
/** Characters of a line across the page that is drawn with signs. */
const MAX_RULE = 1_000;
/** Characters that the longest '[name]: address' could come to, were every link one to it. */
const MAX_REPEATED = 500_000;

/** A footnote may hold lists and quotes, too. */
const ENTRY = /^(?:>|\[\^[^\]\s]{1,999}\]:|(?:[-*+]|\d{1,9}[.)])(?=\s|$))/;
/** In a quote, too. Any other space is a letter to Markdown, and a sign of a list alone goes on with the paragraph. */
const EMPTY_LINE = /^(?: {0,3}>)*[ \t]*$/;
/** Of a list: whatever stands before, a new text begins. Of numbers and deeper ones that is not sure. */
const ITEM = /^ {0,3}[-*+] +\S/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
const DELIMITER_ROW = /^[\s|:-]*$/;
const SIGN = /`+|[*_~]+|[[\]]/g;
const TAG = /<[a-z/]/gi;
const ADDRESS = /@|www\.|:\/\//gi;
const LONG_WORD = new RegExp(`\\S{${MAX_ADDRESS + 1},}`, "g");
const COMMENT = /<[!?]/g;
/** Of a link's address, not of a footnote. */
const DEFINITION = /^\[(?!\^)[^\]]*\]:/;

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
  address: `O texto tem um endereço com mais de ${MAX_ADDRESS.toLocaleString("pt-BR")} letras. Encurte-o, ou deixe um espaço depois dele`,
  tags: "O texto tem código HTML demais (<…>). Tire-o: no site ele aparece como texto",
  repeated:
    "O texto dá um endereço comprido ([nome]: endereço) para links demais. Encurte o endereço, ou use menos links",
} as const;

/** Why the text could not be shown in reasonable time, as its author is told; undefined of what can. */
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

const newParagraph = () => ({
  letters: 0,
  entries: 0,
  levels: 0,
  columns: 0,
  cells: 0,
  signs: 0,
  /** Those of its texts that ended: entries of a list. */
  signsBefore: 0,
  steps: 0,
  fences: new Set<number>(),
  open: 0,
  brackets: 0,
  bracketed: 0,
  definition: 0,
});

/** What stands between empty lines; a list or a table is one, too. */
function* readParagraphs(lines: string[]) {
  let paragraph = newParagraph();
  for (const line of lines) {
    const { levels, entries, text } = readEntries(line);
    if (EMPTY_LINE.test(line)) {
      endText(paragraph);
      yield paragraph;
      paragraph = newParagraph();
    }
    paragraph.entries += entries;
    paragraph.levels = Math.max(paragraph.levels, levels);
    countCells(text, paragraph);
    if (ITEM.test(line)) endText(paragraph);
    paragraph.letters += text.length;
    countSigns(text, paragraph);
    // It may go on over several lines.
    if (paragraph.definition > 0 || DEFINITION.test(text)) paragraph.definition += text.length;
  }
  endText(paragraph);
  yield paragraph;
}

type Paragraph = ReturnType<typeof newParagraph>;

/** From the row that makes it one on, each line of a table has all its columns, and what stands beyond them is read as well. */
function countCells(text: string, paragraph: Paragraph) {
  const width = text.split("|").length;
  if (text.includes("|") && text.includes("-") && DELIMITER_ROW.test(text))
    paragraph.columns = Math.max(paragraph.columns, width);
  if (paragraph.columns > 0) paragraph.cells += Math.max(paragraph.columns, width);
}

function countSigns(text: string, paragraph: Paragraph) {
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if (paragraph.open > 0) paragraph.bracketed += index - from;
    from = index;
    paragraph.signs += /[*_~]/.test(sign) ? Math.ceil(sign.length / 2) : 1; // at most two of them go together
    if (sign.includes("`")) paragraph.fences.add(sign.length);
    if (sign === "[") paragraph.open += 1;
    if (sign === "]") paragraph.open = Math.max(0, paragraph.open - 1);
    paragraph.brackets = Math.max(paragraph.brackets, paragraph.open);
  }
  if (paragraph.open > 0) paragraph.bracketed += text.length - from;
}

/** What follows is a text of its own: nothing in it goes together with what was before. */
function endText(paragraph: Paragraph) {
  paragraph.steps +=
    (paragraph.signs - paragraph.signsBefore) * paragraph.letters + paragraph.bracketed ** 2 / LETTERS_A_STEP;
  paragraph.signsBefore = paragraph.signs;
  paragraph.letters = 0;
  paragraph.bracketed = 0;
  paragraph.open = 0;
}

const count = (sign: RegExp, text: string) => text.match(sign)?.length ?? 0;

/** The quotes and list entries that a line begins with, how deep that is, and the text after them. */
function readEntries(line: string) {
  let text = line.trimStart();
  if (line.length <= MAX_RULE && RULE.test(line)) return { levels: 0, entries: 0, text };
  // An entry of a list within a list is indented by two at least.
  const indented = Math.floor(line.slice(0, line.length - text.length).replaceAll("\t", "    ").length / 2);
  let entries = 0;
  for (let entry = ENTRY.exec(text); entry && entries <= MAX_LEVELS; entry = ENTRY.exec(text)) {
    entries += 1;
    text = text.slice(entry[0].length).trimStart();
  }
  return { levels: entries && entries + indented, entries, text };
}
