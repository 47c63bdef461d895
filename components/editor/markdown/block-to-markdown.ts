import type { BlockContent, DefinitionContent, RootContent, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";

export type Block = BlockContent | DefinitionContent;

/** List markers: the second of two adjacent lists needs different ones. */
export interface Bullets {
  bullet: "-" | "*";
  bulletOrdered: "." | ")";
}

export function blockToMarkdown(block: RootContent, bullets: Bullets = { bullet: "-", bulletOrdered: "." }) {
  return toMarkdown({ type: "root", children: [block] }, { ...OPTIONS, ...bullets }).replace(/\n$/, "");
}

const text: Handle = (node: Text, parent, state, info) => {
  const escaped = defaultHandlers.text(node, parent, state, info);
  return removeNeedlessEscapes(info.before, escaped, info.after);
};

/** The site's grammar takes a newline for a line break; two in a row would start a paragraph. */
const lineBreak: Handle = (_node, _parent, _state, { before }) => (before.endsWith("\n") ? "\\\n" : "\n");

/** GFM allows single tildes, too; the site does not. */
const strikethrough: Handle = Object.assign((() => "") satisfies Handle, {
  attention: () => ({ construct: "strikethrough" as const, markers: ["~"], sizes: [2] }),
  peek: () => "~",
});

const OPTIONS: Options = {
  extensions: [gfmToMarkdown()],
  handlers: { text, break: lineBreak, delete: strikethrough },
  emphasis: "*",
  listItemIndent: "one",
  resourceLink: true, // an autolink's angle brackets would show in excerpts
  rule: "-",
};

/**
 * The library escapes every character that could be syntax, and history and search results show the backslashes. Removes
 * those that are not needed, or that break up a bare URL, which is a link with or without them.
 */
function removeNeedlessEscapes(before: string, escaped: string, after: string) {
  if (!escaped.includes("\\")) return escaped;
  const whole = NEEDLESS_ESCAPES.reduce(
    (text, [pattern, character]) => text.replace(pattern, character),
    before + escaped + after,
  );
  return whole.slice(before.length, whole.length - after.length);
}

const NEEDLESS_ESCAPES: readonly [RegExp, string][] = [
  [/(?<!\\)\\&(?!#?\w+;)/g, "&"],
  [/(?<![\\~])\\~(?![\\~])/g, "~"],
  [/(?<!\\)\\#(?=[^\s#\\])/g, "#"],
  [/(?<=\S[ \t])\\([*_])(?=[ \t])/g, "$1"],
  [/(?<=\w)\\@(?=\w)/g, "@"],
  [/(?<=w)\\\.(?=[\w-])/gi, "."],
  [/(?<=[ps])\\:(?=\/)/g, ":"],
];
