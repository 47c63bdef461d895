import { visit } from "unist-util-visit";
import type { Element } from "./hast";

/** Gives the footnotes of a page's further text ids of their own. Nothing else in an article has ids. */
export function ownNotes({ prefix }: { prefix: string }) {
  return (tree: Element) => {
    visit(tree, "element", ({ properties }) => {
      const { id, ariaDescribedBy, href } = properties;
      if (id) properties.id = `${prefix}${id}`;
      if (ariaDescribedBy) properties.ariaDescribedBy = [ariaDescribedBy].flat().map((id) => `${prefix}${id}`);
      if (String(href).startsWith("#user-content-fn")) properties.href = `#${prefix}${String(href).slice(1)}`;
    });
  };
}
