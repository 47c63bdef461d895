/** Where it happens: sky, hills, streets, rooms. */
import {
  at,
  c,
  chance,
  clipped,
  disc,
  limb,
  line,
  num,
  oval,
  type Point,
  path,
  pattern,
  rect,
  sheet,
  tone,
} from "./paper";

export const sun = (x: number, y: number, r: number, color: string = c.marigold, halo: string = c.honey) =>
  disc(x, y, r * 1.7, halo, 0.28) + disc(x, y, r * 1.32, halo, 0.45) + disc(x, y, r, color);
export const cloud = (x: number, y: number, s = 1, color: string = c.white, opacity = 0.9) =>
  at(
    x,
    y,
    path("M-110 20Q-120 -14 -80 -18Q-70 -60 -20 -50Q10 -84 52 -52Q96 -56 98 -16Q126 -8 118 20Z", color, opacity),
    s,
  );
export const bird = (x: number, y: number, s = 1, color: string = c.ink) =>
  at(x, y, line("M-22 -6Q-10 -16 0 0Q10 -16 24 -8", color, 5, 0.7), s);

/** A band of hills across the picture, through the given crests. */
export const hills = (points: readonly Point[], bottom: number, fill: string) => {
  const first = points[0] ?? [0, 0];
  let d = `M${first[0]} ${first[1]}`;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] ?? first;
    const b = points[i] ?? first;
    const m = (a[0] + b[0]) / 2;
    d += `C${num(m)} ${a[1]} ${num(m)} ${b[1]} ${b[0]} ${b[1]}`;
  }
  return sheet(`${d}V${bottom}H${first[0]}Z`, fill, 0, -6);
};

export const tree = (x: number, y: number, s = 1, leaf: string = c.green, light: string = c.leaf) =>
  at(
    x,
    y,
    limb([0, 6], [6, -60], [-8, -120], [4, -210], 34, 14, c.woodDark, 0, 1, false) +
      line("M2 -110Q40 -130 56 -176M0 -90Q-36 -116 -54 -158", c.woodDark, 11) +
      [
        [-70, -180, 62],
        [64, -190, 66],
        [0, -236, 82],
        [-30, -160, 56],
        [40, -150, 52],
      ]
        .map(([px = 0, py = 0, r = 0]) => disc(px, py, r, leaf))
        .join("") +
      [
        [-44, -220, 36],
        [30, -262, 40],
        [80, -204, 26],
        [-84, -186, 22],
      ]
        .map(([px = 0, py = 0, r = 0]) =>
          path(`M${px - r} ${py}A${r} ${r} 0 0 1 ${px + r} ${py}Q${px} ${num(py - r * 0.4)} ${px - r} ${py}Z`, light),
        )
        .join(""),
    s,
  );
/** Blossoming ipê: a crown of small round flowers on bare branches. */
export const ipe = (x: number, y: number, s = 1, flower: string = c.marigold, light: string = c.honey) => {
  const crown: Point[] = [
    [-120, -220],
    [-70, -270],
    [-10, -300],
    [60, -290],
    [116, -240],
    [-140, -170],
    [-40, -226],
    [30, -230],
    [90, -190],
    [-90, -180],
    [0, -170],
    [140, -190],
    [-30, -330],
    [84, -322],
  ];
  return at(
    x,
    y,
    limb([0, 8], [10, -70], [-14, -120], [0, -230], 38, 12, c.woodDark, 0, 1, false) +
      line(
        "M0 -120Q-40 -150 -96 -186M4 -140Q50 -160 100 -206M0 -180Q-24 -220 -60 -250M2 -200Q40 -230 60 -270",
        c.woodDark,
        11,
      ) +
      crown.map(([px, py], i) => disc(px, py, 44 + (i % 3) * 8, flower)).join("") +
      crown.map(([px, py], i) => disc(px - 12, py - 14, 16 + (i % 3) * 4, light)).join("") +
      crown
        .slice(0, 9)
        .map(([px, py]) => disc(px + 20, py + 14, 6, tone(flower, -0.15)))
        .join(""),
    s,
  );
};
export const palm = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    limb([0, 0], [10, -100], [-16, -200], [8, -300], 26, 14, c.wood, 0, 1, false) +
      [
        [-130, -280],
        [-110, -350],
        [-30, -400],
        [70, -390],
        [130, -330],
        [120, -260],
      ]
        .map(([px = 0, py = 0], i) =>
          path(`M8 -300Q${px * 0.6} ${py - 50} ${px} ${py}Q${px * 0.45} ${py + 14} 8 -300Z`, i % 2 ? c.leaf : c.green),
        )
        .join(""),
    s,
  );
export const bush = (x: number, y: number, s = 1, color: string = c.green, light: string = c.leaf) =>
  at(
    x,
    y,
    [
      [-70, -20, 44],
      [-20, -44, 54],
      [44, -36, 50],
      [88, -12, 36],
    ]
      .map(([px = 0, py = 0, r = 0]) => disc(px, py, r, color))
      .join("") +
      [
        [-36, -56],
        [20, -62],
        [60, -44],
        [-76, -32],
      ]
        .map(([px = 0, py = 0]) => oval(px, py, 9, 15, light, px))
        .join(""),
    s,
  );
export const grass = (x: number, y: number, w: number, color: string, count = 30, h = 18) => {
  let d = "";
  for (let i = 0; i < count; i++)
    d += `M${Math.round(chance(x, x + w))} ${Math.round(y + chance(0, 60))}q${num(chance(-4, 4))} -10 ${num(chance(-8, 8))} -${h}`;
  return line(d, color, 4, 0.6);
};

export const house = (x: number, y: number, w: number, h: number, wall: string, roof: string, kind: 0 | 1 | 2 = 0) =>
  at(
    x,
    y,
    [
      sheet(`M0 ${-h}H${w}V0H0Z`, wall, 6, 0),
      kind === 1
        ? path(`M-14 ${-h}L${w / 2} ${-h - w * 0.36}L${w + 14} ${-h}Z`, roof)
        : kind === 2
          ? rect(-8, -h - 16, w + 16, 22, roof, 3)
          : path(`M-16 ${-h + 8}L14 ${-h - 52}H${w - 14}L${w + 16} ${-h + 8}Z`, roof) +
            line(
              Array.from(
                { length: Math.floor(w / 26) },
                (_, i) => `M${18 + i * 26} ${-h - 50}L${8 + i * 27} ${-h + 4}`,
              ).join(""),
              c.ink,
              2.5,
              0.2,
            ),
      rect(w * 0.14, -h * 0.72, w * 0.26, h * 0.34, c.white),
      rect(w * 0.16, -h * 0.69, w * 0.22, h * 0.28, c.lake),
      line(`M${num(w * 0.27)} ${num(-h * 0.7)}V${num(-h * 0.4)}`, c.white, 4),
      rect(w * 0.58, -h * 0.64, w * 0.26, h * 0.64, tone(roof, -0.2)),
      disc(w * 0.79, -h * 0.3, 4, c.honey),
      rect(0, -h * 0.09, w, h * 0.09, c.ink, 0, 0.12),
    ].join(""),
  );
/** A row of small town houses on a line. */
export const street = (x: number, y: number, count: number, scale = 1, from = 0) => {
  const walls = [c.rose, c.cream2, c.sky, c.honey, c.sage, c.blush];
  const roofs = [c.ember, c.terracotta, c.brick, c.plum, c.ember, c.wood];
  let px = x;
  return Array.from({ length: count }, (_, i) => {
    const w = (150 + ((i * 47 + from * 31) % 60)) * scale;
    const h = (120 + ((i * 67 + from * 17) % 70)) * scale;
    const drawn = house(
      px,
      y,
      w,
      h,
      walls[(i + from) % 6] ?? c.rose,
      roofs[(i + from) % 6] ?? c.ember,
      ((i + from) % 3) as 0 | 1 | 2,
    );
    px += w + 6;
    return drawn;
  }).join("");
};

export const windowFrame = (x: number, y: number, w: number, h: number, view = "", frame: string = c.white) => {
  const d = `M${x} ${y}h${w}v${h}h${-w}z`;
  return (
    rect(x - 16, y - 16, w + 32, h + 32, frame, 4) +
    rect(x, y, w, h, c.pale) +
    clipped(d, view) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${num(y + h * 0.45)}h${w}`, frame, 11) +
    sheet(`M${x - 30} ${y + h + 12}h${w + 60}v20h${-w - 60}z`, tone(frame, -0.06), 0, 6)
  );
};
export const curtain = (x: number, y: number, w: number, h: number, fill: string, side: 1 | -1) =>
  sheet(
    side > 0
      ? `M${x} ${y}h${w}Q${x + w * 0.8} ${y + h * 0.6} ${x + w * 0.3} ${y + h}H${x}Z`
      : `M${x} ${y}h${-w}Q${x - w * 0.8} ${y + h * 0.6} ${x - w * 0.3} ${y + h}H${x}Z`,
    fill,
    3,
    5,
  );
export const lamp = (x: number, y: number, s = 1, color: string = c.ember) =>
  line(`M${x} 0V${y - 60 * s}`, c.ink, 4) +
  at(
    x,
    y,
    path("M-130 330L-40 10H40L130 330Z", c.honey, 0.14) +
      path("M-74 12Q-70 -56 0 -60Q70 -56 74 12Z", color) +
      path("M20 -58Q70 -50 74 12H36Q44 -30 20 -58Z", c.ink, 0.14) +
      oval(0, 12, 74, 13, c.honey),
    s,
  );
export const streetLamp = (x: number, y: number, h: number) =>
  path(`M${x - 30} ${y - h + 10}L${x - 300} ${y}H${x + 250}L${x + 34} ${y - h + 10}Z`, c.honey, 0.13) +
  line(`M${x} ${y}V${y - h}`, c.ink, 14) +
  rect(x - 26, y - 14, 52, 18, c.ink, 6) +
  path(`M${x - 34} ${y - h + 8}L${x - 22} ${y - h - 52}H${x + 22}L${x + 34} ${y - h + 8}Z`, c.honey) +
  disc(x, y - h - 20, 14, c.white) +
  path(`M${x - 30} ${y - h - 50}Q${x} ${y - h - 86} ${x + 30} ${y - h - 50}Z`, c.ink) +
  disc(x, y - h - 20, 92, c.honey, 0.18);

/** A table front: its top seen slightly from above and a cloth falling. */
export const table = (x: number, y: number, w: number, h: number, top: string, front: string) =>
  rect(x + 10, y + 20, w - 20, h, front) +
  rect(x + 10, y + 20, w - 20, 26, c.ink, 0, 0.12) +
  sheet(`M${x + 46} ${y - 46}H${x + w - 46}L${x + w} ${y + 26}H${x}Z`, top, 0, 8);
export const interior = (wall: string, floor: string, y: number, w = 1600, h = 1000) =>
  rect(0, 0, w, y, wall) + rect(0, y, w, h - y, floor) + rect(0, y - 14, w, 18, c.white, 0, 0.7);
export const frame = (x: number, y: number, w: number, h: number, fill: string, inner = "") =>
  sheet(`M${x} ${y}h${w}v${h}h${-w}z`, c.wood) +
  rect(x + 10, y + 10, w - 20, h - 20, fill) +
  clipped(`M${x + 10} ${y + 10}h${w - 20}v${h - 20}h${-w + 20}z`, inner);
export const tiles = (x: number, y: number, w: number, h: number, ground: string, figure: string) =>
  rect(x, y, w, h, pattern("flowers", ground, figure, 54)) + rect(x, y, w, 10, figure);
export const rug = (x: number, y: number, rx: number, ry: number, a: string, b: string) =>
  `${oval(x + 4, y + 8, rx, ry, c.ink, 0, 0.12) + oval(x, y, rx, ry, a)}<ellipse cx="${x}" cy="${y}" rx="${rx * 0.86}" ry="${ry * 0.82}" fill="none" stroke="${b}" stroke-width="10" stroke-dasharray="26 14"/>${oval(x, y, rx * 0.6, ry * 0.56, b, 0, 0.5)}`;
export const awning = (x: number, y: number, w: number, drop: number, a: string, b: string, count = 10) => {
  const step = w / count;
  return (
    Array.from({ length: count }, (_, i) =>
      path(
        `M${num(x + 40 + ((w - 80) / count) * i)} ${y}h${num((w - 80) / count)}L${num(x + step * (i + 1))} ${y + drop}a${num(step / 2)} ${num(step / 2)} 0 0 1 ${num(-step)} 0Z`,
        i % 2 ? a : b,
      ),
    ).join("") + path(`M${x} ${y + drop}H${x + w}L${x + w - 10} ${y + drop - 22}H${x + 10}Z`, c.ink, 0.1)
  );
};
export const moon = (x: number, y: number, r: number) =>
  disc(x, y, r * 1.8, c.honey, 0.12) +
  disc(x, y, r, "#F8E7BE") +
  disc(x - r * 0.3, y - r * 0.1, r * 0.18, "#EBD49C") +
  disc(x + r * 0.25, y + r * 0.3, r * 0.13, "#EBD49C");
