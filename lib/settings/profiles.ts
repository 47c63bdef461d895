import type { Settings } from "./types";

const NETWORKS: [RegExp, string][] = [
  [/(^|\.)instagram\.com$/, "Instagram"],
  [/(^|\.)(facebook|fb)\.com$/, "Facebook"],
  [/(^|\.)(youtube\.com|youtu\.be)$/, "YouTube"],
  [/(^|\.)tiktok\.com$/, "TikTok"],
  [/(^|\.)linkedin\.com$/, "LinkedIn"],
  [/(^|\.)(twitter|x)\.com$/, "X"],
  [/(^|\.)threads\.(net|com)$/, "Threads"],
  [/(^|\.)bsky\.app$/, "Bluesky"],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, "WhatsApp"],
  [/(^|\.)(t\.me|telegram\.me)$/, "Telegram"],
];

/** The network of a profile's address, and the account's name there ('@projetonova'), if it is in the address. */
export function describeProfile(url: string) {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  const network = NETWORKS.find(([host]) => host.test(hostname))?.[1];
  const handle = network && /^\/@?([\w.]+)\/?$/.exec(pathname)?.[1];
  return { url, network: network ?? hostname.replace(/^www\./, ""), handle: handle ? `@${handle}` : "" };
}

export const describeProfiles = ({ profiles }: Pick<Settings, "profiles">) =>
  profiles.flatMap(({ url }) => describeProfile(url) ?? []);
