/** What people hold, eat, carry and sit on. Each is drawn around its base point. */
import {
  at,
  c,
  chance,
  clipped,
  disc,
  line,
  num,
  oval,
  type Point,
  path,
  pattern,
  rect,
  ring,
  sheet,
  tone,
} from "./paper";

export const shadow = (x: number, y: number, rx: number, ry = rx * 0.18, opacity = 0.16) =>
  oval(x, y, rx, ry, c.ink, 0, opacity);
export const steam = (x: number, y: number, s = 1, color: string = c.white) =>
  at(x, y, line("M-12 0q-12 -16 0 -30t0 -30M10 -6q-12 -16 0 -30t0 -26", color, 6, 0.65), s);

export const bowl = (x: number, y: number, s = 1, color: string = c.ember, soup: string = c.marigold) =>
  at(
    x,
    y,
    oval(0, 2, 30, 6, c.ink, 0, 0.16) +
      path("M-46 -36Q-42 4 -16 4H16Q42 4 46 -36Z", color) +
      path("M20 4Q42 0 46 -36H30Q30 -6 10 4Z", c.ink, 0.12) +
      oval(0, -36, 46, 11, tone(color, 0.3)) +
      oval(0, -35, 39, 8, soup) +
      oval(-12, -36, 7, 3, c.green) +
      oval(10, -34, 8, 3, tone(soup, 0.35)) +
      line("M-34 -18Q0 -6 34 -18", tone(color, 0.4), 4, 0.7),
    s,
  );
export const cup = (x: number, y: number, s = 1, color: string = c.white) =>
  at(
    x,
    y,
    line("M18 -30q18 0 16 12t-20 10", color, 6) +
      path("M-22 -40H22L17 0Q0 5 -17 0Z", color) +
      path("M8 -40H22L17 0Q12 3 6 3Z", c.ink, 0.1) +
      oval(0, -40, 22, 6, tone(color, -0.08)) +
      oval(0, -39, 18, 4.5, "#6B3A22"),
    s,
  );
export const glass = (x: number, y: number, s = 1, color: string = c.marigold) =>
  at(
    x,
    y,
    path("M-17 -48H17L13 0H-13Z", c.white, 0.75) +
      path("M-15 -34H15L12 -3H-12Z", color) +
      oval(0, -34, 15, 4, tone(color, 0.3)),
    s,
  );
export const thermos = (x: number, y: number, s = 1, color: string = c.green) =>
  at(
    x,
    y,
    shadow(0, 2, 34, 7) +
      line("M28 -92q30 6 26 44t-26 34", c.ink, 8) +
      rect(-30, -110, 60, 112, color, 12) +
      rect(8, -110, 22, 112, c.ink, 10, 0.12) +
      rect(-30, -84, 60, 12, c.honey) +
      path("M-24 -110Q-24 -138 0 -138Q24 -138 24 -110Z", c.honey) +
      path("M-30 -112L-48 -122L-26 -128Z", c.honey) +
      rect(-7, -150, 14, 16, c.ink, 4),
    s,
  );
export const coffeePot = (x: number, y: number, s = 1, color: string = c.lake) =>
  at(
    x,
    y,
    shadow(0, 2, 40, 7) +
      line("M34 -76q36 4 26 34t-32 22", c.ink, 8) +
      path("M-30 -70L-66 -88L-34 -30Z", color) +
      path("M-30 -86H32L42 0H-40Z", color) +
      path("M10 -86H32L42 0H16Z", c.ink, 0.12) +
      path("M-32 -86Q0 -116 34 -86Z", tone(color, -0.2)) +
      disc(1, -106, 7, c.ink) +
      disc(-12, -44, 4, c.white, 0.8) +
      disc(6, -30, 4, c.white, 0.8) +
      disc(-20, -22, 4, c.white, 0.8),
    s,
  );
export const loaf = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    shadow(0, 1, 58, 8) +
      path("M-60 0Q-70 -44 -30 -44H34Q70 -42 60 0Q0 8 -60 0Z", "#C98643") +
      path("M-60 0Q-66 -24 -52 -36Q-20 -20 50 -34Q66 -20 60 0Q0 8 -60 0Z", "#DDA257") +
      line("M-32 -38q8 10 2 20M-4 -40q8 10 2 22M24 -40q8 10 2 20", "#FBE3B4", 5),
    s,
  );
export const roll = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    path("M-34 0Q-40 -30 0 -30Q40 -30 34 0Q0 7 -34 0Z", "#D29249") +
      path("M-22 -20Q0 -30 22 -20Q8 -10 -8 -12Z", "#F3D196"),
    s,
  );
export const plate = (x: number, y: number, s = 1, color: string = c.white) =>
  at(x, y, oval(3, 6, 74, 17, c.ink, 0, 0.14) + oval(0, 0, 74, 17, color) + oval(0, -1, 52, 10, tone(color, -0.06)), s);
export const rolls = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    path("M-84 -34Q0 -52 84 -34L66 4Q0 14 -66 4Z", c.woodDark) +
      roll(-46, -28) +
      roll(48, -28) +
      roll(-4, -34, 1.1) +
      roll(-26, -46) +
      roll(28, -46) +
      path("M-86 -36Q0 -14 86 -36L68 4Q0 16 -68 4Z", pattern("weave", c.wood, c.woodDark, 18)),
    s,
  );
export const cake = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    plate(0, 4, 1.1) +
      path("M-58 -2V-44Q0 -60 58 -44V-2Q0 12 -58 -2Z", "#E0A64B") +
      oval(0, -44, 58, 14, "#F5CF7E") +
      path("M0 -44L40 -36L58 -26V-2Q34 7 18 8Z", "#C98A36") +
      path("M0 -44L18 -31V8L40 4V-36Z", "#FBE6B0") +
      line("M-46 -22Q-20 -12 10 -12", "#C98A36", 3, 0.7),
    s,
  );
export const fruit = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    disc(-34, -36, 25, c.terracotta) +
      disc(20, -40, 26, c.marigold) +
      disc(-8, -54, 22, "#B9402B") +
      path("M-6 -74q6 -16 20 -14q-2 14 -16 18z", c.leaf) +
      path("M40 -30Q84 -40 70 -86Q62 -92 58 -84Q60 -58 22 -52Z", "#F5C64F") +
      path("M30 -40Q70 -50 64 -82", "none") +
      disc(-42, -44, 5, c.white, 0.35) +
      disc(14, -50, 6, c.white, 0.35) +
      sheet("M-78 -30H78Q70 6 34 8H-34Q-70 6 -78 -30Z", c.lake, 3, 5) +
      line("M-66 -14Q0 2 66 -14", c.pale, 5),
    s,
  );
export const papaya = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    path("M-56 0Q-60 -34 -6 -34Q46 -34 62 -10Q40 8 -20 8Q-50 8 -56 0Z", c.marigold) +
      path("M-48 -3Q-50 -28 -6 -28Q40 -28 52 -10Q34 3 -18 3Q-44 3 -48 -3Z", c.terracotta) +
      path("M-28 -8Q-22 -22 8 -20Q26 -16 28 -10Q10 -3 -12 -3Q-26 -3 -28 -8Z", c.ember) +
      [-14, -4, 6, 15].map((v, i) => disc(v, -12 + (i % 2) * 3, 3, c.ink)).join(""),
    s,
  );
export const melon = (x: number, y: number, s = 1, turn = 0) =>
  at(
    x,
    y,
    path("M-50 -30A50 50 0 0 0 50 -30Z", c.green) +
      path("M-43 -30A43 43 0 0 0 43 -30Z", c.mist) +
      path("M-38 -30A38 38 0 0 0 38 -30Z", "#D9513A") +
      [-18, 0, 18].map((v) => oval(v, -16 + Math.abs(v) / -4, 2.5, 4, c.ink)).join(""),
    s,
    turn,
  );

export const pot = (x: number, y: number, s = 1, color: string = "#8F9FA3") =>
  at(
    x,
    y,
    shadow(0, 3, 90, 12) +
      line("M-96 -84h-22q-8 20 22 22M96 -84h22q8 20 -22 22", c.ink, 9) +
      path("M-98 -110H98V-12Q98 6 78 6H-78Q-98 6 -98 -12Z", color) +
      path("M40 -110H98V-12Q98 6 78 6H30Q46 -40 40 -110Z", c.ink, 0.13) +
      oval(0, -110, 98, 20, tone(color, 0.35)) +
      oval(0, -109, 88, 15, "#E5A13C") +
      oval(-30, -112, 12, 4, c.green) +
      oval(22, -106, 14, 4, c.honey) +
      oval(48, -112, 9, 3, c.green) +
      rect(-78, -86, 14, 70, c.white, 7, 0.3),
    s,
  );
export const ladle = (x: number, y: number, turn = 0, s = 1) =>
  at(
    x,
    y,
    line("M0 -110V0", "#8A979B", 9) +
      path("M-30 -4H30Q28 30 0 30Q-28 30 -30 -4Z", "#A5B1B4") +
      oval(0, -4, 30, 7, "#6E7A7E"),
    s,
    turn,
  );
export const spoon = (x: number, y: number, turn = 0, s = 1) =>
  at(x, y, line("M0 0V-130", c.wood, 10) + oval(0, -140, 16, 24, c.wood), s, turn);

export const rice = (x: number, y: number, s = 1, color: string = c.white, label: string = c.ember) =>
  at(
    x,
    y,
    path("M-40 0Q-48 -60 -36 -104Q0 -114 36 -104Q48 -60 40 0Q0 10 -40 0Z", color) +
      path("M12 -108L36 -104Q48 -60 40 0Q28 5 16 5Q28 -50 12 -108Z", c.ink, 0.1) +
      oval(0, -50, 25, 27, label) +
      path("M-12 -44Q0 -74 12 -44Q0 -36 -12 -44Z", c.honey) +
      line("M-32 -94q32 -8 64 0", c.ink, 3, 0.2),
    s,
  );
export const oil = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    rect(-9, -112, 18, 20, c.ember, 4) +
      path("M-11 -94H11Q12 -78 22 -66V-6Q22 4 12 4H-12Q-22 4 -22 -6V-66Q-12 -78 -11 -94Z", "#F0B63C") +
      rect(-22, -48, 44, 28, c.white) +
      path("M0 -46q12 14 0 24q-12 -10 0 -24z", c.leaf) +
      rect(-17, -64, 6, 60, c.white, 3, 0.45),
    s,
  );
export const tin = (x: number, y: number, s = 1, color: string = c.terracotta) =>
  at(
    x,
    y,
    rect(-26, -62, 52, 64, "#B9C2BF", 5) +
      rect(-26, -52, 52, 42, color) +
      disc(0, -31, 14, c.cream) +
      disc(0, -31, 8, tone(color, -0.2)) +
      oval(0, -61, 26, 6, "#D9DFDB") +
      rect(12, -60, 14, 60, c.ink, 3, 0.1),
    s,
  );
export const carton = (x: number, y: number, s = 1, color: string = c.lake) =>
  at(
    x,
    y,
    path("M-24 -84L-14 -104H14L24 -84Z", tone(color, 0.4)) +
      rect(-24, -86, 48, 88, c.white) +
      path("M-24 -50Q0 -30 24 -56V2H-24Z", color) +
      rect(8, -86, 16, 88, c.ink, 0, 0.08),
    s,
  );
export const pasta = (x: number, y: number, s = 1, turn = 0) =>
  at(
    x,
    y,
    path("M-22 0L-24 -120Q0 -126 24 -120L22 0Q0 4 -22 0Z", c.honey) +
      line("M-12 -8V-112M-4 -8V-116M4 -8V-116M12 -8V-112", "#DDA64A", 3) +
      rect(-24, -84, 48, 34, c.green) +
      disc(0, -67, 10, c.marigold),
    s,
    turn,
  );
export const goods = (x: number, y: number, s = 1) =>
  at(x, y, pasta(-54, 0, 1, -9) + rice(0, 4, 1) + oil(48, 4, 1.1) + carton(82, 6, 0.9, c.terracotta), s);

/** A cardboard box seen from the front, open, with something peeping out. */
export const box = (x: number, y: number, s = 1, inside = goods(-8, -70, 1), color = "#C99256") =>
  at(
    x,
    y,
    shadow(0, 4, 128, 14) +
      path("M-118 -112L-92 -136H96L120 -112Z", tone(color, -0.4)) +
      inside +
      path("M-120 -112L-164 -86L-150 -66L-116 -92Z", tone(color, 0.2)) +
      path("M120 -112L166 -90L152 -70L116 -92Z", tone(color, -0.12)) +
      path("M-120 -112H120L112 2H-112Z", color) +
      path("M60 -112H120L112 2H52Z", c.ink, 0.09) +
      rect(-18, -112, 36, 40, tone(color, 0.3), 0, 0.7) +
      path("M-62 -34c-16 -22 -44 -4 -30 16l30 24l30 -24c14 -20 -14 -38 -30 -16z", c.ember, 0.85),
    s,
  );
export const closedBox = (x: number, y: number, s = 1, color = "#C99256") =>
  at(
    x,
    y,
    shadow(0, 4, 110, 12) +
      rect(-106, -128, 212, 130, color, 4) +
      rect(54, -128, 52, 130, c.ink, 4, 0.09) +
      rect(-20, -128, 40, 130, tone(color, 0.28), 0, 0.75) +
      path("M58 -66c-11 -15 -30 -3 -21 11l21 17l21 -17c9 -14 -10 -26 -21 -11z", c.ember, 0.85),
    s,
  );
export const crate = (x: number, y: number, s = 1, inside = "") =>
  at(
    x,
    y,
    shadow(0, 4, 120, 12) +
      rect(-112, -86, 224, 60, c.woodDark) +
      inside +
      [-84, -54, -24]
        .map((v) => rect(-118, v, 236, 24, c.wood, 3) + line(`M-100 ${v + 9}q60 6 120 0`, c.woodDark, 2, 0.5))
        .join("") +
      rect(-118, -90, 18, 92, c.woodDark, 3) +
      rect(100, -90, 18, 92, c.woodDark, 3),
    s,
  );
export const greens = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    [
      [-70, -30, -26],
      [-28, -48, -8],
      [18, -48, 10],
      [62, -30, 28],
    ]
      .map(([px = 0, py = 0, turn = 0], i) =>
        at(
          px,
          py,
          path("M0 50C-40 20 -50 -30 -24 -52C-14 -66 14 -66 24 -52C50 -30 40 20 0 50Z", i % 2 ? c.leaf : c.green) +
            line("M0 46V-40M0 10L-22 -16M0 10L22 -16", i % 2 ? c.mist : c.sage, 4),
          1,
          turn,
        ),
      )
      .join(""),
    s,
  );
export const vegetables = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    greens(-30, -20, 0.8) +
      disc(26, -14, 26, "#D4482B") +
      path("M26 -40q-12 -8 -16 0q8 8 16 4q8 4 16 -4q-4 -8 -16 0z", c.green) +
      disc(66, -10, 24, c.marigold) +
      oval(-60, -6, 34, 18, c.terracotta, 24) +
      oval(-20, 0, 30, 16, "#8C3B57", -12),
    s,
  );

const bookColors = [c.ember, c.green, c.marigold, c.lake, c.plum, c.terracotta, c.leaf] as const;
export const openBook = (x: number, y: number, s = 1, cover: string = c.ember, turn = 0) =>
  at(
    x,
    y,
    path("M-66 -38L0 -26L66 -38V14L0 26L-66 14Z", cover) +
      path("M-60 -44Q-26 -52 0 -32Q26 -52 60 -44V8Q26 0 0 20Q-26 0 -60 8Z", c.white) +
      line("M0 -32V20", c.sand, 4) +
      line("M-48 -32q20 -4 36 8M-48 -18q20 -4 36 8M14 -24q16 -12 34 -8M14 -10q16 -12 34 -8", c.sand, 4),
    s,
    turn,
  );
export const bookCover = (x: number, y: number, s = 1, cover: string = c.green, turn = 0) =>
  at(
    x,
    y,
    path("M-62 -46L0 -36L62 -46V30L0 40L-62 30Z", c.white) +
      path("M-66 -44L0 -34V38L-66 28Z", cover) +
      path("M66 -44L0 -34V38L66 28Z", tone(cover, -0.16)) +
      disc(34, -6, 13, c.marigold) +
      line("M0 -34V38", c.ink, 3, 0.35),
    s,
    turn,
  );
export const books = (x: number, y: number, s = 1, count = 4, from = 0) =>
  at(
    x,
    y,
    Array.from({ length: count }, (_, i) => {
      const w = 118 - ((i * 37) % 30);
      const k = bookColors[(i + from) % 7] ?? c.ember;
      return (
        rect(-w / 2 + ((i * 13) % 11) - 5, -24 - i * 24, w, 23, k, 3) +
        rect(-w / 2 + 12, -24 - i * 24, 8, 23, c.honey, 0, 0.8) +
        rect(w / 2 - 14, -20 - i * 24, 10, 15, c.white, 0, 0.8)
      );
    }).join(""),
    s,
  );
export const shelfOfBooks = (x: number, y: number, w: number, from = 0) => {
  let out = "";
  for (let px = 0, i = from; px < w - 20; i++) {
    const bw = 18 + ((i * 7) % 14);
    const h = 66 + ((i * 23) % 34);
    out +=
      i % 6 === 5
        ? at(x + px + 26, y, rect(-9, -h, 20, h, bookColors[i % 7] ?? c.ember, 2), 1, -14)
        : rect(x + px, y - h, bw, h, bookColors[i % 7] ?? c.ember, 2) +
          rect(x + px, y - h + 14, bw, 7, c.honey, 0, 0.7);
    px += i % 6 === 5 ? bw + 30 : bw + 2;
  }
  return out;
};
export const notebook = (x: number, y: number, s = 1, turn = 0, cover: string = c.white) =>
  at(
    x,
    y,
    oval(2, 6, 78, 15, c.ink, 0, 0.12) +
      path("M-74 0L-46 -24H68L52 4Z", cover) +
      line("M-34 -16h76M-42 -9h76", c.lake, 3, 0.7),
    s,
    turn,
  );
export const pencils = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    [
      [-10, -8, c.marigold],
      [2, 4, c.ember],
      [12, 12, c.leaf],
    ]
      .map(([px, turn, k]) =>
        at(Number(px), -40, rect(-5, -44, 10, 50, String(k)) + path("M-5 -44L0 -58L5 -44Z", c.sand), 1, Number(turn)),
      )
      .join("") +
      rect(-24, -46, 48, 48, c.lake, 5) +
      rect(8, -46, 16, 48, c.ink, 4, 0.12),
    s,
  );

export const ball = (x: number, y: number, r = 34) =>
  at(
    x,
    y,
    disc(0, 0, 34, c.white) +
      path("M0 -14L13 -4L8 12H-8L-13 -4Z", c.ink) +
      path(
        "M-8 -34Q0 -28 8 -33L0 -24ZM30 -14Q24 -8 32 6L24 -2ZM18 28Q14 18 26 20ZM-18 28Q-14 18 -26 20ZM-30 -14Q-24 -8 -32 6L-24 -2Z",
        c.ink,
      ) +
      line("M0 -14V-26M13 -4L25 -8M8 12L17 24M-8 12L-17 24M-13 -4L-25 -8", c.ink, 2.5) +
      clipped("M0 -34A34 34 0 0 1 0 34A34 34 0 0 1 0 -34Z", path("M10 -40Q22 10 -14 40H50V-40Z", c.ink, 0.1)),
    r / 34,
  );
export const balloon = (x: number, y: number, s = 1, color: string = c.ember, to?: Point) =>
  (to
    ? line(
        `M${num(x)} ${num(y + 56 * s)}Q${num((x + to[0]) / 2 - 30)} ${num((y + to[1]) / 2 + 40)} ${num(to[0])} ${num(to[1])}`,
        c.ink,
        2.5,
        0.6,
      )
    : "") +
  at(
    x,
    y,
    path("M0 56C-40 30 -50 -8 -44 -26C-36 -62 36 -62 44 -26C50 -8 40 30 0 56Z", color) +
      path("M-9 64L0 54L9 64Z", tone(color, -0.2)) +
      path("M14 46C34 24 46 -6 40 -34C52 -4 44 26 14 46Z", c.ink, 0.13) +
      path("M-30 -22Q-28 -42 -10 -46Q-22 -34 -24 -16Z", c.white, 0.5),
    s,
  );
export const kite = (x: number, y: number, s = 1, a: string = c.ember, b: string = c.marigold, turn = 0) =>
  at(
    x,
    y,
    line("M0 90q-30 30 0 60t0 60t-10 50", c.ink, 3, 0.7) +
      [120, 160, 205].map((v, i) => path(`M${i % 2 ? 8 : -14} ${v}l-20 -10v20zl20 -10v20z`, i % 2 ? a : b)).join("") +
      path("M0 -80L64 -6L0 90Z", a) +
      path("M0 -80L-64 -6L0 90Z", b) +
      path("M0 -80L64 -6H0Z", tone(a, -0.18)) +
      path("M0 -6H-64L0 90Z", tone(b, 0.25)) +
      line("M0 -80V90M-64 -6H64", c.ink, 2.5, 0.5),
    s,
    turn,
  );
export const bunting = (x: number, y: number, w: number, sag: number, count = 12) => {
  const colors = [c.ember, c.marigold, c.green, c.rose, c.lake, c.white];
  const py = (t: number) => y + sag * 4 * t * (1 - t);
  return (
    line(`M${x} ${y}Q${x + w / 2} ${y + sag * 2} ${x + w} ${y}`, c.ink, 3, 0.6) +
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      const h = 62;
      return path(`M${num(x + w * t - 24)} ${num(py(t - 0.02))}h48v${h}l-24 -18l-24 18z`, colors[i % 6] ?? c.ember);
    }).join("")
  );
};

export const paintTin = (x: number, y: number, s = 1, color: string = c.marigold) =>
  at(
    x,
    y,
    shadow(0, 2, 44, 8) +
      line("M-38 -70Q0 -116 38 -70", c.ink, 4) +
      rect(-40, -72, 80, 74, "#C4CBC7", 6) +
      rect(14, -72, 26, 74, c.ink, 6, 0.1) +
      oval(0, -72, 40, 10, "#E3E7E2") +
      oval(0, -72, 33, 7, color) +
      path("M-36 -70Q-32 -30 -24 -34Q-16 -38 -16 -52Q-10 -58 -8 -46Q-2 -34 2 -48L4 -66Z", color),
    s,
  );
export const brush = (x: number, y: number, turn = 0, color: string = c.ember, s = 1) =>
  at(
    x,
    y,
    rect(-6, -20, 12, 84, c.wood, 5) +
      rect(-15, -42, 30, 26, "#C4CBC7", 3) +
      path("M-15 -42H15Q18 -66 0 -84Q-18 -66 -15 -42Z", color),
    s,
    turn,
  );
export const roller = (x: number, y: number, turn = 0, color: string = c.green) =>
  at(
    x,
    y,
    line("M0 70V-10Q0 -26 20 -26H44V-60", "#7C898C", 7) +
      rect(-7, 20, 14, 70, c.ember, 6) +
      rect(-44, -92, 96, 40, color, 14) +
      rect(-44, -92, 96, 14, c.white, 8, 0.25),
    1,
    turn,
  );
export const wateringCan = (x: number, y: number, s = 1, color: string = c.ember) =>
  at(
    x,
    y,
    line("M-36 -58Q0 -116 44 -54", tone(color, -0.25), 10) +
      line("M44 -42Q92 -30 72 10Q64 22 46 16", tone(color, -0.25), 10) +
      path("M-40 -20L-104 -66L-112 -54L-44 22Z", tone(color, -0.1)) +
      path("M-122 -82L-92 -58L-116 -36L-130 -50Z", tone(color, 0.2)) +
      path("M-46 -58H46L54 34H-54Z", color) +
      path("M18 -58H46L54 34H26Z", c.ink, 0.12),
    s,
  );

export const plant = (x: number, y: number, s = 1, color: string = c.leaf) =>
  at(
    x,
    y,
    [
      [-46, -70],
      [-22, -104],
      [8, -112],
      [36, -84],
      [-4, -66],
    ]
      .map(
        ([px = 0, py = 0], i) =>
          line(`M0 0Q${px / 3} ${py * 0.6} ${px} ${py}`, c.green, 5) +
          oval(px, py, 15, 28, i % 2 ? c.green : color, px * 0.9),
      )
      .join(""),
    s,
  );
export const potted = (x: number, y: number, s = 1, color: string = c.terracotta, leaf: string = c.leaf) =>
  at(
    x,
    y,
    shadow(0, 2, 44, 8) +
      plant(0, -60, 1, leaf) +
      path("M-42 -66H42L32 2H-32Z", color) +
      path("M14 -66H42L32 2H10Z", c.ink, 0.12) +
      rect(-47, -76, 94, 20, tone(color, 0.15), 4),
    s,
  );
export const kale = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    [
      [-40, -48, -48],
      [40, -48, 48],
      [-22, -78, -22],
      [24, -80, 24],
      [0, -94, 0],
    ]
      .map(
        ([px = 0, py = 0, turn = 0], i) =>
          line(`M0 0Q0 -30 ${px * 0.8} ${py + 20}`, c.mist, 5) +
          at(
            px,
            py,
            path(
              "M0 34C-14 30 -30 24 -28 8C-36 -2 -26 -18 -18 -22C-10 -36 10 -36 18 -22C26 -18 36 -2 28 8C30 24 14 30 0 34Z",
              i % 2 ? c.leaf : c.green,
            ) + line("M0 30V-20M0 8L-14 -4M0 8L14 -4", c.mist, 3, 0.8),
            1,
            turn,
          ),
      )
      .join(""),
    s,
  );
export const tomatoPlant = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    line("M0 0V-190", c.woodDark, 7) +
      line("M0 -10Q-14 -60 4 -100T-4 -176", c.leaf, 6) +
      [
        [-28, -52],
        [30, -80],
        [-30, -116],
        [28, -142],
        [-14, -170],
      ]
        .map(
          ([px = 0, py = 0], i) =>
            oval(px, py, 26, 15, i % 2 ? c.leaf : c.green, px > 0 ? -28 : 28) +
            disc(px * 0.55, py + 24, 11, i === 4 ? c.marigold : c.ember),
        )
        .join(""),
    s,
  );

export const coat = (
  x: number,
  y: number,
  s = 1,
  color: string = c.ember,
  lining: string = c.honey,
  kind: 0 | 1 | 2 = 0,
) =>
  at(
    x,
    y,
    line("M0 -28q14 -4 10 -16t-16 -4M-52 8L0 -26L52 8", c.ink, 5) +
      path("M-24 -10L-62 12L-90 150L-60 160L-52 90V200Q0 214 52 200V90L60 160L90 150L62 12L24 -10L0 34Z", color) +
      path("M0 34V206Q30 208 52 200V90L46 40Z", c.ink, 0.1) +
      path("M-24 -10L0 34L24 -10L12 -18Q0 -8 -12 -18Z", lining) +
      line("M0 34V206", c.ink, 3, 0.35) +
      (kind === 1
        ? rect(-42, 128, 30, 34, tone(color, -0.2), 4) + rect(14, 128, 30, 34, tone(color, -0.2), 4)
        : kind === 2
          ? line("M-52 84H52M-54 116H54M-52 148H52", lining, 7, 0.8)
          : [60, 100, 140, 180].map((v) => disc(10, v, 5, lining)).join("")),
    s,
  );
export const blanket = (x: number, y: number, s = 1, a: string = c.ember, b: string = c.honey) =>
  at(
    x,
    y,
    rect(-82, -30, 164, 32, a, 12) +
      rect(-40, -30, 14, 32, b) +
      rect(20, -30, 14, 32, b) +
      line("M-70 -14h140", c.ink, 2, 0.25),
    s,
  );

export const chair = (x: number, y: number, s = 1, color: string = c.wood) =>
  at(
    x,
    y,
    line("M-60 0V150M60 0V150", tone(color, -0.25), 12) +
      rect(-74, -12, 148, 22, color, 8) +
      line("M-62 -8V-170M62 -8V-170", color, 12) +
      rect(-68, -176, 136, 34, color, 10) +
      rect(-62, -112, 124, 20, color, 8),
    s,
  );
export const stool = (x: number, y: number, s = 1, color: string = c.wood) =>
  at(
    x,
    y,
    line("M-36 6L-48 128M36 6L48 128M-42 74H42", tone(color, -0.25), 10) + rect(-56, -10, 112, 22, color, 10),
    s,
  );
export const wheel = (x: number, y: number, r: number, rim: string = c.ink) =>
  ring(x, y, r, rim, r * 0.11) +
  ring(x, y, r * 0.84, "#9BA6A6", r * 0.05) +
  Array.from({ length: 8 }, (_, i) =>
    line(
      `M${num(x)} ${num(y)}L${num(x + Math.cos((i * Math.PI) / 4 + 0.3) * r * 0.82)} ${num(y + Math.sin((i * Math.PI) / 4 + 0.3) * r * 0.82)}`,
      "#9BA6A6",
      3,
    ),
  ).join("") +
  disc(x, y, r * 0.12, rim);
export const guitar = (x: number, y: number, turn = 0, s = 1) =>
  at(
    x,
    y,
    rect(-11, -250, 22, 200, c.woodDark) +
      rect(-17, -290, 34, 48, c.ink, 6) +
      path("M0 -70C44 -72 56 -40 44 -12C70 4 78 92 0 94C-78 92 -70 4 -44 -12C-56 -40 -44 -72 0 -70Z", "#D08C45") +
      path("M10 -70C44 -72 56 -40 44 -12C70 4 78 92 12 94C50 70 20 20 28 -8C30 -40 30 -60 10 -70Z", c.ink, 0.12) +
      disc(0, 4, 21, c.ink) +
      ring(0, 4, 25, c.honey, 3) +
      rect(-24, 54, 48, 9, c.ink, 3) +
      line("M-4 -280V56M4 -280V56", c.honey, 1.8, 0.8),
    s,
    turn,
  );
export const pandeiro = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    disc(0, 0, 58, c.wood) +
      disc(0, 0, 47, c.cream2) +
      [0, 72, 144, 216, 288].map((a) => at(0, 0, oval(52, 0, 4, 11, c.marigold), 1, a)).join("") +
      path("M0 -22l6 15l16 1l-12 10l4 16l-14 -9l-14 9l4 -16l-12 -10l16 -1z", c.ember),
    s,
  );
export const scissors = (x: number, y: number, turn = 0, s = 1) =>
  at(
    x,
    y,
    line("M0 0L-10 -74M0 0L12 -74", "#7C898C", 8) + ring(-14, 20, 14, c.ember, 7) + ring(14, 20, 14, c.ember, 7),
    s,
    turn,
  );
export const sewing = (x: number, y: number, s = 1, color: string = c.green) =>
  at(
    x,
    y,
    shadow(0, 4, 150, 12) +
      rect(-150, -26, 300, 28, tone(color, -0.25), 8) +
      path("M60 -24V-110H-70Q-70 -90 -92 -90H-122V-150Q-122 -170 -100 -170H104Q130 -170 130 -140V-24Z", color) +
      path("M96 -170H104Q130 -170 130 -140V-24H100Z", c.ink, 0.14) +
      disc(142, -112, 26, c.ink) +
      disc(142, -112, 13, c.marigold) +
      line("M-100 -90V-30", "#C4CBC7", 6) +
      rect(-114, -96, 28, 24, "#C4CBC7", 4) +
      rect(34, -204, 14, 34, c.woodDark) +
      rect(24, -200, 34, 26, c.ember, 4) +
      line("M-60 -140q60 14 130 0", c.honey, 5),
    s,
  );
export const doll = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    path("M-26 0L-14 -52H14L26 0Z", c.ember) +
      line("M-14 -44L-32 -24M14 -44L32 -24", "#A86C44", 9) +
      disc(0, -72, 22, "#A86C44") +
      disc(-20, -84, 12, c.ink) +
      disc(20, -84, 12, c.ink) +
      path("M-22 -74Q-20 -96 0 -96Q20 -96 22 -74Q0 -90 -22 -74Z", c.ink) +
      line("M-9 -70q3 -3 6 0M3 -70q3 -3 6 0M-5 -61q5 4 10 0", c.ink, 2.2),
    s,
  );
export const car = (x: number, y: number, s = 1, color: string = c.marigold) =>
  at(
    x,
    y,
    path("M-70 -14V-38H-40L-22 -66H30L48 -38H72V-14Z", color) +
      path("M-30 -40L-16 -58H2V-40ZM10 -40V-58H26L36 -40Z", c.pale) +
      disc(-38, -12, 17, c.ink) +
      disc(38, -12, 17, c.ink) +
      disc(-38, -12, 7, c.white) +
      disc(38, -12, 7, c.white),
    s,
  );
export const star = (x: number, y: number, r: number, color: string = c.marigold) =>
  path(
    `M${Array.from({ length: 10 }, (_, i) => {
      const rr = i % 2 ? r * 0.45 : r;
      const a = (i * Math.PI) / 5 - Math.PI / 2;
      return `${num(x + Math.cos(a) * rr)} ${num(y + Math.sin(a) * rr)}`;
    }).join("L")}Z`,
    color,
  );
export const gift = (x: number, y: number, s = 1, color: string = c.ember, ribbon: string = c.honey) =>
  at(
    x,
    y,
    shadow(0, 2, 60, 9) +
      rect(-54, -82, 108, 84, color, 4) +
      rect(22, -82, 32, 84, c.ink, 4, 0.1) +
      rect(-11, -82, 22, 84, ribbon) +
      rect(-60, -98, 120, 24, tone(color, 0.12), 4) +
      rect(-12, -98, 24, 24, ribbon) +
      path("M0 -98C-44 -104 -40 -142 0 -104C40 -142 44 -104 0 -98Z", ribbon),
    s,
  );
export const cloth = (x: number, y: number, w: number, h: number, fill: string) => {
  const n = Math.round(w / 80);
  const step = w / n;
  return path(
    `M${x} ${y}H${x + w}V${y + h}${Array.from({ length: n }, (_, i) => `Q${num(x + w - step * (i + 0.5))} ${num(y + h + 34)} ${num(x + w - step * (i + 1))} ${y + h}`).join("")}Z`,
    fill,
  );
};
export const confetti = (x: number, y: number, w: number, h: number, count = 40) =>
  Array.from({ length: count }, (_, i) =>
    at(
      chance(x, x + w),
      chance(y, y + h),
      rect(-6, -4, 12, 8, [c.ember, c.marigold, c.green, c.rose, c.lake][i % 5] ?? c.ember, 2),
      1,
      chance(0, 90),
    ),
  ).join("");
