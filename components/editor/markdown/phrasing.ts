import type { JSONContent } from "@tiptap/react";
import type { PhrasingContent } from "mdast";
import type { Definitions } from "./from-mdast";
import { isMark, type Link, nestMarks, type Run } from "./nest-marks";

/** Link definitions and footnotes in the rest of the text. */
export interface References {
  /** Their Markdown. */
  source: string;
  definitions: Definitions;
  /** Lower-case labels. */
  footnotes: ReadonlySet<string>;
}

/** The content of a paragraph as mdast. */
export function phrasingFrom(content: readonly JSONContent[], references: References) {
  return nestMarks(trimmed(content.flatMap((node) => runsOf(node, references))));
}

function runsOf({ type, text = "", marks = [], attrs = {} }: JSONContent, references: References): Run[] {
  const names = marks.map((mark) => mark.type);
  const link = marks.find((mark) => mark.type === "link")?.attrs;
  const common = {
    marks: new Set(names.filter(isMark)),
    link: link?.href ? linkTo(link.href, link, references) : undefined,
  };
  if (type === "hardBreak") return [{ ...common, node: { type: "break" }, boundary: "\n" }];
  if (type === "image") return [{ ...common, node: image(attrs, references), boundary: "!)" }];
  if (names.includes("code")) return [{ ...common, node: { type: "inlineCode", value: text }, boundary: "`" }];
  return text
    .replace(/(?<![ \t])[ \t]*\n[ \t]*/g, " ")
    .split(/(\[\^[^\]\s]+\])/)
    .flatMap((piece) => (piece ? { ...common, ...footnoteOrText(piece, references) } : []));
}

function footnoteOrText(text: string, { footnotes }: References): Pick<Run, "node" | "boundary"> {
  const label = /^\[\^(.+)\]$/.exec(text)?.[1];
  if (label === undefined || !footnotes.has(label.toLowerCase()))
    return { node: { type: "text", value: text }, boundary: text };
  return { node: { type: "footnoteReference", identifier: label.toLowerCase(), label }, boundary: "[]" };
}

type Attributes = NonNullable<JSONContent["attrs"]>;

function linkTo(href: unknown, attrs: Attributes, references: References): Link {
  const target = targetOf(href, attrs);
  const reference = referenceTo(target, attrs, references);
  return {
    key: JSON.stringify(target),
    wrap: (children) =>
      reference ? { type: "linkReference", ...reference, children } : { type: "link", ...target, children },
  };
}

function image(attrs: Attributes, references: References): PhrasingContent {
  const target = targetOf(attrs.src ?? "", attrs);
  const reference = referenceTo(target, attrs, references);
  const alt = inOneLine(attrs.alt ?? "");
  return reference ? { type: "imageReference", ...reference, alt } : { type: "image", ...target, alt };
}

const targetOf = (url: unknown, { title }: Attributes) => ({
  url: String(url),
  title: title ? inOneLine(title) : null,
});

const inOneLine = (text: unknown) => String(text).replace(/\s+/g, " ").trim();

/** The original reference, unless the link was changed or its definition is gone. */
function referenceTo(target: ReturnType<typeof targetOf>, { reference }: Attributes, { definitions }: References) {
  const { identifier, url, title }: Attributes = { ...reference };
  const found = typeof identifier === "string" ? definitions.get(identifier) : undefined;
  if (!found || url !== target.url || targetOf(url, { title }).title !== target.title) return undefined;
  return { identifier: found.identifier, label: found.label, referenceType: "full" as const };
}

/** Without invisible white space around the paragraph and its line breaks. */
function trimmed(runs: readonly Run[]): Run[] {
  const from = runs.findIndex(isVisible);
  const shown = from < 0 ? [] : runs.slice(from, runs.findLastIndex(isVisible) + 1);
  return shown.flatMap((run, index) => {
    if (run.node.type !== "text") return run;
    let { boundary } = run;
    if (index === 0 || shown[index - 1]?.node.type === "break") boundary = boundary.replace(/^[ \t]+/, "");
    if (index === shown.length - 1 || shown[index + 1]?.node.type === "break")
      boundary = boundary.replace(/(?<![ \t])[ \t]+$/, "");
    return boundary ? { ...run, boundary, node: { ...run.node, value: boundary } } : [];
  });
}

const isVisible = ({ boundary }: Run) => boundary.trim() !== "";
