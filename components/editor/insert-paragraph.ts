import type { Editor, JSONContent } from "@tiptap/react";

/** After the current paragraph, or in place of it if it is empty; followed by a new one. */
export function insertParagraph(editor: Editor, content: JSONContent[]) {
  const { $to } = editor.state.selection;
  const isEmpty = $to.parent.content.size === 0;
  const position = $to.depth === 0 ? $to.pos : { from: isEmpty ? $to.before() : $to.after(), to: $to.after() };
  editor.commands.insertContentAt(position, [{ type: "paragraph", content }, { type: "paragraph" }]);
}
