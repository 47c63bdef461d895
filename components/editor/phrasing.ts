import type { JSONContent } from "@tiptap/react";
import type { PhrasingContent } from "mdast";
import type { Definitions } from "./from-mdast";
import { isMark, type Link, nestMarks, type Run } from "./nest-marks";

/** What the rest of the text defines. */
export interface Known {
  /** The Markdown that defines it. */
  source: string;
  definitions: Definitions;
  /** Labels, in lower case. */
  footnotes: ReadonlySet<string>;
}

/** The inside of a paragraph as mdast. */
export function phrasingFrom(content: readonly JSONContent[], known: Known) {
  return nestMarks(trimmed(content.flatMap((node) => runsOf(node, known))));
}

function runsOf({ type, text = "", marks = [], attrs = {} }: JSONContent, known: Known): Run[] {
  const names = marks.map((mark) => mark.type);
  const link = marks.find((mark) => mark.type === "link")?.attrs;
  const common = {
    marks: new Set(names.filter(isMark)),
    link: link?.href ? linkTo(link.href, link, known) : undefined,
  };
  if (type === "hardBreak") return [{ ...common, node: { type: "break" }, face: "\n" }];
  if (type === "image") return [{ ...common, node: image(attrs, known), face: "!)" }];
  if (names.includes("code")) return [{ ...common, node: { type: "inlineCode", value: text }, face: "`" }];
  return text
    .replace(/[ \t]*\n[ \t]*/g, " ")
    .split(/(\[\^[^\]\s]+\])/)
    .flatMap((piece) => (piece ? { ...common, ...footnoteOrText(piece, known) } : []));
}

function footnoteOrText(text: string, { footnotes }: Known): Pick<Run, "node" | "face"> {
  const label = /^\[\^(.+)\]$/.exec(text)?.[1];
  if (label === undefined || !footnotes.has(label.toLowerCase()))
    return { node: { type: "text", value: text }, face: text };
  return { node: { type: "footnoteReference", identifier: label.toLowerCase(), label }, face: "[]" };
}

type Attributes = NonNullable<JSONContent["attrs"]>;

function linkTo(href: unknown, attrs: Attributes, known: Known): Link {
  const target = targetOf(href, attrs);
  const reference = referenceTo(target, attrs, known);
  return {
    key: JSON.stringify(target),
    around: (children) =>
      reference ? { type: "linkReference", ...reference, children } : { type: "link", ...target, children },
  };
}

function image(attrs: Attributes, known: Known): PhrasingContent {
  const target = targetOf(attrs.src ?? "", attrs);
  const reference = referenceTo(target, attrs, known);
  const alt = inOneLine(attrs.alt ?? "");
  return reference ? { type: "imageReference", ...reference, alt } : { type: "image", ...target, alt };
}

const targetOf = (url: unknown, { title }: Attributes) => ({
  url: String(url),
  title: title ? inOneLine(title) : null,
});

const inOneLine = (text: unknown) => String(text).replace(/\s+/g, " ").trim();

/** As it was written, unless the link has been changed or its definition is gone. */
function referenceTo(target: ReturnType<typeof targetOf>, { reference }: Attributes, { definitions }: Known) {
  const { identifier, url, title }: Attributes = { ...reference };
  const found = typeof identifier === "string" ? definitions.get(identifier) : undefined;
  if (!found || url !== target.url || targetOf(url, { title }).title !== target.title) return undefined;
  return { identifier: found.identifier, label: found.label, referenceType: "full" as const };
}

/** Without the white space, around the paragraph and around its line breaks, that no reader sees. */
function trimmed(runs: readonly Run[]): Run[] {
  const from = runs.findIndex(isVisible);
  const shown = from < 0 ? [] : runs.slice(from, runs.findLastIndex(isVisible) + 1);
  return shown.flatMap((run, index) => {
    if (run.node.type !== "text") return run;
    let { face } = run;
    if (index === 0 || shown[index - 1]?.node.type === "break") face = face.replace(/^[ \t]+/, "");
    if (index === shown.length - 1 || shown[index + 1]?.node.type === "break") face = face.replace(/[ \t]+$/, "");
    return face ? { ...run, face, node: { ...run.node, value: face } } : [];
  });
}

const isVisible = ({ face }: Run) => face.trim() !== "";
