import Image from "@tiptap/extension-image";
import { Extension, Mark, Node } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { storedId } from "@/lib/images/picture";
import { isLinkAddress } from "./link-address";

/** Of a link or a picture whose address is given elsewhere in the text: what it had from there. */
const REFERENCE = { default: null, rendered: false };

const references = Extension.create({
  name: "references",
  addGlobalAttributes: () => [{ types: ["link"], attributes: { reference: REFERENCE } }],
});

/** May be bold or a link, too: Tiptap's own takes all other marks away. */
const code = Mark.create({
  name: "code",
  code: true,
  parseHTML: () => [{ tag: "code" }],
  renderHTML: () => ["code", 0],
});

/** In the line, as in Markdown; shown in the width in which visitors see it. */
const picture = Image.extend({
  addAttributes: () => ({
    src: {
      default: "",
      parseHTML: pictureAddress,
      renderHTML: ({ src }) => ({ src: storedId(String(src)) ? `${src}/1280.webp` : src, "data-src": src }),
    },
    alt: { default: "" },
    title: { default: null },
    reference: REFERENCE,
  }),
  parseHTML: () => [{ tag: "img", getAttrs: (element) => (pictureAddress(element) ? null : false) }],
}).configure({ inline: true });

/** Of a picture that was uploaded here or is on the web; what is pasted may also be on the person's own disk. */
function pictureAddress(element: HTMLElement) {
  const src = element.dataset.src ?? element.getAttribute("src") ?? "";
  const { origin, pathname } = URL.canParse(src, location.origin) ? new URL(src, location.origin) : location;
  const stored = origin === location.origin && /^\/imagens\/[\w-]+/.exec(pathname)?.[0];
  return stored || (src.startsWith("https://") ? src : undefined);
}

/** What the toolbar cannot make (a table, code, a footnote): text as it was written, and written back unchanged. */
const kept = Node.create({
  name: "kept",
  group: "block",
  content: "text*",
  marks: "",
  code: true,
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: "pre[data-kept]", preserveWhitespace: "full" }],
  renderHTML: () => ["pre", { "data-kept": "" }, 0],
  addKeyboardShortcuts() {
    // At the beginning of what follows, Backspace would make that a part of this.
    const follows = () => {
      const { empty, $from } = this.editor.state.selection;
      if (!empty || $from.parentOffset > 0 || $from.depth === 0) return false;
      return this.editor.state.doc.resolve($from.before()).nodeBefore?.type === this.type;
    };
    return { Backspace: follows };
  },
});

/** What an article can be made of in the editor: what `PostText` shows, and no more. */
export const vocabulary = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isLinkAddress(address),
    },
    dropcursor: { color: "var(--accent)", width: 3 },
  }),
  references,
  code,
  picture,
  kept,
];
