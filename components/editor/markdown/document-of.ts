import type { Node } from "@tiptap/pm/model";
import type { Editor, JSONContent } from "@tiptap/react";

/** The editor's document. An unchanged block is the same object as before, by which `recognizer` finds its source. */
export const documentOf = ({ state }: Editor) => ({ type: "doc", content: state.doc.children.map(blockOf) });

const blocks = new WeakMap<Node, JSONContent>();

function blockOf(node: Node) {
  const block = blocks.get(node) ?? node.toJSON();
  blocks.set(node, block);
  return block;
}
