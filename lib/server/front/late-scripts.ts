/** What Next writes for each of its scripts, and for preloading one of them. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;

/**
 * A document whose scripts come when somebody shows an intention: their addresses stand in a `meta` element, in the place of the first one,
 * and `helper` (lib/server/browser/on-intent.ts) inserts them. Next has no way to say so: hydration of a whole page waits for nothing,
 * and a visitor who only reads paid for 160 KB on the line and for seconds of a phone's processor.
 */
export function withLateScripts(html: string, helper: string) {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length === 0) return html;
  let isFirst = true;
  return html.replace(PRELOAD, "").replace(SCRIPT, () => {
    if (!isFirst) return "";
    isFirst = false;
    return `<meta name="late-scripts" content="${sources.join(" ")}"/><script>${helper}</script>`;
  });
}
