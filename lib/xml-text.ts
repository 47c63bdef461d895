/** A text that XML can hold: no control characters, not even escaped. */
export const xmlText = (text: string) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");

const END = "]]>";
/** Ends the section within the end's own signs, and begins another: read together they are those signs again. */
const SPLIT_END = "]]]]><![CDATA[>";

/**
 * The same for a text that stands in a CDATA section, which nothing in it may end. What writes the feed splits the first end
 * itself, and only that one.
 */
export function inCdata(text: string) {
  const [first = "", ...rest] = xmlText(text).split(END);
  return rest.length === 0 ? first : `${first}${END}${rest.join(SPLIT_END)}`;
}
