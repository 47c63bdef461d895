/** Characters that mean something in Markdown. While a block is being written, those of the person's own text … */
const SPECIAL = "\\`*_[]<>&#+-.)!~|:=";
/** … travel as these, which no text has (Unicode keeps them for such use), so that they are not taken for ours. */
const FIRST = 0xfdd0;
const TRAVELLING = /[\uFDD0-\uFDEF]/g;

/** Text as it can stand among Markdown that we write; `settle` makes it Markdown in the end. */
export function literal(text: string) {
  return text.replace(TRAVELLING, "").replace(/[^\p{L}\p{N}\s]/gu, (character) => {
    const index = SPECIAL.indexOf(character);
    return index < 0 ? character : String.fromCharCode(FIRST + index);
  });
}

type Where = { heading?: boolean; insideLink?: boolean };

/** Gives the travelling characters their own form back, with a backslash only where they would mean something. */
export function settle(source: string, where: Where = {}) {
  const text = plain(source);
  let line = { start: 0, first: 0, end: -1 };
  return source.replace(TRAVELLING, (_, at: number) => {
    if (at > line.end) line = lineAt(text, at);
    const character = text.charAt(at);
    return meansSomething(character, placeIn(text, line, at), where, source.charAt(at + 1))
      ? `\\${character}`
      : character;
  });
}

/** Where the line begins, where its first sign is, and where it ends. */
function lineAt(text: string, at: number) {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(start, end < 0 ? undefined : end);
  return { start, first: start + Math.max(0, line.search(/\S/)), end: start + line.length };
}

/** What stands before in the line, without the spaces that it begins with, and what stands from there on. */
const placeIn = (text: string, { start, first, end }: ReturnType<typeof lineAt>, at: number) => ({
  before: text.slice(first, at),
  rest: text.slice(at, end),
  previous: at > start ? text.charAt(at - 1) : "",
});

const plain = (text: string) => text.replace(TRAVELLING, (one) => SPECIAL.charAt(one.charCodeAt(0) - FIRST) || one);

const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;

function meansSomething(
  character: string,
  { before, rest, previous }: ReturnType<typeof placeIn>,
  { heading, insideLink }: Where,
  following: string,
) {
  const next = rest.charAt(1);
  const first = before === "";
  switch (character) {
    case "\\":
      return next === "" || /[!-/:-@[-`{-~]/.test(next);
    case "`":
      return true;
    case "*":
      return first || !(isSpace(previous) && isSpace(next));
    case "_":
      return !(isWord(previous) && isWord(next));
    case "[":
      return insideLink || (first && /^\[[ x]\]/i.test(rest));
    case "]":
      return insideLink || /[([:]/.test(next);
    case "!":
      return following === "["; // a link, else it would be a picture
    case "<":
      return /[a-z/!?]/i.test(next);
    case "&":
      return ENTITY.test(rest);
    case "~":
      return previous === "~" || next === "~";
    case ">":
      return first;
    case "#":
      return (first && /^#{1,6}(?:\s|$)/.test(rest)) || (heading && isSpace(previous) && /^#+\s*$/.test(rest));
    case ".":
    case ")":
      return /^\d{1,9}$/.test(before) && isSpace(next);
    default: // + - = | :
      return first && (/^[+-](?:\s|$)/.test(rest) || /^[-=|:\s]+$/.test(rest));
  }
}

const isSpace = (character: string) => character === "" || /\s/.test(character);
const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character);
