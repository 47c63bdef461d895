import { openMarkdown } from "@/components/editor/markdown/open-markdown";
import { preserveSource } from "@/components/editor/markdown/preserve-source";
import { readAll } from "./read-all";

/** Maximum length of a form's field. */
const MAX_FORM_CHARACTERS = 60_000;

/** Of a document that was not opened from any text. */
const write = preserveSource({ blocks: [], gaps: [] });

const oneParagraph = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

readAll({
  "an article in the editor": { length: MAX_FORM_CHARACTERS, work: openMarkdown },
  "what the editor writes": { length: MAX_FORM_CHARACTERS, work: (text) => write(oneParagraph(text)) },
});
