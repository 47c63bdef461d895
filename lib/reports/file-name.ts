import { wallClock } from "../dates";
import { slugify } from "../text";

/** Characters of a search in a file's name. */
const MAX_SEARCH_IN_NAME = 40;

type Named = { what: string; organisation: string; q: string; sample: boolean; now: Date };

/** 'doacoes-projeto-nova-2026-11-21', without its ending. */
export function fileName({ what, organisation, q, sample, now }: Named) {
  const parts = [sample && "exemplo", what, slugify(organisation), slugify(q, MAX_SEARCH_IN_NAME), wallClock(now).day];
  return parts.filter(Boolean).join("-");
}
