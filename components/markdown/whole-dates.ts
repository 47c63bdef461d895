import { visit } from "unist-util-visit";
import type { Content, Element } from "./hast";

/** A date, or another short row of numbers and hyphens. */
const DATE = /(\d{1,4}(?:-\d{1,4}){1,2})/;

/** Keeps dates in one line: a browser breaks after a hyphen, first of all in a narrow cell of a table. */
export function wholeDates() {
  return (tree: Element) => {
    visit(tree, "text", ({ value }, index = 0, parent) => {
      const parts = value.split(DATE);
      if (!parent || parts.length === 1) return;
      parent.children.splice(index, 1, ...parts.map(part));
      return index + parts.length;
    });
  };
}

const part = (value: string, index: number): Content => {
  const text = { type: "text" as const, value };
  if (index % 2 === 0) return text;
  return { type: "element", tagName: "span", properties: { className: ["whitespace-nowrap"] }, children: [text] };
};
