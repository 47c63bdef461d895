// What a Markdown text may hold, so that it can be shown: the parser's time grows with the square of some of it, and each level
// of nesting is one of the stack. Within these limits an article of full length takes about a second at most.

/** Quotes and lists within one another. */
const MAX_LEVELS = 20;
const MAX_COLUMNS = 200;
/** Cells of all tables together: a row is filled up to the width of its table, however short it is written. */
const MAX_CELLS = 10_000;
const MAX_LINES = 3_000;
/** Beginnings of list entries and quotes. */
const MAX_ENTRIES = 3_000;
/** Signs of bold, italic, struck-out, code and links. */
const MAX_SIGNS = 4_000;
/** The same between two empty lines. */
const MAX_SIGNS_A_PARAGRAPH = 1_000;
/** Brackets within brackets. */
const MAX_BRACKETS = 20;

const ENTRY = /^(?:>|(?:[-*+]|\d{1,9}[.)])(?=\s|$))/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
const DELIMITER_ROW = /^[\s|:-]*$/;
const SIGN = /[*_~`]+|\[/g;

const copy = {
  levels: `O texto tem listas ou citações uma dentro da outra em mais de ${MAX_LEVELS} níveis. Use menos níveis`,
  columns: `O texto tem uma tabela com mais de ${MAX_COLUMNS} colunas. Use uma tabela mais estreita`,
  cells: "As tabelas do texto são grandes demais. Use tabelas menores, ou divida o artigo em dois",
  long: "O texto tem linhas, listas ou citações demais. Divida o artigo em dois",
  signs:
    "O texto tem sinais demais de negrito, itálico, código ou link (* _ ~ ` [). Tire alguns, ou divida o artigo em dois",
} as const;

/** Why the text could not be shown in reasonable time, as its author is told; undefined of what can. */
export function whyUnreadable(markdown: string): string | undefined {
  const lines = markdown.split(/\r\n|\r|\n/);
  if (lines.length > MAX_LINES) return copy.long;
  const all = { entries: 0, cells: 0, signs: 0 };
  let paragraph = { columns: 0, signs: 0, brackets: 0 };
  for (const line of lines) {
    const { levels, entries, text } = readEntries(line);
    if (text === "") paragraph = { columns: 0, signs: 0, brackets: 0 };
    if (text.includes("|") && text.includes("-") && DELIMITER_ROW.test(text))
      paragraph.columns = text.split("|").length;
    const signs = text.match(SIGN)?.length ?? 0;
    paragraph.signs += signs;
    paragraph.brackets = openBrackets(text, paragraph.brackets);
    all.entries += entries;
    all.cells += paragraph.columns;
    all.signs += signs;
    if (levels > MAX_LEVELS) return copy.levels;
    if (paragraph.columns > MAX_COLUMNS + 2) return copy.columns; // a bar before the first and after the last is no column
    if (paragraph.signs > MAX_SIGNS_A_PARAGRAPH || paragraph.brackets > MAX_BRACKETS) return copy.signs;
  }
  if (all.entries > MAX_ENTRIES) return copy.long;
  if (all.cells > MAX_CELLS) return copy.cells;
  return all.signs > MAX_SIGNS ? copy.signs : undefined;
}

/** The quotes and list entries that a line begins with, how deep that is, and the text after them. */
function readEntries(line: string) {
  let text = line.trimStart();
  if (RULE.test(line)) return { levels: 0, entries: 0, text };
  // An entry of a list within a list is indented by two at least.
  const indented = Math.floor(line.slice(0, line.length - text.length).replaceAll("\t", "    ").length / 2);
  let entries = 0;
  for (let entry = ENTRY.exec(text); entry && entries <= MAX_LEVELS; entry = ENTRY.exec(text)) {
    entries += 1;
    text = text.slice(entry[0].length).trimStart();
  }
  return { levels: entries && entries + indented, entries, text };
}

/** How many brackets are open after the text, or too many as soon as there are. */
function openBrackets(text: string, before: number) {
  let open = before;
  for (const sign of text.match(/[[\]]/g) ?? []) {
    open = sign === "[" ? open + 1 : Math.max(0, open - 1);
    if (open > MAX_BRACKETS) return open;
  }
  return open;
}
