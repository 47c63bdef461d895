import { formatDay } from "../dates";
import { memoize } from "../memoize";
import { formatMoney, formatNumber, isDecimal } from "../money";
import type { Column } from "./report";

/** Points. */
type Pen = { widthOfString: (text: string) => number };

/** Words whose width is cached: a table repeats them, but their number has no limit. */
const CACHED_WIDTHS = 5_000;

/** Breaks texts into lines of at most a width, between words, and within one that is longer than a line. */
export function lineBreaker(pen: Pen) {
  const widthOf = memoize(CACHED_WIDTHS, (text) => pen.widthOfString(text));

  return function linesOf(text: string, width: number) {
    const space = widthOf(" ");
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const word of text.split(/\s+/).flatMap((whole) => partsOf(whole, width))) {
      const needed = widthOf(word);
      if (line && used + space + needed > width) {
        lines.push(line);
        line = "";
        used = 0;
      }
      used += (line ? space : 0) + needed;
      line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
    return lines;
  };

  function partsOf(word: string, width: number) {
    if (widthOf(word) <= width) return [word];
    const parts: string[] = [];
    let part = "";
    for (const character of word) {
      if (part && pen.widthOfString(part + character) > width) {
        parts.push(part);
        part = "";
      }
      part += character;
    }
    return [...parts, part];
  }
}

/** Where each column begins and how wide it is, of a page's width in points. */
export function placeColumns<Row>(columns: Column<Row>[], left: number, width: number) {
  const shares = columns.reduce((sum, column) => sum + column.width, 0);
  let x = left;
  return columns.map((column) => {
    const place = { ...column, x, width: (column.width / shares) * width };
    x += place.width;
    return place;
  });
}

/** A value as people read it. */
export function inWords(kind: Column<never>["kind"], value: string | null) {
  if (value === null) return "";
  if (kind === "day") return formatDay(value);
  if (kind === "money" && isDecimal(value)) return printable(formatMoney(value));
  if (kind === "number" && isDecimal(value)) return printable(formatNumber(value));
  return printable(value);
}

/** Only what the font has: accents that it lacks go, and emoji leave a space. */
export function printable(text: string) {
  return [...text.normalize("NFC")]
    .map((character) => known(character) ?? known(character.normalize("NFD")[0] ?? "") ?? " ")
    .join("");
}

const known = (character: string) =>
  /[\s\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2010-\u2026\u20ac\u2122\u2212]/u.test(character)
    ? character.replace(/\s/u, " ")
    : undefined;
