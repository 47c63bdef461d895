import { expect, it } from "vitest";
import { PLAYER_ORIGINS, videoAt } from "./video";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", YOUTUBE],
  ["https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1&t=42s", YOUTUBE],
  ["http://m.youtube.com/watch?v=dQw4w9WgXcQ#t=1", YOUTUBE],
  ["HTTPS://YOUTU.BE/dQw4w9WgXcQ?si=abc", YOUTUBE],
  ["https://www.youtube.com/live/dQw4w9WgXcQ?feature=share", YOUTUBE],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ/", YOUTUBE],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
  ["https://vimeo.com/76979871/8272103f6e", "https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1"],
  ["https://www.instagram.com/p/CxYz_12-abc/?igsh=x", "https://www.instagram.com/p/CxYz_12-abc/embed/"],
  ["https://instagram.com/reel/CxYz_12-abc", "https://www.instagram.com/reel/CxYz_12-abc/embed/"],
])("%s is played at %s", (address, player) => {
  expect(videoAt(address)?.player).toBe(player);
  expect(PLAYER_ORIGINS).toContain(new URL(player).origin);
});

it("shorts and what Instagram has are tall", () => {
  const tall = ["https://www.youtube.com/shorts/dQw4w9WgXcQ", "https://www.instagram.com/p/CxYz_12-abc/"];
  expect([...tall, "https://youtu.be/dQw4w9WgXcQ"].map((one) => videoAt(one)?.portrait)).toEqual([true, true, false]);
});

it.each([
  "",
  "dQw4w9WgXcQ",
  "youtu.be/dQw4w9WgXcQ",
  "//youtu.be/dQw4w9WgXcQ",
  "javascript://youtu.be/dQw4w9WgXcQ",
  "ftp://youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/",
  "https://youtu.be/dQw4w9WgXc",
  "https://youtu.be/dQw4w9WgXcQQ",
  "https://youtu.be/dQw4w9WgXcQ/x",
  "https://youtu.be/dQw4w9Wg%22cQ",
  "https://www.youtube.com/",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ%26a",
  'https://www.youtube.com/watch?v=dQw4w9"Wgcx',
  "https://www.youtube.com/channel/dQw4w9WgXcQ",
  "https://www.youtube.com/redirect?v=dQw4w9WgXcQ",
  "https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ",
  "https://evilyoutube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
  "https://a:b@youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com:8443/watch?v=dQw4w9WgXcQ",
  "https://www.m.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://yоutube.com/watch?v=dQw4w9WgXcQ", // a Cyrillic o
  "https://vimeo.com/",
  "https://vimeo.com/canal",
  "https://vimeo.com/76979871/x?h=1",
  "https://vimeo.com/1234567890123",
  "https://www.instagram.com/nova/",
  "https://www.instagram.com/p/../x/",
  "https://www.instagram.com/p/abc%2Fdef/",
  "https://www.instagram.com/stories/CxYz_12-abc/",
  `https://youtu.be/dQw4w9WgXcQ?${"a".repeat(500)}`,
])("%s is a page like any other", (address) => expect(videoAt(address)).toBeUndefined());
