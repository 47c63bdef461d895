import Image from "@tiptap/extension-image";
import { Node } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { storedId } from "@/lib/images/model";
import { isLinkAddress } from "./link-address";

/** What visitors see in the width of an article. */
const shown = (src: string) => (storedId(src) ? `${src}/1280.webp` : src);

/** In the line, as in Markdown. */
const picture = Image.extend({
  addAttributes() {
    return {
      src: {
        default: "",
        parseHTML: (element) => element.dataset.src ?? element.getAttribute("src"),
        renderHTML: ({ src }) => ({ src: shown(String(src)), "data-src": src }),
      },
      alt: { default: "" },
      title: { default: null },
    };
  },
}).configure({ inline: true });

/** What the toolbar cannot make (a table, code, a footnote): shown as it was typed, and written back unchanged. */
const kept = Node.create({
  name: "kept",
  group: "block",
  atom: true,
  addAttributes: () => ({ markdown: { default: "", rendered: false } }),
  parseHTML: () => [{ tag: "pre[data-kept]", getAttrs: (element) => ({ markdown: element.textContent ?? "" }) }],
  renderHTML: ({ node }) => ["pre", { "data-kept": "" }, String(node.attrs.markdown)],
});

/** What an article can be made of in the editor: what `PostText` shows, and no more. */
export const vocabulary = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
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
  picture,
  kept,
];
