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
      const { node, originalIndex } = piece;
      const follows = originalIndex !== undefined && originalIndex - 1 === previous.originalIndex;
      const source = originalIndex === undefined ? undefined : blocks[originalIndex]?.source;
      const swallowsRest = originalIndex === last && lastIsOpen && index < pieces.length - 1;
      const keepsSource =
        source !== undefined &&
        !swallowsRest &&
        (follows || fits(previous, { node, markdown: source, originalIndex }, references));
      const markdown = keepsSource ? source : markdownAfter(previous, piece, references).replaceAll("\n", lineEnd);
      text += (follows ? gaps[originalIndex] : newGap(previous, originalIndex)) + markdown;
      previous = { node, markdown, originalIndex };
    }
    const end = gaps.at(-1) ?? "";
    return previous.originalIndex === last || end.trim() === "" ? text + end : text;
  };

  /** Whether a block's original source means the same in its new place. */
  function fits(
    before: Piece,
    { originalIndex = -1, ...piece }: SourcePiece,
    { source: definitionSource }: References,
  ) {
    const bullet = bulletOf(piece);
    if (bullet && bullet === bulletOf(before)) return false; // it would continue the list before it
    const mayContinue = bulletOf(before) ?? (before.node.type === "raw" && before.markdown.startsWith("[^"));
    if (mayContinue && /^[ \t]/.test(piece.markdown)) return false;
    if (originalIndex === last && lastIsOpen) return true;
    const key = `${originalIndex} ${definitionSource}`;
    const block = blocks[originalIndex];
    const fit = fitCache.get(key) ?? (block !== undefined && standsAlone(block.source, block.tree, definitionSource));
    fitCache.set(key, fit);
    return fit;
  }

  /** Between blocks that were not neighbours: the blank lines that one of them had beside it, else new ones. */
  function newGap(before: SourcePiece, originalIndex: number | undefined) {
    if (before.originalIndex === -1) return gaps[0]?.trim() === "" ? gaps[0] : "";
    const near = [
      before.originalIndex === undefined || before.originalIndex === last ? undefined : before.originalIndex + 1,
      originalIndex,
    ];
    const gap = near.map((at) => (at ? gaps[at] : undefined)).find((one) => one && isBlankLine(one));
    return gap ?? lineEnd + lineEnd;
  }
}

const isBlankLine = (gap: string) => gap.trim() === "" && (gap.match(/\r\n|\r|\n/g)?.length ?? 0) > 1;
