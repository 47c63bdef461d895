import type { UseEditorOptions } from "@tiptap/react";
import { cleanPaste, pastedPicture } from "./clean-paste";
import { clearOfBars } from "./clear-of-bars";

type Options = {
  id: string;
  /** The id of the label. */
  label: string;
  onLink: () => void;
  /** `at`: where in the document a file was dropped. */
  onPicture: (file?: File, at?: number) => void;
};

/** What the editor is to assistive technology, and what it makes of pastes, drops and keys. */
export function editorProps({ id, label, onLink, onPicture }: Options): UseEditorOptions["editorProps"] {
  return {
    attributes: {
      id,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": label,
      class: "prose-nova min-h-[25.5rem] px-4 py-3 outline-none",
    },
    scrollThreshold: clearOfBars,
    scrollMargin: clearOfBars,
    transformPastedHTML: cleanPaste,
    handlePaste(_, { clipboardData }) {
      const file = pastedPicture(clipboardData);
      if (file) onPicture(file);
      return Boolean(file);
    },
    handleDrop(view, event, _slice, moved) {
      const file = moved ? undefined : event.dataTransfer?.files[0];
      if (file) onPicture(file, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
      return Boolean(file);
    },
    handleDoubleClickOn(_view, _at, node) {
      if (node.type.name === "image") onPicture();
      return false;
    },
    handleKeyDown(_, event) {
      const isLinkKey = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (isLinkKey) onLink();
      return isLinkKey;
    },
    handleDOMEvents: {
      // Tab moves to the next field, also from inside a list.
      keydown: (_, event) => event.key === "Tab",
    },
  };
}
