import { videoAt, videoTitle } from "@/lib/video";
import type { Content, Element } from "./hast";

/**
 * Turns a link to a video that is alone in its paragraph into a `video` element, which nothing else in a sanitised article
 * can be. The link's words are the title, unless they are its address; its picture is the poster.
 */
export function markVideos() {
  return (tree: { children: Content[] }) => {
    tree.children = tree.children.map((child) => videoIn(child) ?? child);
  };
}

function videoIn(paragraph: Content): Element | undefined {
  if (!isElement(paragraph, "p")) return undefined;
  const [link, ...others] = paragraph.children.filter((child) => child.type !== "text" || child.value.trim());
  if (others.length > 0 || !isElement(link, "a")) return undefined;
  const src = String(link.properties.href ?? "");
  if (!videoAt(src)) return undefined;
  const [first, ...more] = link.children;
  if (isElement(first, "img") && more.length === 0) {
    const { src: poster, alt } = first.properties;
    return video({ src, title: String(alt ?? ""), poster: String(poster ?? "") });
  }
  if (!link.children.every((child) => child.type === "text")) return undefined;
  return video({ src, title: videoTitle(link.children.map((child) => child.value).join("")) });
}

const video = (properties: Element["properties"]): Element => ({
  type: "element",
  tagName: "video",
  properties,
  children: [],
});

const isElement = (node: Content | undefined, tagName: string): node is Element =>
  node?.type === "element" && node.tagName === tagName;
