/** Depth of quotes and lists within one another. */
export const MAX_LEVELS = 20;
/** Divisor of the steps after an open bracket: the parser goes back to it from each word, not from each letter. */
const LETTERS_A_STEP = 50;
/** Characters of a thematic break. */
const MAX_RULE = 1_000;

/** A footnote may hold lists and quotes, too. */
const ENTRY = /^(?:>|\[\^[^\]\s]{1,999}\]:|(?:[-*+]|\d{1,9}[.)])(?=\s|$))/;
/** Also inside a quote. Other white space is a letter to Markdown, and a list marker alone continues the paragraph. */
const EMPTY_LINE = /^(?: {0,3}>)*[ \t]*$/;
/** A list item that always begins a new text; numbered and deeper ones may continue the paragraph. */
const ITEM = /^ {0,3}[-*+] +\S/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
const DELIMITER_ROW = /^[\s|:-]*$/;
const SIGN = /`+|[*_~]+|[[\]]/g;
/** A link reference definition, not a footnote's. */
const DEFINITION = /^\[(?!\^)[^\]]*\]:/;

const newParagraph = () => ({
  letters: 0,
  entries: 0,
  levels: 0,
  columns: 0,
  cells: 0,
  signs: 0,
  /** Signs of its earlier texts: entries of a list. */
  signsBefore: 0,
  steps: 0,
  fences: new Set<number>(),
  open: 0,
  brackets: 0,
  bracketed: 0,
  definition: 0,
});

/** The paragraphs between empty lines, lists and tables included. */
export function* readParagraphs(lines: string[]) {
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

/** After the delimiter row each line of a table has all its columns; cells beyond them are parsed, too. */
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

/** Ends a text: no sign before this point is paired with one after it. */
function endText(paragraph: Paragraph) {
  paragraph.steps +=
    (paragraph.signs - paragraph.signsBefore) * paragraph.letters + paragraph.bracketed ** 2 / LETTERS_A_STEP;
  paragraph.signsBefore = paragraph.signs;
  paragraph.letters = 0;
  paragraph.bracketed = 0;
  paragraph.open = 0;
}

/** The quotes and list entries at the beginning of a line, their depth, and the text after them. */
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
