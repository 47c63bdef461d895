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
  return source.replace(TRAVELLING, (travelling, at: number) => {
    const character = plain(travelling);
    return meansSomething(character, at, source, where) ? `\\${character}` : character;
  });
}

const plain = (text: string) => text.replace(TRAVELLING, (one) => SPECIAL.charAt(one.charCodeAt(0) - FIRST));

const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;

function meansSomething(character: string, at: number, source: string, { heading, insideLink }: Where) {
  const before = plain(source.slice(source.lastIndexOf("\n", at - 1) + 1, at));
  const end = source.indexOf("\n", at);
  const rest = plain(source.slice(at, end < 0 ? undefined : end));
  const previous = before.at(-1) ?? "";
  const next = rest.charAt(1);
  const first = before.trim() === "";
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
      return source.charAt(at + 1) === "["; // a link, else it would be a picture
    case "<":
      return /[a-z/!?]/i.test(next);
    case "&":
      return ENTITY.test(rest);
    case "~":
      return previous === "~" || next === "~";
    case ">":
      return first;
    case "#":
      return (first && /^#{1,6}(?:\s|$)/.test(rest)) || (heading && /^#+\s*$/.test(rest) && isSpace(previous));
    case ".":
    case ")":
      return /^\s*\d{1,9}$/.test(before) && isSpace(next);
    default: // + - = | :
      return first && (/^[+-](?:\s|$)/.test(rest) || /^[-=|:\s]+$/.test(rest));
  }
}

const isSpace = (character: string) => character === "" || /\s/.test(character);
const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character);
