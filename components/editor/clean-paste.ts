import { pictureIn } from "@/components/forms/image-file";

/** What was copied from Word or the web, as what the toolbar could have made; the schema drops all the rest. */
export function cleanPaste(html: string) {
  if (html.includes("data-pm-slice")) return html; // from this editor
  const { body, template } = parse(html);
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const heading of body.querySelectorAll("h4, h5, h6")) rename(heading, "h3");
  for (const other of body.querySelectorAll("s, del, strike, code, pre, u")) other.replaceWith(...other.childNodes);
  for (const empty of body.querySelectorAll("p, h2, h3"))
    if (!empty.textContent?.trim() && !empty.querySelector("img")) empty.remove();
  makeLists(body);
  return template.innerHTML.replaceAll("&nbsp;", " ");
}

/** A picture that was copied by itself; words that are copied from Word bring a picture of them, too. */
export function pastedPicture(clipboard: DataTransfer | null) {
  const html = clipboard?.getData("text/html") ?? "";
  const words = clipboard?.getData("text/plain") || parse(html).body.textContent;
  return words?.trim() ? undefined : pictureIn(clipboard);
}

/** In a template, where nothing is loaded or applied: of a document's styles the browser would say that they are not allowed. */
function parse(html: string) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const body = template.content;
  for (const useless of body.querySelectorAll("style, script, title, meta, link, o\\:p, button, select, input"))
    useless.remove();
  return { body, template };
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Word's lists are paragraphs that begin with a sign. */
function makeLists(body: DocumentFragment) {
  for (const paragraph of body.querySelectorAll<HTMLElement>("p[class*='MsoList'], p[style*='mso-list']")) {
    const sign = /^\s*(?:[·•o§\-–]|(\d{1,3}|[a-z])[.)])\s+/i.exec(paragraph.textContent ?? "");
    if (!sign) continue;
    dropStart(paragraph, sign[0].length);
    const name = sign[1] ? "OL" : "UL";
    const previous = paragraph.previousElementSibling;
    const list = previous?.nodeName === name ? previous : body.ownerDocument.createElement(name);
    if (list !== previous) paragraph.before(list);
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Takes so many characters off the element's beginning. */
function dropStart(element: Node, count: number) {
  const texts = element.ownerDocument?.createTreeWalker(element, 4 /* text */);
  let left = count;
  for (let text = texts?.nextNode(); text && left > 0; text = texts?.nextNode()) {
    const value = text.nodeValue ?? "";
    text.nodeValue = value.slice(left);
    left -= value.length;
  }
}
