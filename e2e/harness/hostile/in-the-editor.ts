import { literal, settle } from "@/components/editor/literal";
import { openMarkdown } from "@/components/editor/open-markdown";
import { readAll } from "./read-all";

/** Characters that the form takes. */
const TAKEN = 60_000;

readAll({
  "an article in the editor": { length: TAKEN, work: openMarkdown },
  "what the editor writes": { length: TAKEN, work: (text) => settle(literal(text)) },
});
