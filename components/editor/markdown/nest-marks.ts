import type { PhrasingContent } from "mdast";

// The editor has a flat list of texts with marks; Markdown nests marks around texts.

const MARKS = ["strike", "italic", "bold"] as const;
export type Mark = (typeof MARKS)[number];
export const isMark = (name: string): name is Mark => MARKS.some((mark) => mark === name);

/** A text or other leaf, with its marks. */
export interface Run {
  node: PhrasingContent;
  /** The text that decides about delimiters beside it; punctuation for leaves other than text. */
  boundary: string;
  marks: ReadonlySet<Mark>;
  link?: Link;
}

export interface Link {
  key: string;
  wrap(children: PhrasingContent[]): PhrasingContent;
}

/** `before` and `after` are the texts around the runs. */
export function nestMarks(runs: readonly Run[], before = "", after = ""): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const [at, run] of runs.entries()) {
    if (at < end) continue; // part of the previous span
    const kind = outermost(runs, at);
    end = kind ? spanEnd(runs, at, kind) : at + 1;
    if (!kind) {
      append(nodes, run.node);
      continue;
    }
    const previous = at > 0 ? outerBoundary(runs[at - 1]) : before;
    const next = end < runs.length ? outerBoundary(runs[end]) : after;
    const span = runs.slice(at, end).map((one) => withoutMark(one, kind));
    const [head, inner, tail] = kind === "link" ? splitByFlanking(span, "", "") : splitByFlanking(span, previous, next);
    append(nodes, ...nestMarks(head, previous));
    const children = nestMarks(inner, PUNCTUATION, PUNCTUATION);
    if (children.length > 0) append(nodes, run.link?.wrap(children) ?? wrapIn(kind, children));
    append(nodes, ...nestMarks(tail, "", next));
  }
  return nodes;
}

/** Stands for any punctuation: a link's bracket, or a mark's delimiter. */
const PUNCTUATION = "*";

const outerBoundary = (run: Run | undefined) => (run?.link || run?.marks.size ? PUNCTUATION : (run?.boundary ?? ""));

function append(nodes: PhrasingContent[], ...more: PhrasingContent[]) {
  for (const node of more) {
    const last = nodes.at(-1);
    if (node.type === "text" && last?.type === "text")
      nodes[nodes.length - 1] = { ...last, value: last.value + node.value };
    else nodes.push(node);
  }
}

function wrapIn(kind: Mark | "link", children: PhrasingContent[]): PhrasingContent {
  if (kind === "strike") return { type: "delete", children };
  return { type: kind === "bold" ? "strong" : "emphasis", children };
}

/** The link, else the mark with the longest span. */
function outermost(runs: readonly Run[], at: number): Mark | "link" | undefined {
  if (runs[at]?.link) return "link";
  const here = MARKS.filter((mark) => runs[at]?.marks.has(mark));
  return here.toSorted((a, b) => spanEnd(runs, at, b) - spanEnd(runs, at, a))[0];
}

/** The end of the mark or link that begins at `at`. A mark's span may contain a link, but not end inside one. */
function spanEnd(runs: readonly Run[], at: number, kind: Mark | "link") {
  const { link } = runs[at] ?? {};
  let end = at;
  if (kind === "link") {
    while (runs[end]?.link?.key === link?.key && end < runs.length) end++;
    return end;
  }
  while (runs[end]?.marks.has(kind)) end++;
  const last = runs[end - 1]?.link;
  while (last && runs[end - 1]?.link?.key === last.key) end--;
  return end;
}

function withoutMark(run: Run, gone: Mark | "link"): Run {
  if (gone === "link") return { ...run, link: undefined };
  return { ...run, marks: new Set([...run.marks].filter((mark) => mark !== gone)) };
}

/**
 * The part before, inside and after a mark, by CommonMark's flanking rules: its content neither begins nor ends with white
 * space, nor with punctuation next to a word outside.
 */
function splitByFlanking(span: readonly Run[], previous: string, next: string): [Run[], Run[], Run[]] {
  const inner = [...span];
  const head: Run[] = [];
  const tail: Run[] = [];
  for (let run = inner.shift(); run; run = inner.shift()) {
    const outside = outsideLength(run, "start", head.at(-1)?.boundary ?? previous);
    if (outside > 0) head.push(part(run, 0, outside));
    if (outside === run.boundary.length) continue;
    inner.unshift(part(run, outside));
    break;
  }
  for (let run = inner.pop(); run; run = inner.pop()) {
    const inside = run.boundary.length - outsideLength(run, "end", tail[0]?.boundary ?? next);
    if (inside < run.boundary.length) tail.unshift(part(run, inside));
    if (inside === 0) continue;
    inner.push(part(run, 0, inside));
    break;
  }
  return [head, inner, tail];
}

/** How many characters at that end of the run must stay outside the mark. */
function outsideLength({ node, boundary }: Run, side: "start" | "end", outside: string) {
  const touchesWord = (side === "start" ? WORD_BEFORE : WORD_AFTER).test(outside);
  const outer = (touchesWord ? NON_WORD : SPACE)[side].exec(boundary)?.[0].length ?? 0;
  return node.type === "text" || outer === 0 ? outer : boundary.length;
}

/** The lookbehind makes the search for trailing space start at its first character only; from each one it would take quadratic time. */
const SPACE = { start: /^\s+/, end: /(?<!\s)\s+$/ };
const NON_WORD = { start: /^[\s\p{P}\p{S}]+/u, end: /(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/u };
const WORD_BEFORE = /[^\s\p{P}\p{S}]$/u;
const WORD_AFTER = /^[^\s\p{P}\p{S}]/u;

function part(run: Run, from: number, to?: number): Run {
  const boundary = run.boundary.slice(from, to);
  return run.node.type === "text" ? { ...run, boundary, node: { type: "text", value: boundary } } : run;
}
