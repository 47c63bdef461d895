import { type Import, isEntity, isTest } from "./dependency-rules";

/** A room: one of lib or of components, and prisma/. Files of lib itself describe rooms (entities.ts), and are none. */
const roomOf = (file: string) => /^(?:(?:lib|components)\/[\w-]+(?=\/)|prisma(?=\/))/.exec(file)?.[0];

/** 'lib/a ⇄ lib/b': rooms that import each other, if only types; the `entity.ts` of a room, which knows no other one, does not count. */
export function mutualRooms(imports: readonly Import[]) {
  const arrows = new Set<string>();
  for (const { from, to } of imports) {
    const [own, other] = [roomOf(from), roomOf(to)];
    if (own && other && own !== other && !isTest(from) && !isEntity(to)) arrows.add(`${own} ⇄ ${other}`);
  }
  const isMutual = (arrow: string) => arrows.has(arrow.split(" ⇄ ").reverse().join(" ⇄ "));
  return [...arrows].filter((arrow) => isMutual(arrow) && arrow === arrow.split(" ⇄ ").sort().join(" ⇄ "));
}
