/** What a kept body may be sent as. */
export type Encoding = "br" | "gzip" | "identity";

/** From the most liked; deflate is here to be told apart: who wants nothing else is answered without the cache. */
const OFFERED = ["br", "gzip", "deflate", "identity"] as const;
const REMEMBERED = 500;

const chosen = new Map<string, Encoding | undefined>();

/**
 * The encoding for an Accept-Encoding header (RFC 9110, 12.5.3): the one with the highest weight, of equal ones the smallest;
 * identity when nothing else is acceptable. Undefined when it is one that the cache does not make.
 */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return "identity";
  // Browsers send a handful of different ones.
  if (chosen.has(accepted)) return chosen.get(accepted);
  if (chosen.size >= REMEMBERED) chosen.clear();
  const encoding = negotiate(accepted);
  chosen.set(accepted, encoding);
  return encoding;
}

function negotiate(accepted: string): Encoding | undefined {
  const weights = new Map(accepted.toLowerCase().split(",").map(weighed));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get("*");
  let best: (typeof OFFERED)[number] = "identity";
  let most = 0;
  for (const encoding of OFFERED) {
    const weight = weightOf(encoding) ?? 0;
    if (weight > most) [best, most] = [encoding, weight];
  }
  return best === "deflate" ? undefined : best;
}

/** 'gzip;q=0.8' -> ['gzip', 0.8] */
function weighed(entry: string): [string, number] {
  const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return [name, Number(weight) || 0];
}
