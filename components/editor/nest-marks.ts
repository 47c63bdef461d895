import type { PhrasingContent } from "mdast";

// The editor has text with marks, one beside the other; Markdown has marks with text, one inside the other.

const MARKS = ["strike", "italic", "bold"] as const;
export type Mark = (typeof MARKS)[number];
export const isMark = (name: string): name is Mark => MARKS.some((mark) => mark === name);

/** A piece of a line. */
export interface Run {
  node: PhrasingContent;
  /** What its neighbours see of it: its text, or a sign. */
  face: string;
  marks: ReadonlySet<Mark>;
  link?: Link;
}

export interface Link {
  key: string;
  around(children: PhrasingContent[]): PhrasingContent;
}

/** `before` and `after` are what stands around the runs. */
export function nestMarks(runs: readonly Run[], before = "", after = ""): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const [at, run] of runs.entries()) {
    if (at < end) continue; // it is in the span before
    const kind = outermost(runs, at);
    end = kind ? spanEnd(runs, at, kind) : at + 1;
    if (!kind) {
      append(nodes, run.node);
      continue;
    }
    const previous = at > 0 ? outerFace(runs[at - 1]) : before;
    const next = end < runs.length ? outerFace(runs[end]) : after;
    const span = runs.slice(at, end).map((one) => without(one, kind));
    const [head, inner, tail] = kind === "link" ? fitted(span, "", "") : fitted(span, previous, next);
    append(nodes, ...nestMarks(head, previous));
    const children = nestMarks(inner, SIGN, SIGN);
    if (children.length > 0) append(nodes, run.link?.around(children) ?? around(kind, children));
    append(nodes, ...nestMarks(tail, "", next));
  }
  return nodes;
}

/** Any punctuation: a link's bracket, or the sign of a mark. */
const SIGN = "*";

const outerFace = (run: Run | undefined) => (run?.link || run?.marks.size ? SIGN : (run?.face ?? ""));

function append(nodes: PhrasingContent[], ...more: PhrasingContent[]) {
  for (const node of more) {
    const last = nodes.at(-1);
    if (node.type === "text" && last?.type === "text")
      nodes[nodes.length - 1] = { ...last, value: last.value + node.value };
    else nodes.push(node);
  }
}

function around(kind: Mark | "link", children: PhrasingContent[]): PhrasingContent {
  if (kind === "strike") return { type: "delete", children };
  return { type: kind === "bold" ? "strong" : "emphasis", children };
}

/** A link, else the mark that goes on longest. */
function outermost(runs: readonly Run[], at: number): Mark | "link" | undefined {
  if (runs[at]?.link) return "link";
  const here = MARKS.filter((mark) => runs[at]?.marks.has(mark));
  return here.toSorted((a, b) => spanEnd(runs, at, b) - spanEnd(runs, at, a))[0];
}

/** Where the mark ends that begins there; it may have a link in its midst, but not at its end. */
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

function without(run: Run, gone: Mark | "link"): Run {
  if (gone === "link") return { ...run, link: undefined };
  return { ...run, marks: new Set([...run.marks].filter((mark) => mark !== gone)) };
}

/**
 * What must stay before a mark, what can be in it, and what must stay after it: a mark neither begins nor ends with white
 * space, nor with a punctuation that touches a word outside (Markdown would not take it for a mark).
 */
function fitted(span: readonly Run[], previous: string, next: string): [Run[], Run[], Run[]] {
  const inner = [...span];
  const head: Run[] = [];
  const tail: Run[] = [];
  for (let run = inner.shift(); run; run = inner.shift()) {
    const outside = outsideOf(run, "start", head.at(-1)?.face ?? previous);
    if (outside > 0) head.push(part(run, 0, outside));
    if (outside === run.face.length) continue;
    inner.unshift(part(run, outside));
    break;
  }
  for (let run = inner.pop(); run; run = inner.pop()) {
    const inside = run.face.length - outsideOf(run, "end", tail[0]?.face ?? next);
    if (inside < run.face.length) tail.unshift(part(run, inside));
    if (inside === 0) continue;
    inner.push(part(run, 0, inside));
    break;
  }
  return [head, inner, tail];
}

/** How much of the run, at that end, has to stay outside a mark. */
function outsideOf({ node, face }: Run, side: "start" | "end", outside: string) {
  const touchesWord = (side === "start" ? WORD_BEFORE : WORD_AFTER).test(outside);
  const outer = (touchesWord ? NO_WORD : SPACE)[side].exec(face)?.[0].length ?? 0;
  return node.type === "text" || outer === 0 ? outer : face.length;
}

const SPACE = { start: /^\s+/, end: /\s+$/ };
const NO_WORD = { start: /^[\s\p{P}\p{S}]+/u, end: /[\s\p{P}\p{S}]+$/u };
const WORD_BEFORE = /[^\s\p{P}\p{S}]$/u;
const WORD_AFTER = /^[^\s\p{P}\p{S}]/u;

function part(run: Run, from: number, to?: number): Run {
  const face = run.face.slice(from, to);
  return run.node.type === "text" ? { ...run, face, node: { type: "text", value: face } } : run;
}
