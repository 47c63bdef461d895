/** A video on another platform, told from its address. */
export interface Video {
  provider: "YouTube" | "Vimeo" | "Instagram";
  /** The address of its player: with autoplay, and without tracking as far as the platform allows. */
  player: string;
  /** Portrait format. */
  portrait: boolean;
}

/** What the pages' policy lets a page show in a frame (lib/server/front/policy.ts): the players of `videoAt` and nothing else. */
export const PLAYER_ORIGINS = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://www.instagram.com",
] as const;

const [YOUTUBE, VIMEO, INSTAGRAM] = PLAYER_ORIGINS;
const MAX_CHARACTERS = 500;

const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_PATH = /^\/(shorts|live)\/([\w-]{11})\/?$/;
/** The second part opens a video that is not listed. */
const VIMEO_PATH = /^\/(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/;
const INSTAGRAM_PATH = /^\/(p|reel)\/([\w-]{5,40})\/?$/;

/** The video at an address; undefined when it is any other page. Every part is checked: the player's address has nothing else of it. */
export function videoAt(address: string): Video | undefined {
  if (address.length > MAX_CHARACTERS || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.port || url.username || url.password) return undefined;
  switch (url.hostname.replace(/^(?:www|m)\./, "")) {
    case "youtube.com":
      return youTubeAt(url);
    case "youtu.be":
      return youTube(url.pathname.replace(/^\/|\/$/g, ""));
    case "vimeo.com":
      return vimeoAt(url);
    case "instagram.com":
      return instagramAt(url);
    default:
      return undefined;
  }
}

/** The words of a link to a video, unless they are only its address. */
export const videoTitle = (words: string) => (/^(?:https?:\/\/|www\.)\S+$/i.test(words.trim()) ? "" : words);

function youTubeAt({ pathname, searchParams }: URL) {
  if (/^\/watch\/?$/.test(pathname)) return youTube(searchParams.get("v") ?? "");
  const [, kind, id = ""] = YOUTUBE_PATH.exec(pathname) ?? [];
  return youTube(id, kind === "shorts");
}

function youTube(id: string, portrait = false): Video | undefined {
  if (!YOUTUBE_ID.test(id)) return undefined;
  return { provider: "YouTube", player: `${YOUTUBE}/embed/${id}?autoplay=1&rel=0`, portrait };
}

function vimeoAt({ pathname }: URL): Video | undefined {
  const [, id, hash] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return undefined;
  const player = `${VIMEO}/video/${id}?${hash ? `h=${hash}&` : ""}dnt=1&autoplay=1`;
  return { provider: "Vimeo", player, portrait: false };
}

function instagramAt({ pathname }: URL): Video | undefined {
  const [, kind, id] = INSTAGRAM_PATH.exec(pathname) ?? [];
  return id ? { provider: "Instagram", player: `${INSTAGRAM}/${kind}/${id}/embed/`, portrait: true } : undefined;
}
