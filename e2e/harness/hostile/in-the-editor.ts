import { openMarkdown } from "@/components/editor/markdown/open-markdown";
import { writeMarkdown } from "@/components/editor/markdown/write-markdown";
import { readAll } from "./read-all";

/** Maximum length of a form's field. */
const MAX_FORM_CHARACTERS = 60_000;

const oneParagraph = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

readAll({
  "an article in the editor": { length: MAX_FORM_CHARACTERS, work: openMarkdown },
  "what the editor writes": { length: MAX_FORM_CHARACTERS, work: (text) => writeMarkdown(oneParagraph(text)) },
});
