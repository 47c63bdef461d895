import type { JSONContent } from "@tiptap/react";
import { isOpen, standsAlone } from "./kept-source";
import type { Known } from "./phrasing";
import type { ReadBlock } from "./read-markdown";
import { recognizer } from "./recognize";
import { bulletOf, type Piece, writtenAfter } from "./write-markdown";

type Text = { blocks: readonly ReadBlock[]; gaps: readonly string[] };
/** `own` is which of the text's blocks it is. */
type OwnPiece = Piece & { own?: number };

/**
 * Writes documents that began as this text: the blocks that are the text's own as they were written there, with what stood
 * between them, and the others as the editor writes Markdown.
 */
export function keepSource({ blocks, gaps }: Text) {
  const recognize = recognizer(blocks.map(({ node }) => node));
  const lineEnd = gaps.some((gap) => gap.includes("\r\n")) ? "\r\n" : "\n";
  const last = blocks.length - 1;
  const lastIsOpen = isOpen(blocks[last]?.source ?? "");
  const alone = new Map<string, boolean>();

  return ({ content = [] }: JSONContent) => {
    const { pieces, known } = recognize(content);
    if (pieces.length === 0) return blocks.length > 0 ? "" : gaps.join("");
    let text = "";
    let previous: OwnPiece = { node: {}, written: "", own: -1 }; // the text's beginning
    for (const [index, piece] of pieces.entries()) {
      const { node, own } = piece;
      const follows = own !== undefined && own - 1 === previous.own;
      const source = own === undefined ? undefined : blocks[own]?.source;
      const swallows = own === last && lastIsOpen && index < pieces.length - 1;
      const asItWas =
        source !== undefined && !swallows && (follows || fits(previous, { node, written: source, own }, known));
      const written = asItWas ? source : writtenAfter(previous, piece, known).replaceAll("\n", lineEnd);
      text += (follows ? gaps[own] : newGap(previous, own)) + written;
      previous = { node, written, own };
    }
    const end = gaps.at(-1) ?? "";
    return previous.own === last || end.trim() === "" ? text + end : text;
  };

  /** Whether what was written for another place means the same here. */
  function fits(before: Piece, { own = -1, ...piece }: OwnPiece, { source: referredTo }: Known) {
    const bullet = bulletOf(piece);
    if (bullet && bullet === bulletOf(before)) return false; // it would go on with the list
    const goesOn = bulletOf(before) ?? (before.node.type === "kept" && before.written.startsWith("[^"));
    if (goesOn && /^[ \t]/.test(piece.written)) return false;
    if (own === last && lastIsOpen) return true;
    const key = `${own} ${referredTo}`;
    const block = blocks[own];
    const fit = alone.get(key) ?? (block !== undefined && standsAlone(block.source, block.tree, referredTo));
    alone.set(key, fit);
    return fit;
  }

  /** Between two blocks that did not follow each other: of the blank lines that were beside one of them, if there were any. */
  function newGap(before: OwnPiece, own: number | undefined) {
    if (before.own === -1) return gaps[0]?.trim() === "" ? gaps[0] : "";
    const near = [before.own === undefined || before.own === last ? undefined : before.own + 1, own];
    const gap = near.map((at) => (at ? gaps[at] : undefined)).find((one) => one && isBlankLine(one));
    return gap ?? lineEnd + lineEnd;
  }
}

const isBlankLine = (gap: string) => gap.trim() === "" && (gap.match(/\r\n|\r|\n/g)?.length ?? 0) > 1;
