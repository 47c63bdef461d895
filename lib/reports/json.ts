/** Characters of a chunk at least. */
const CHUNK_LENGTH = 64 * 1024;

/** An object with `head`, the list `name` and the fields of `tail`, called after the last item; one item a line. */
export async function* writeJson(head: object, name: string, items: AsyncIterable<object>, tail: () => object) {
  let text = `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(name)}:[`;
  let between = "\n";
  for await (const item of items) {
    text += between + JSON.stringify(item);
    between = ",\n";
    if (text.length < CHUNK_LENGTH) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(`${text}\n],${JSON.stringify(tail()).slice(1)}\n`);
}
