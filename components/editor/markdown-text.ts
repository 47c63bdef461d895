import type { BlockContent, DefinitionContent, RootContent, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";

export type Block = BlockContent | DefinitionContent;

/** The signs that a list's entries begin with: of two lists in a row, the second needs other ones. */
export interface Bullets {
  bullet: "-" | "*";
  bulletOrdered: "." | ")";
}

/** A block of an article as Markdown. */
export function blockToMarkdown(block: RootContent, bullets: Bullets = { bullet: "-", bulletOrdered: "." }) {
  return toMarkdown({ type: "root", children: [block] }, { ...OPTIONS, ...bullets }).replace(/\n$/, "");
}

const text: Handle = (node: Text, parent, state, info) => {
  const escaped = defaultHandlers.text(node, parent, state, info);
  return withoutNeedlessEscapes(info.before, escaped, info.after);
};

/** A line break is one of the site's grammar; two in a row would be a new paragraph. */
const lineBreak: Handle = (_node, _parent, _state, { before }) => (before.endsWith("\n") ? "\\\n" : "\n");

/** GFM allows a single tilde, too; the site does not. */
const strikethrough: Handle = Object.assign((() => "") satisfies Handle, {
  attention: () => ({ construct: "strikethrough" as const, markers: ["~"], sizes: [2] }),
  peek: () => "~",
});

const OPTIONS: Options = {
  extensions: [gfmToMarkdown()],
  handlers: { text, break: lineBreak, delete: strikethrough },
  emphasis: "*",
  listItemIndent: "one",
  resourceLink: true, // an address in angle brackets would show in excerpts
  rule: "-",
};

/**
 * The library escapes every sign that could mean something; histories and search results show the backslashes. These go
 * where the signs mean nothing, or (in bare addresses) what they mean anyway.
 */
function withoutNeedlessEscapes(before: string, escaped: string, after: string) {
  if (!escaped.includes("\\")) return escaped;
  const whole = NEEDLESS.reduce((text, [needless, sign]) => text.replace(needless, sign), before + escaped + after);
  return whole.slice(before.length, whole.length - after.length);
}

const NEEDLESS: readonly [RegExp, string][] = [
  [/(?<!\\)\\&(?!#?\w+;)/g, "&"],
  [/(?<![\\~])\\~(?![\\~])/g, "~"],
  [/(?<!\\)\\#(?=[^\s#\\])/g, "#"],
  [/(?<=\S[ \t])\\([*_])(?=[ \t])/g, "$1"],
  [/(?<=\w)\\@(?=\w)/g, "@"],
  [/(?<=w)\\\.(?=[\w-])/gi, "."],
  [/(?<=[ps])\\:(?=\/)/g, ":"],
];
