import { openMarkdown } from "@/components/editor/open-markdown";
import { writeMarkdown } from "@/components/editor/write-markdown";
import { readAll } from "./read-all";

/** Characters that the form takes. */
const TAKEN = 60_000;

const oneParagraph = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

readAll({
  "an article in the editor": { length: TAKEN, work: openMarkdown },
  "what the editor writes": { length: TAKEN, work: (text) => writeMarkdown(oneParagraph(text)) },
});
