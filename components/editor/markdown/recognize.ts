import type { JSONContent } from "@tiptap/react";
import { type Piece, pieceWriter } from "./write-markdown";

/**
 * Matches an edited document's blocks with the original ones: by object identity, else by the same Markdown, preferring the
 * block after the previous match. Leaves out empty blocks.
 */
export function recognizer(blocks: readonly JSONContent[]) {
  const write = pieceWriter();
  const keys = write(blocks).pieces.map(keyOf);
  const places = new Map<string, number[]>(keys.map((key) => [key, []]));
  for (const [at, key] of keys.entries()) places.get(key)?.push(at);
  const origins = new WeakMap(blocks.map((node, at) => [node, at]));

  return (content: readonly JSONContent[]) => {
    const { pieces, references } = write(content);
    const taken = new Set<number>();
    const take = (at: number | undefined, key: string) => {
      if (at === undefined || keys[at] !== key || taken.has(at)) return undefined;
      taken.add(at);
      return at;
    };
    const same = pieces.map((piece) => take(origins.get(piece.node), keyOf(piece)));
    let next = 0;
    const found = pieces.map((piece, index) => {
      const key = keyOf(piece);
      const alike = places.get(key) ?? [];
      const another = alike.find((at) => !taken.has(at));
      const copied = piece.markdown ? alike[0] : undefined;
      const originalIndex = same[index] ?? take(next, key) ?? take(another, key) ?? copied;
      if (originalIndex !== undefined) {
        next = originalIndex + 1;
        origins.set(piece.node, originalIndex);
      }
      return { ...piece, originalIndex };
    });
    return {
      references,
      pieces: found.filter(({ markdown, originalIndex }) => markdown || originalIndex !== undefined),
    };
  };
}

const keyOf = ({ node, markdown }: Piece) => `${node.type} ${markdown}`;
