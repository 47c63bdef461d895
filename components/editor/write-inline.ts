import type { JSONContent } from "@tiptap/react";
import { literal, settle } from "./literal";

const MARKS = ["strike", "bold", "italic"] as const;
type Mark = (typeof MARKS)[number];

/** A piece of a line: text, or what stands for something else and is not to be taken apart. */
type Run = { text: string; whole: boolean; marks: ReadonlySet<Mark>; link?: { href: string; title: string } };

type Block = { heading?: boolean };

/** The text of one paragraph or heading as Markdown. */
export function writeInline(content: readonly JSONContent[] = [], { heading }: Block = {}) {
  const runs = trimmed(content.map((node) => toRun(node, heading)));
  let source = "";
  for (let at = 0; at < runs.length; ) {
    const link = runs[at]?.link;
    let end = at + 1;
    while (end < runs.length && sameLink(runs[end]?.link, link)) end++;
    const written = writeMarked(runs.slice(at, end));
    source += link ? linked(written, link) : written;
    at = end;
  }
  const lines = settle(source, { heading }).replace(/[ \t]*\n[ \t]*/g, "\n");
  // Two line breaks in a row would be a new paragraph; a backslash holds them together.
  return lines.replace(/\n(?=\n)/g, "\\\n");
}

/** White space around stays outside. */
function linked(written: string, link: NonNullable<Run["link"]>) {
  const text = written.trim();
  return text ? written.replace(text, () => `[${settle(text, { insideLink: true })}](${destination(link)})`) : written;
}

function toRun({ type, text = "", marks = [], attrs = {} }: JSONContent, heading = false): Run {
  const names = new Set(marks.map((mark) => mark.type));
  const link = marks.find((mark) => mark.type === "link")?.attrs;
  const common = {
    marks: new Set(MARKS.filter((mark) => names.has(mark))),
    link: link?.href ? { href: String(link.href), title: String(link.title ?? "") } : undefined,
  };
  if (type === "hardBreak") return { ...common, text: heading ? " " : "\n", whole: false };
  if (type === "image") return { ...common, text: picture(attrs), whole: true, marks: new Set() };
  if (names.has("code")) return { ...common, text: code(text), whole: true };
  return { ...common, text: literal(text.replace(/\s*\n\s*/g, " ")), whole: false };
}

/** Without the white space around that no reader sees. */
function trimmed(runs: readonly Run[]) {
  const from = runs.findIndex(isVisible);
  const to = runs.findLastIndex(isVisible);
  return runs.slice(Math.max(from, 0), to + 1).map((run, index, all) => {
    let { text } = run;
    if (index === 0) text = text.trimStart();
    if (index === all.length - 1) text = text.trimEnd();
    return { ...run, text };
  });
}

const isVisible = ({ text }: Run) => text.trim() !== "";

/** Bold, italic and struck out, one inside the other. `before` and `after` are what stands around the runs. */
function writeMarked(runs: readonly Run[], before = "", after = ""): string {
  let source = "";
  for (let at = 0; at < runs.length; ) {
    const marks = outermost(runs, at);
    const end = marks[0] ? spanEnd(runs, at, marks[0]) : at + 1;
    const previous = source || before;
    const next = runs[end]?.text ?? after;
    if (marks.length === 0) source += runs[at]?.text ?? "";
    else {
      const [head, inner, tail] = fitted(without(runs.slice(at, end), marks), previous, next);
      const beside = source.endsWith("*") || Boolean(runs[end]?.marks.has("bold"));
      const [begin, finish] = [previous + textOf(head), textOf(tail) + next];
      const sign = inner.length > 0 ? signOf(marks, beside, begin, finish, inner) : "";
      source += writeMarked(head, previous);
      source += sign + writeMarked(inner, sign || source, sign || finish) + sign;
      source += writeMarked(tail, source, next);
    }
    at = end;
  }
  return source;
}

/** Of the marks that begin here, the one that goes on longest; with bold and italic as long as each other, both. */
function outermost(runs: readonly Run[], at: number): readonly Mark[] {
  const here = MARKS.filter((mark) => runs[at]?.marks.has(mark));
  const [first, second] = here.toSorted((a, b) => spanEnd(runs, at, b) - spanEnd(runs, at, a));
  if (!first) return [];
  const both = first === "bold" && second === "italic" && spanEnd(runs, at, first) === spanEnd(runs, at, second);
  return both ? [first, second] : [first];
}

function spanEnd(runs: readonly Run[], at: number, mark: Mark) {
  let end = at;
  while (runs[end]?.marks.has(mark)) end++;
  return end;
}

const without = (runs: readonly Run[], gone: readonly Mark[]) =>
  runs.map((run) => ({ ...run, marks: new Set([...run.marks].filter((mark) => !gone.includes(mark))) }));

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");

/**
 * What must stay before a mark, what can be in it, and what must stay after it: a mark neither begins nor ends with white
 * space, nor with a punctuation that touches a word outside (Markdown would not take it for a mark).
 */
function fitted(span: readonly Run[], previous: string, next: string): [Run[], Run[], Run[]] {
  const inner = [...span];
  const head: Run[] = [];
  const tail: Run[] = [];
  for (let run = inner.shift(); run; run = inner.shift()) {
    const outside = outsideOf(run, "start", previous + textOf(head));
    if (outside > 0) head.push({ ...run, text: run.text.slice(0, outside) });
    if (outside === run.text.length) continue;
    inner.unshift({ ...run, text: run.text.slice(outside) });
    break;
  }
  for (let run = inner.pop(); run; run = inner.pop()) {
    const inside = run.text.length - outsideOf(run, "end", textOf(tail) + next);
    if (inside < run.text.length) tail.unshift({ ...run, text: run.text.slice(inside) });
    if (inside === 0) continue;
    inner.push({ ...run, text: run.text.slice(0, inside) });
    break;
  }
  return [head, inner, tail];
}

/** How many characters at that end of the run have to stay outside a mark. */
function outsideOf({ text, whole }: Run, side: "start" | "end", outside: string): number {
  const touchesWord = (side === "start" ? WORD_BEFORE : WORD_AFTER).test(outside);
  if (whole) return touchesWord ? text.length : 0;
  const outer = touchesWord
    ? { start: /^[^\p{L}\p{N}]+/u, end: /[^\p{L}\p{N}]+$/u }[side]
    : { start: /^\s+/, end: /\s+$/ }[side];
  return outer.exec(text)?.[0].length ?? 0;
}

// What is neither white space nor punctuation, nor one of our signs; of pictographs opinions differ.
const WORD_BEFORE = /[^\s\p{P}\p{Cn}`~]$/u;
const WORD_AFTER = /^[^\s\p{P}\p{Cn}`~]/u;

/** The sign of the mark or marks; of italic the one that does not run together with bold beside it. */
function signOf(marks: readonly Mark[], besideBold: boolean, previous: string, next: string, inner: readonly Run[]) {
  const touchesWord = WORD_BEFORE.test(previous) || WORD_AFTER.test(next);
  if (marks[0] === "strike") return touchesWord && inner.some((run) => run.marks.size > 0) ? "" : "~~";
  if (marks.length > 1) return "***";
  if (marks[0] === "bold") return "**";
  return besideBold && !touchesWord ? "_" : "*";
}

const sameLink = (a: Run["link"], b: Run["link"]) => a?.href === b?.href && a?.title === b?.title;

function destination({ href, title }: { href: string; title: string }) {
  const address = href
    .replace(/[\s<>()\\"]/g, (character) => encodeURIComponent(character).replace("(", "%28").replace(")", "%29"))
    .replace(/&(?=#?\w+;)/g, "\\&");
  return title ? `${address} "${title.replace(/["\\]/g, "\\$&").replace(/\s+/g, " ")}"` : address;
}

function picture({ src, alt, title }: Record<string, unknown>) {
  const text = settle(
    literal(
      String(alt ?? "")
        .replace(/\s+/g, " ")
        .trim(),
    ),
    { insideLink: true },
  );
  return `![${text}](${destination({ href: String(src ?? ""), title: String(title ?? "") })})`;
}

function code(text: string) {
  const fence = "`".repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length)) + 1);
  return /^`|`$|^ .* $/.test(text) ? `${fence} ${text} ${fence}` : fence + text + fence;
}
