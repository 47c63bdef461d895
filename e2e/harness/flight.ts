/** What Next pushes into a document, joined: the data that React hydrates it with. */
export const flightOf = (html: string) =>
  [...html.matchAll(/__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
    .map(([, text = '""']) => JSON.parse(text))
    .join("");

/**
 * The rows of React's data, sorted and without what differs by chance: their numbers, which follow the order in which parts of a page
 * were ready, and the query of the request that caused the render. `text` has a character for each byte (latin1): a row of text says its
 * length in bytes.
 */
export function rowsOf(text: string) {
  const rows: string[] = [];
  for (let at = 0; at < text.length; ) {
    const start = text.indexOf(":", at) + 1;
    const comma = text[start] === "T" ? text.indexOf(",", start) : -1;
    const end =
      comma > 0 ? comma + 1 + Number.parseInt(text.slice(start + 1, comma), 16) : text.indexOf("\n", start) + 1;
    if (start === 0 || end <= start) throw new Error(`no row of React's data: ${text.slice(at, at + 80)}`);
    const row = text.slice(start, end).replace(/"\$([LQ@]?)[0-9a-f]+(?=[":])/g, '"$$$1');
    rows.push(row.replace(/\?_rsc=(?=")/, ""));
    at = end;
  }
  return rows.sort();
}
