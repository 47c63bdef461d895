import type { JSONContent } from "@tiptap/react";
import type { References } from "./phrasing";
import { isOpen, standsAlone } from "./raw-markdown";
import type { ReadBlock } from "./read-markdown";
import { recognizer } from "./recognize";
import { bulletOf, markdownAfter, type Piece } from "./write-markdown";

type OpenedText = { blocks: readonly ReadBlock[]; gaps: readonly string[] };
/** `originalIndex` is the piece's place among the original blocks; absent for a new one. */
type SourcePiece = Piece & { originalIndex?: number };

/**
 * Writes an edited document as Markdown. Unchanged blocks keep their original source and the gaps between them; the others
 * are serialised.
 */
export function preserveSource({ blocks, gaps }: OpenedText) {
  const recognize = recognizer(blocks.map(({ node }) => node));
  const lineEnd = gaps.some((gap) => gap.includes("\r\n")) ? "\r\n" : "\n";
  const last = blocks.length - 1;
  const lastIsOpen = isOpen(blocks[last]?.source ?? "");
  const fitCache = new Map<string, boolean>();

  return ({ content = [] }: JSONContent) => {
    const { pieces, references } = recognize(content);
    if (pieces.length === 0) return blocks.length > 0 ? "" : gaps.join("");
    let text = "";
    let previous: SourcePiece = { node: {}, markdown: "", originalIndex: -1 }; // before the first block
    for (const [index, piece] of pieces.entries()) {
      const isLast = index === pieces.length - 1;
      const source = keptSource(previous, piece, isLast, references);
      const markdown = source ?? markdownAfter(previous, piece, references).replaceAll("\n", lineEnd);
      text += gapBetween(previous, piece.originalIndex) + markdown;
      previous = { node: piece.node, markdown, originalIndex: piece.originalIndex };
    }
    const end = gaps.at(-1) ?? "";
    return previous.originalIndex === last || end.trim() === "" ? text + end : text;
  };

  /** A block's original source, if it means the same in its new place; undefined of a block that is new or changed, too. */
  function keptSource(
    before: SourcePiece,
    { node, originalIndex }: SourcePiece,
    isLast: boolean,
    { source: definitionSource }: References,
  ) {
    const block = originalIndex === undefined ? undefined : blocks[originalIndex];
    if (originalIndex === undefined || !block) return undefined;
    const swallowsRest = originalIndex === last && lastIsOpen && !isLast;
    if (swallowsRest) return undefined;
    if (areNeighbours(before, originalIndex)) return block.source;
    if (continuesList(before, { node, markdown: block.source })) return undefined;
    if (originalIndex === last && lastIsOpen) return block.source;
    const key = `${originalIndex} ${definitionSource}`;
    const fits = fitCache.get(key) ?? standsAlone(block.source, block.tree, definitionSource);
    fitCache.set(key, fits);
    return fits ? block.source : undefined;
  }

  /** Between blocks that were not neighbours: the blank lines that one of them had beside it, else new ones. */
  function gapBetween(before: SourcePiece, originalIndex: number | undefined) {
    if (originalIndex !== undefined && areNeighbours(before, originalIndex)) return gaps[originalIndex];
    if (before.originalIndex === -1) return gaps[0]?.trim() === "" ? gaps[0] : "";
    const afterBefore =
      before.originalIndex === undefined || before.originalIndex === last ? undefined : before.originalIndex + 1;
    const near = [afterBefore, originalIndex].map((at) => (at ? gaps[at] : undefined));
    return near.find((gap) => gap && isBlankLine(gap)) ?? lineEnd + lineEnd;
  }
}

const areNeighbours = (before: SourcePiece, originalIndex: number) => before.originalIndex === originalIndex - 1;

/** Whether a block would be read as part of the list or footnote before it. */
function continuesList(before: Piece, piece: Piece) {
  const bullet = bulletOf(piece);
  if (bullet && bullet === bulletOf(before)) return true;
  const isOpenBefore = bulletOf(before) ?? (before.node.type === "raw" && before.markdown.startsWith("[^"));
  return Boolean(isOpenBefore) && /^[ \t]/.test(piece.markdown);
}

const isBlankLine = (gap: string) => gap.trim() === "" && (gap.match(/\r\n|\r|\n/g)?.length ?? 0) > 1;
