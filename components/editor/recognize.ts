import type { JSONContent } from "@tiptap/react";
import { type Piece, pieceWriter } from "./write-markdown";

/**
 * Tells which of a text's blocks those of a document are: by identity, for as long as the editor had no reason to replace
 * them; else they are those that would be written the same, best of all the one that follows. Without those that are empty.
 */
export function recognizer(blocks: readonly JSONContent[]) {
  const write = pieceWriter();
  const keys = write(blocks).pieces.map(keyOf);
  const places = new Map<string, number[]>(keys.map((key) => [key, []]));
  for (const [at, key] of keys.entries()) places.get(key)?.push(at);
  const origins = new WeakMap(blocks.map((node, at) => [node, at]));

  return (content: readonly JSONContent[]) => {
    const { pieces, known } = write(content);
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
      const copied = piece.written ? alike[0] : undefined;
      const own = same[index] ?? take(next, key) ?? take(another, key) ?? copied;
      if (own !== undefined) {
        next = own + 1;
        origins.set(piece.node, own);
      }
      return { ...piece, own };
    });
    return { known, pieces: found.filter(({ written, own }) => written || own !== undefined) };
  };
}

const keyOf = ({ node, written }: Piece) => `${node.type} ${written}`;
