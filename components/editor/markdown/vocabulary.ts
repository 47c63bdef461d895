import Image from "@tiptap/extension-image";
import { Extension, Mark, Node } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { variantAddress } from "@/lib/images/picture";
import { isLinkAddress } from "../link-address";
import { videos } from "../videos";

/** For reference-style links and pictures: the definition they had when the text was parsed. */
const REFERENCE = { default: null, rendered: false };

const references = Extension.create({
  name: "references",
  addGlobalAttributes: () => [{ types: ["link"], attributes: { reference: REFERENCE } }],
});

/** Unlike Tiptap's own, allows other marks beside it. */
const code = Mark.create({
  name: "code",
  code: true,
  parseHTML: () => [{ tag: "code" }],
  renderHTML: () => ["code", 0],
});

/** Inline, as in Markdown; shown in the size that visitors see. */
const picture = Image.extend({
  addAttributes: () => ({
    src: {
      default: "",
      parseHTML: pictureAddress,
      renderHTML: ({ src }) => ({ src: variantAddress(src, 1280), "data-src": src }),
    },
    alt: { default: "" },
    title: { default: null },
    reference: REFERENCE,
  }),
  parseHTML: () => [{ tag: "img", getAttrs: (element) => (pictureAddress(element) ? null : false) }],
}).configure({ inline: true });

/** The address of an uploaded or https picture; pasted HTML may also name local files. */
function pictureAddress(element: HTMLElement) {
  const src = element.dataset.src ?? element.getAttribute("src") ?? "";
  const { origin, pathname } = URL.canParse(src, location.origin) ? new URL(src, location.origin) : location;
  const stored = origin === location.origin && /^\/imagens\/[\w-]+/.exec(pathname)?.[0];
  return stored || (src.startsWith("https://") ? src : undefined);
}

/** Raw Markdown of what the toolbar cannot make (a table, code, a footnote), written back unchanged. */
const rawMarkdown = Node.create({
  name: "raw",
  group: "block",
  content: "text*",
  marks: "",
  code: true,
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: "pre[data-raw]", preserveWhitespace: "full" }],
  renderHTML: () => ["pre", { "data-raw": "" }, 0],
  addKeyboardShortcuts() {
    // Backspace at the start of the next block must not join that block to this one.
    const isAfterRaw = () => {
      const { empty, $from } = this.editor.state.selection;
      if (!empty || $from.parentOffset > 0 || $from.depth === 0) return false;
      return this.editor.state.doc.resolve($from.before()).nodeBefore?.type === this.type;
    };
    return { Backspace: isAfterRaw };
  },
});

/** The editor's extensions: they allow what `PostText` renders, and no more. */
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
  rawMarkdown,
  videos,
];
