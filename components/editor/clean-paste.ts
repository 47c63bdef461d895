import { imageFrom } from "@/components/forms/pictures/image-file";

/** Reduces HTML pasted from Word or the web to what the toolbar can make; the schema drops the rest. */
export function cleanPaste(html: string) {
  if (html.includes("data-pm-slice")) return html; // from this editor
  const { body, template } = parse(html);
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const heading of body.querySelectorAll("h4, h5, h6")) rename(heading, "h3");
  for (const inline of body.querySelectorAll("s, del, strike, code, pre, u")) inline.replaceWith(...inline.childNodes);
  for (const table of body.querySelectorAll("table")) if (!table.querySelector(BLOCKS)) makeLines(table);
  for (const empty of body.querySelectorAll("p, h2, h3"))
    if (!empty.textContent?.trim() && !empty.querySelector("img")) empty.remove();
  makeLists(body);
  return template.innerHTML.replaceAll("&nbsp;", " ");
}

/** A picture copied alone: text copied from Word comes with a picture of itself. */
export function pastedPicture(clipboard: DataTransfer | null) {
  const html = clipboard?.getData("text/html") ?? "";
  const text = clipboard?.getData("text/plain") || parse(html).body.textContent;
  return text?.trim() ? undefined : imageFrom(clipboard);
}

/** In a <template>, which loads and applies nothing: styles of a parsed document would be reported as CSP violations. */
function parse(html: string) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const body = template.content;
  for (const unwanted of body.querySelectorAll("style, script, title, meta, link, o\\:p, button, select, input"))
    unwanted.remove();
  return { body, template };
}

function rename(element: Element, name: string) {
  const replacement = element.ownerDocument.createElement(name);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

/** What is a line of its own already: Word's cells hold paragraphs, those of a spreadsheet bare text. */
const BLOCKS = "table, p, div, h2, h3, ul, ol";

/** A row becomes a paragraph, lest its cells run into one word, and all rows into one line. */
function makeLines(table: HTMLTableElement) {
  const rows = [...table.rows].filter((row) => row.textContent?.trim() || row.querySelector("img"));
  const lines = rows.map((row) => {
    const line = table.ownerDocument.createElement("p");
    for (const [index, cell] of [...row.cells].entries()) line.append(index > 0 ? " | " : "", ...cell.childNodes);
    return line;
  });
  table.replaceWith(...lines);
}

/** Word's lists are paragraphs that begin with a bullet or number. */
function makeLists(body: DocumentFragment) {
  for (const paragraph of body.querySelectorAll<HTMLElement>("p[class*='MsoList'], p[style*='mso-list']")) {
    const marker = /^\s*(?:[·•o§\-–]|(\d{1,3}|[a-z])[.)])\s+/i.exec(paragraph.textContent ?? "");
    if (!marker) continue;
    dropStart(paragraph, marker[0].length);
    const name = marker[1] ? "OL" : "UL";
    const previous = paragraph.previousElementSibling;
    const list = previous?.nodeName === name ? previous : body.ownerDocument.createElement(name);
    if (list !== previous) paragraph.before(list);
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Removes so many characters from the element's start. */
function dropStart(element: Node, count: number) {
  const texts = element.ownerDocument?.createTreeWalker(element, 4 /* text */);
  let remaining = count;
  for (let text = texts?.nextNode(); text && remaining > 0; text = texts?.nextNode()) {
    const value = text.nodeValue ?? "";
    text.nodeValue = value.slice(remaining);
    remaining -= value.length;
  }
}
