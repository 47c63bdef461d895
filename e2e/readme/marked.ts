/** Replaces the section between `<!-- name -->` and `<!-- /name -->`. */
export function withSection(text: string, name: string, body: string) {
  const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`There is no section '${name}' to write into.`);
  return `${text.slice(0, from + begin.length)}\n${body.trim()}\n${text.slice(to)}`;
}
