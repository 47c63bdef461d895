import { Fragment, isValidElement, type ReactNode } from "react";
import { escapeHtml } from "../text";

const VOID = new Set(["br", "hr", "img", "input"]);
/** Of no use without our own stylesheet. */
const SKIPPED = new Set(["children", "className"]);

/**
 * Elements as HTML for feed readers, with absolute addresses. React's own renderer may not be used beside server
 * components; these have no state, so calling them is enough.
 */
export function elementHtml(node: ReactNode, page: string): string {
  if (Array.isArray(node)) return node.map((child: ReactNode) => elementHtml(child, page)).join("");
  if (typeof node === "string" || typeof node === "number") return escapeHtml(String(node));
  if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(node)) return "";
  const { type, props } = node;
  if (type === Fragment) return elementHtml(props.children, page);
  if (typeof type === "function") return elementHtml(callComponent(type, props), page);
  const open = `<${type}${attributes(props, page)}>`;
  return VOID.has(type) ? open : `${open}${elementHtml(props.children, page)}</${type}>`;
}

// React types a component as a function or a class; ours are functions that answer at once.
const callComponent = (component: unknown, props: unknown) => (component as (props: unknown) => ReactNode)(props);

function attributes(props: Record<string, unknown>, page: string) {
  return Object.entries(props)
    .map(([name, value]) => {
      if (name === "style") return alignment(value);
      if (value === true) return ` ${name.toLowerCase()}`;
      if (SKIPPED.has(name) || (typeof value !== "string" && typeof value !== "number")) return "";
      const written = name === "href" || name === "src" ? absoluteAddress(String(value), page) : String(value);
      return ` ${name.toLowerCase()}="${escapeHtml(written)}"`;
    })
    .join("");
}

/** Tables align their columns; nothing else in an article has a style. */
function alignment(style: unknown) {
  const align = typeof style === "object" && style && "textAlign" in style ? style.textAlign : undefined;
  return typeof align === "string" ? ` align="${escapeHtml(align)}"` : "";
}

function absoluteAddress(address: string, page: string) {
  return URL.canParse(address, page) ? new URL(address, page).href : "";
}
