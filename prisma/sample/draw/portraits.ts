/** The volunteers, 800x800. */
import { c, disc, line, pattern, rect, skin } from "./paper";
import { type Person, person } from "./people";

const grey = "#C9C2BC";
const [, s1, s2, s3, s4] = skin;

const portrait =
  (ground: string, halo: string, sitter: Omit<Person, "x" | "y">, before = "", after = "") =>
  () =>
    rect(0, 0, 800, 800, ground) +
    disc(400, 420, 330, halo, 0.55) +
    before +
    person({ x: 400, y: 520, s: 2.9, eyes: "happy", L: { to: [-64, 205] }, R: { to: [64, 205] }, ...sitter }) +
    after;

export const portraits: Record<string, () => string> = {
  "portrait-marlene": portrait(c.blush, c.rose, {
    skin: s3,
    hair: "scarf",
    cloth: c.marigold,
    top: c.green,
    sleeve: "short",
    apron: c.white,
    build: 1.12,
    belly: 8,
    turn: 0.3,
    tilt: 3,
    mouth: "laugh",
    earring: c.marigold,
  }),
  "portrait-wellington": portrait(c.honey, c.marigold, {
    skin: s3,
    hair: "cap",
    cloth: c.ember,
    beard: "#2A171A",
    top: c.lake,
    sleeve: "short",
    build: 1.12,
    belly: 8,
    turn: -0.4,
    mouth: "smile",
  }),
  "portrait-rosangela": portrait(c.mist, c.sage, {
    skin: s4,
    hair: "bob",
    glasses: true,
    top: c.green,
    collar: c.white,
    turn: 0.4,
    mouth: "smile",
    earring: c.marigold,
  }),
  "portrait-ana-clara": portrait(c.pale, c.sky, {
    skin: s4,
    hair: "turban",
    cloth: c.ember,
    top: c.marigold,
    sleeve: "short",
    turn: -0.3,
    tilt: -3,
    mouth: "laugh",
    earring: c.ember,
    headY: 8,
  }),
  "portrait-osvaldo": () =>
    portrait(c.mist, c.leaf, {
      skin: s3,
      hair: "straw",
      hairColor: grey,
      cloth: c.honey,
      beard: grey,
      wrinkles: true,
      top: c.lake,
      vest: c.green,
      turn: 0.3,
      tilt: 2,
      mouth: "smile",
    })(),
  "portrait-jussara": portrait(c.cream2, c.honey, {
    skin: s4,
    hair: "bun",
    top: c.lake,
    vest: c.white,
    sleeve: "short",
    turn: 0.5,
    mouth: "smile",
    earring: c.honey,
    eyes: "open",
  }),
  "portrait-thiago": () =>
    portrait(c.sky, c.lake, {
      skin: s2,
      hair: "curls",
      hairColor: "#3A2018",
      top: pattern("bands", c.white, c.ember, 26),
      sleeveColor: c.ember,
      sleeve: "short",
      turn: -0.4,
      tilt: -4,
      mouth: "laugh",
    })(),
  "portrait-ivone": () =>
    portrait(c.blush, c.terracotta, {
      skin: s1,
      hair: "bob",
      hairColor: grey,
      glasses: true,
      wrinkles: true,
      top: pattern("flowers", c.green, c.sage, 40),
      sleeveColor: c.green,
      build: 1.06,
      belly: 8,
      turn: 0.3,
      mouth: "smile",
    })(),
  "portrait-caio": portrait(
    c.honey,
    c.terracotta,
    {
      skin: s3,
      hair: "fade",
      beard: "#2A171A",
      top: c.green,
      collar: c.marigold,
      sleeve: "short",
      turn: 0.4,
      tilt: 2,
      mouth: "laugh",
    },
    rect(150, 600, 90, 40, c.ink, 18) +
      rect(170, 620, 30, 190, c.ink) +
      rect(560, 600, 90, 40, c.ink, 18) +
      rect(600, 620, 30, 190, c.ink),
    line("M350 530L390 690L432 530", c.ember, 9) + rect(360, 686, 66, 42, c.marigold, 18),
  ),
};
