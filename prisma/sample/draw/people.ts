import { at, c, clipped, disc, joint, limb, line, mix, num, oval, type Point, path, rect, tone } from "./paper";

export type Hair =
  | "short"
  | "fade"
  | "bald"
  | "tufts"
  | "afro"
  | "curly"
  | "curls"
  | "bun"
  | "long"
  | "bob"
  | "braids"
  | "locs"
  | "ponytail"
  | "puffs"
  | "turban"
  | "scarf"
  | "cap"
  | "straw"
  | "beanie";

export type Arm = {
  /** Hand position, measured from the middle of the shoulders, before scaling. */
  to?: Point;
  /** Hand position in the picture; wins over `to`. */
  reach?: Point;
  bend?: 1 | -1;
  /** Drawn behind the body. */
  behind?: boolean;
  /** Something in the hand, drawn under the fingers. */
  holds?: (x: number, y: number) => string;
};

export type Person = {
  /** Middle of the shoulders. */
  x: number;
  y: number;
  s?: number;
  flip?: boolean;
  skin: string;
  hair: Hair;
  hairColor?: string;
  cloth?: string;
  top: string;
  sleeve?: "long" | "short" | "none";
  sleeveColor?: string;
  apron?: string;
  collar?: string;
  vest?: string;
  kid?: boolean;
  build?: number;
  belly?: number;
  torso?: number;
  lean?: number;
  turn?: number;
  tilt?: number;
  headX?: number;
  headY?: number;
  eyes?: "open" | "happy" | "down";
  mouth?: "smile" | "laugh" | "calm";
  glasses?: boolean;
  beard?: string;
  earring?: string;
  wrinkles?: boolean;
  L?: Arm;
  R?: Arm;
  bottom?: string;
  skirt?: boolean;
  shoes?: string;
  /** Only the arms, to lay hands over something drawn after the body. */
  armsOnly?: boolean;
  /** Seen from behind. */
  back?: boolean;
  /** Sitting, knees to one side, or on the ground with crossed legs. */
  seat?: "left" | "right" | "crossed";
  /** Feet, measured as the hands are. Without them there are no legs. */
  feet?: readonly [Point, Point];
  run?: boolean;
  toes?: readonly [1 | -1, 1 | -1];
};

const dark = "#2A171A";

export function person(p: Person) {
  const s = (p.s ?? 1) * (p.kid ? 0.74 : 1);
  const build = p.build ?? 1;
  const torso = p.torso ?? (p.kid ? 150 : 196);
  const half = (p.kid ? 47 : 56) * build;
  const lean = p.lean ?? 0;
  const local = ([x, y]: Point): Point => [((x - p.x) / s) * (p.flip ? -1 : 1), (y - p.y) / s];
  const arm = (side: -1 | 1, a: Arm | undefined) => {
    if (!a) return { back: "", front: "" };
    const shoulder: Point = [side * (half - 12), 24];
    const hand = a.reach ? local(a.reach) : (a.to ?? [side * 70, 170]);
    const drawn = drawArm(p, shoulder, hand, a, side);
    return a.behind ? { back: drawn, front: "" } : { back: "", front: drawn };
  };
  const left = arm(-1, p.L);
  const right = arm(1, p.R);
  const hair = hairOf(p);
  const headX = (p.headX ?? 0) + (p.turn ?? 0) * 6;
  const headY = -62 + (p.headY ?? 0);
  const headAt = (inner: string) => at(headX, headY, inner, p.kid ? 1.24 : 1, p.tilt ?? 0);
  const body = torsoPath(half, torso, lean, p.belly ?? 0);
  const hips: Point = [lean, torso];
  if (p.armsOnly) return at(p.x, p.y, left.front + right.front, s, 0, p.flip);
  return at(
    p.x,
    p.y,
    [
      headAt(hair.back),
      left.back,
      right.back,
      p.feet ? legs(p, hips, p.feet) : "",
      path(body, p.top),
      clipped(
        body,
        path(
          `M${num(half * 0.42)} -20Q${num(half * 0.5)} 90 ${num(half * 0.2 + lean)} ${torso + 20}H${half * 2 + lean}V-20Z`,
          c.ink,
          0.1,
        ) +
          (p.vest ? vest(p.vest, half, torso) : "") +
          (p.apron ? apron(p.apron, half, torso, lean) : ""),
      ),
      p.feet && p.skirt ? skirt(p, hips) : "",
      p.seat ? seated(p, hips) : "",
      neck(p, headX, headY),
      headAt(head(p) + hair.front),
      left.front,
      right.front,
    ].join(""),
    s,
    0,
    p.flip,
  );
}

function torsoPath(half: number, torso: number, lean: number, belly: number) {
  const hip = half * 0.94 + belly * 0.6;
  const waist = half * 0.9 + belly;
  return `M-20 -8C-34 0 ${num(-half + 4)} -2 ${num(-half)} 30C${num(-half - 2)} 70 ${num(-waist + lean * 0.4)} 90 ${num(-waist + lean * 0.6)} ${num(torso * 0.62)}L${num(-hip + lean)} ${torso}Q${num(lean)} ${torso + 16} ${num(hip + lean)} ${torso}L${num(waist + lean * 0.6)} ${num(torso * 0.62)}C${num(waist + lean * 0.4)} 90 ${num(half + 2)} 70 ${num(half)} 30C${num(half - 4)} -2 34 0 20 -8Z`;
}

function neck(p: Person, hx: number, hy: number) {
  const shade = tone(p.skin, -0.16);
  const x = hx * 0.8;
  const neckline = `M${num(x - 17)} ${num(hy + 22)}L${num(x + 17)} ${num(hy + 22)}L20 -8Q2 ${p.collar ? 26 : 22} -20 -8Z`;
  const collar = p.collar
    ? path(`M-21 -10L-31 2L-8 32L2 14Z`, p.collar) + path(`M21 -10L31 2L12 32L2 14Z`, tone(p.collar, -0.08))
    : "";
  return path(neckline, shade) + collar;
}

function drawArm(p: Person, shoulder: Point, hand: Point, a: Arm, side: -1 | 1) {
  const bone = p.kid ? 74 : 102;
  const elbow = elbowOf(shoulder, hand, bone, side, a.bend);
  const [c1, c2] = [mix(shoulder, elbow, 0.92), mix(hand, elbow, 0.92)];
  const cloth = p.sleeveColor ?? p.top;
  const w0 = p.kid ? 35 : 41 * (0.5 + (p.build ?? 1) / 2);
  const w1 = p.kid ? 21 : 24;
  const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  const bare = p.skin;
  const shadow = a.behind
    ? ""
    : limb(shoulder, c1, c2, hand, w0 - 4, w1 + 2, c.ink, 0.14).replace(
        "<path",
        '<path transform="translate(4 7)" opacity=".14"',
      );
  const fist = at(
    hand[0],
    hand[1],
    oval(7, 0, p.kid ? 15 : 18, p.kid ? 12 : 14.5, bare) + oval(4, -side * 12, 10, 5.5, bare, side * -24),
    1,
    angle,
  );
  const sleeve = p.sleeve ?? "long";
  const cover =
    sleeve === "long"
      ? limb(shoulder, c1, c2, hand, w0, w1 + 7, cloth, 0, 0.94)
      : sleeve === "short"
        ? limb(shoulder, c1, c2, hand, w0 + 3, w1 + 20, cloth, 0, 0.43, false) +
          disc(shoulder[0], shoulder[1], (w0 + 3) / 2, cloth)
        : "";
  const crease = a.behind
    ? ""
    : limb(shoulder, c1, c2, hand, w0 * 0.2, 3, c.ink, 0.12, 0.8).replace("/>", ' opacity=".07"/>');
  return [
    shadow,
    sleeve === "long" ? "" : limb(shoulder, c1, c2, hand, sleeve === "none" ? w0 - 4 : w0 - 7, w1, bare),
    a.holds?.(hand[0], hand[1]) ?? "",
    fist,
    cover,
    crease,
  ].join("");
}

/** An elbow hangs down and outwards, unless told otherwise. */
function elbowOf(shoulder: Point, hand: Point, bone: number, side: -1 | 1, bend?: 1 | -1) {
  // An arm that comes towards us looks shorter.
  const seen = Math.min(bone, Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]) * 0.55 + bone * 0.1);
  if (bend) return joint(shoulder, hand, seen, seen * 0.94, bend * -side);
  const options = [joint(shoulder, hand, seen, seen * 0.94, 1), joint(shoulder, hand, seen, seen * 0.94, -1)] as const;
  const comfort = ([x, y]: Point) => y + x * side * 0.7;
  return comfort(options[0]) > comfort(options[1]) ? options[0] : options[1];
}

function legs(p: Person, [hx, hy]: Point, feet: readonly [Point, Point]) {
  const bone = p.kid ? 92 : 138;
  const cloth = p.skirt ? p.skin : (p.bottom ?? c.ink);
  const w0 = (p.kid ? 50 : 64) * (0.4 + (p.build ?? 1) * 0.6);
  const one = (foot: Point, i: 0 | 1) => {
    const hip: Point = [hx + (i ? 1 : -1) * (p.kid ? 17 : 24), hy - 12];
    const toe = p.toes?.[i] ?? (i ? 1 : -1);
    const straight = Math.hypot(foot[0] - hip[0], foot[1] - hip[1]) * 0.505;
    const reach = p.run ? bone : Math.min(bone, straight);
    const bends = [joint(hip, foot, reach, reach, 1), joint(hip, foot, reach, reach, -1)] as const;
    const knee = bends[0][0] * toe > bends[1][0] * toe ? bends[0] : bends[1];
    const shoe = at(
      foot[0],
      foot[1],
      path("M-15 -16H15Q19 0 36 4Q48 8 46 17H-16Q-20 4 -15 -16Z", p.shoes ?? c.ink),
      p.kid ? 0.8 : 1,
      0,
      toe < 0,
    );
    return (
      shoe +
      limb(
        hip,
        mix(hip, knee, 0.92),
        mix(foot, knee, 0.92),
        foot,
        p.skirt ? w0 * 0.7 : w0,
        p.skirt ? 24 : p.kid ? 28 : 36,
        cloth,
      )
    );
  };
  return (
    one(feet[0], 0) +
    one(feet[1], 1) +
    (p.skirt ? "" : oval(hx, hy - 6, (p.kid ? 40 : 52) * (p.build ?? 1), p.kid ? 24 : 32, cloth))
  );
}

function seated(p: Person, [hx, hy]: Point) {
  const cloth = p.bottom ?? c.ink;
  const k = p.kid ? 0.74 : 1;
  const [w0, w1] = p.kid ? [46, 28] : [62, 36];
  const shoe = (x: number, y: number, toe: number) =>
    at(x, y, path("M-15 -16H15Q19 0 36 4Q48 8 46 17H-16Q-20 4 -15 -16Z", p.shoes ?? c.ink), k, 0, toe < 0);
  if (p.seat === "crossed") {
    const one = (side: -1 | 1) => {
      const hip: Point = [hx + side * 22, hy - 10];
      const knee: Point = [hx + side * 128 * k, hy + 4];
      const foot: Point = [hx - side * 44 * k, hy + 40 * k];
      return (
        oval(foot[0], foot[1] + 4, 26 * k, 14 * k, p.shoes ?? c.ink, side * 14) +
        limb(hip, mix(hip, knee, 1.05), mix(foot, knee, 1.05), foot, w0 * 0.95, w1, cloth)
      );
    };
    return one(-1) + one(1);
  }
  const to = p.seat === "left" ? -1 : 1;
  const one = (dx: number, dy: number, shade: number) => {
    const hip: Point = [hx + to * 4, hy - 22 + dy * 0.4];
    const knee: Point = [hx + to * (96 * k + dx), hy - 14 + dy];
    const foot: Point = [hx + to * (104 * k + dx), hy + 146 * k + dy];
    const fill = cloth.startsWith("#") ? tone(cloth, shade) : cloth;
    return (
      shoe(foot[0], foot[1], to) +
      limb(hip, mix(hip, knee, 0.5), mix(hip, knee, 0.8), knee, w0 * 1.05, w0 * 0.8, fill) +
      limb(knee, mix(knee, foot, 0.3), mix(knee, foot, 0.6), foot, w0 * 0.8, w1, fill)
    );
  };
  return one(26 * k, -4, -0.18) + one(0, 10 * k, 0);
}

function skirt(p: Person, [hx, hy]: Point) {
  const w = (p.kid ? 42 : 52) * (p.build ?? 1);
  const long = p.kid ? 70 : 130;
  const d = `M${num(hx - w)} ${hy - 26}Q${num(hx)} ${hy - 12} ${num(hx + w)} ${hy - 26}L${num(hx + w + long * 0.32)} ${hy + long}Q${num(hx)} ${hy + long + 18} ${num(hx - w - long * 0.32)} ${hy + long}Z`;
  return (
    path(d, p.bottom ?? c.ink) +
    line(
      `M${num(hx - w * 0.2)} ${hy}L${num(hx - w * 0.4)} ${hy + long}M${num(hx + w * 0.4)} ${hy + 6}L${num(hx + w * 0.7)} ${hy + long}`,
      c.ink,
      3,
      0.16,
    )
  );
}

const apron = (color: string, half: number, torso: number, lean: number) =>
  line(`M-16 -8L-26 50M16 -8L26 50`, color, 9) +
  path(
    `M-30 46H30L${num(half * 0.62 + lean * 0.5)} ${num(torso * 0.56)}Q${num(half + 6 + lean)} ${num(torso * 0.62)} ${num(half + 8 + lean)} ${torso + 30}H${num(-half - 8 + lean)}Q${num(-half - 6 + lean)} ${num(torso * 0.62)} ${num(-half * 0.62 + lean * 0.5)} ${num(torso * 0.56)}Z`,
    color,
  ) +
  line(`M-22 ${num(torso * 0.72)}h44`, c.ink, 3, 0.2);

const vest = (color: string, half: number, torso: number) =>
  path(`M-70 -20H-16L-8 ${torso + 20}H-90Z`, color) +
  path(`M70 -20H16L14 ${torso + 20}H90Z`, color) +
  rect(-half * 0.8, torso * 0.62, 26, 5, c.ink, 2, 0.25);

function head(p: Person) {
  const t = p.turn ?? 0;
  const f = t * 13;
  const shade = tone(p.skin, -0.2);
  const deep = tone(p.skin, -0.55);
  const hairline = p.hairColor ?? dark;
  const ears =
    (t < 0.45 ? oval(33 - Math.max(0, -t) * 6, 2, 6.5, 10, tone(p.skin, -0.1)) : "") +
    (t > -0.45 ? oval(-33 + Math.max(0, t) * 6, 2, 6.5, 10, tone(p.skin, -0.1)) : "");
  if (p.back)
    return (
      oval(33, 2, 6.5, 10, p.skin) +
      oval(-33, 2, 6.5, 10, p.skin) +
      path("M-33 -8C-34 -54 34 -54 33 -8C33 18 22 36 0 36C-22 36 -33 18 -33 -8Z", p.hair === "bald" ? p.skin : hairline)
    );
  const face = `M-33 -8C-34 -54 34 -54 33 -8C33 16 ${num(19 + t * 5)} 43 ${num(t * 5)} 43C${num(-19 + t * 5)} 43 -33 16 -33 -8Z`;
  const [lx, rx] = [f - 13 + Math.max(0, -t) * 2, f + 13 - Math.max(0, t) * 2];
  const eye = (x: number) =>
    p.eyes === "open"
      ? oval(x, -3, 3, 3.9, dark)
      : p.eyes === "down"
        ? line(`M${num(x - 5.5)} -4q5.5 5.5 11 0`, dark, 2.8)
        : line(`M${num(x - 5.5)} -1q5.5 -6.5 11 0`, dark, 2.8);
  const brow = (x: number) =>
    line(`M${num(x - 6)} -13q6 -4.5 12 -.5`, p.hair === "bald" && !p.hairColor ? dark : hairline, 3, 0.85);
  const nose = line(`M${num(f + t * 3)} -1q${t < -0.1 ? -6 : 6} 10 ${t < -0.1 ? 1 : -1} 12`, shade, 3.2);
  const mouths = {
    smile: line(`M${num(f - 9)} 20q9 8.5 18 -.5`, deep, 3),
    laugh:
      path(`M${num(f - 11)} 18q11 3.5 22 0q-2.500 14 -11 14q-8.500 0 -11 -14z`, "#6E2420") +
      path(`M${num(f - 9)} 18.800q9 2.800 18 0l-1.500 4q-7.500 2 -15 0z`, c.white),
    calm: line(`M${num(f - 7)} 21q7 4 14 0`, deep, 3),
  };
  const beard = p.beard
    ? clipped(face, path(`M-40 4Q-30 10 ${num(f - 15)} 11Q${num(f)} 6 ${num(f + 15)} 11Q30 10 40 4V60H-40Z`, p.beard)) +
      path(`M${num(f - 10)} 18q10 -3 20 0q-3 10 -10 10q-7 0 -10 -10z`, tone(p.skin, -0.08))
    : "";
  const cheeks = oval(f - 20, 11, 7.5, 5.5, c.ember, 0, 0.2) + oval(f + 20, 11, 7.5, 5.5, c.ember, 0, 0.2);
  const lines = p.wrinkles
    ? line(
        `M${num(f - 24)} -2l-4 -3M${num(f - 24)} 2l-4 1M${num(f + 24)} -2l4 -3M${num(f + 24)} 2l4 1M${num(f - 8)} -24q8 -3 16 0`,
        shade,
        2,
      )
    : "";
  const glasses = p.glasses
    ? line(
        `M${num(f - 23)} -3a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M${num(f + 3)} -3a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M${num(f - 3)} -4q3 -3 6 0`,
        c.ink,
        2.4,
      )
    : "";
  const earring = p.earring
    ? (t < 0.45 ? disc(33, 16, 4.5, p.earring) : "") + (t > -0.45 ? disc(-32, 16, 4.5, p.earring) : "")
    : "";
  return [
    ears,
    path(face, p.skin),
    clipped(face, path(`M${num(f + 22)} -60Q${num(f + 30)} 6 ${num(f + 6)} 50H60V-60Z`, c.ink, 0.07) + cheeks),
    lines,
    beard,
    brow(lx),
    brow(rx),
    eye(lx),
    eye(rx),
    nose,
    mouths[p.mouth ?? "smile"],
    glasses,
    earring,
  ].join("");
}

const crown = (color: string, drop = -4, fringe = -22) =>
  path(
    `M-36 ${drop}C-43 -62 43 -62 36 ${drop}C34 -14 31 ${fringe + 2} 20 ${fringe}C6 ${fringe - 6} -8 ${fringe - 2} -20 ${fringe}C-31 ${fringe + 2} -34 -14 -36 ${drop}Z`,
    color,
  );
const beads = (points: readonly Point[], r: number, color: string) =>
  points.map(([x, y], i) => disc(x, y, r + (i % 3) * 1.5, color)).join("");

function hairOf(p: Person): { back: string; front: string } {
  const k = p.hairColor ?? dark;
  const light = tone(k, 0.14);
  const cloth = p.cloth ?? c.ember;
  const t = p.turn ?? 0;
  const knotSide = t > 0 ? -1 : 1;
  switch (p.hair) {
    case "bald":
      return { back: "", front: line("M-14 -38q10 -6 22 -3", tone(p.skin, 0.3), 4, 0.6) };
    case "tufts":
      return {
        back: "",
        front:
          path("M-36 4C-42 -20 -36 -34 -28 -36C-30 -24 -31 -10 -31 4Z", k) +
          path("M36 4C42 -20 36 -34 28 -36C30 -24 31 -10 31 4Z", k),
      };
    case "fade":
      return {
        back: "",
        front: path(
          "M-34 -14C-36 -30 -34 -50 -22 -54Q0 -62 22 -54C34 -50 36 -30 34 -14C30 -22 30 -28 24 -30Q0 -35 -24 -30C-30 -28 -30 -22 -34 -14Z",
          k,
        ),
      };
    case "short":
      return {
        back: "",
        front:
          path(
            `M-36 -2C-44 -62 44 -62 36 -2C34 -10 33 -18 27 -24Q${num(12 + t * 12)} -20 ${num(-4 + t * 10)} -33Q-18 -24 -28 -22C-33 -16 -34 -8 -36 -2Z`,
            k,
          ) + line(`M${num(-4 + t * 10)} -33q-4 -5 0 -9`, light, 2.5, 0.6),
      };
    case "afro": {
      const ringOf = Array.from(
        { length: 15 },
        (_, i): Point => [Math.cos(2.55 + i * 0.298) * 47, -20 + Math.sin(2.55 + i * 0.298) * 43],
      );
      return {
        back: disc(0, -20, 49, k) + beads(ringOf, 15, k),
        front:
          beads(
            [
              [-30, -26],
              [-20, -36],
              [-7, -40],
              [7, -40],
              [20, -36],
              [30, -26],
            ],
            10,
            k,
          ) + line("M-30 -52q5 -6 10 -3M2 -62q6 -4 10 1M28 -46q6 1 7 7", light, 3, 0.55),
      };
    }
    case "curly":
      return {
        back: beads(
          [
            [-38, 22],
            [38, 22],
            [-44, 6],
            [44, 6],
            [-42, -14],
            [42, -14],
            [-34, -34],
            [34, -34],
            [-18, -46],
            [18, -46],
            [0, -50],
          ],
          16,
          k,
        ),
        front:
          beads(
            [
              [-33, -16],
              [-26, -29],
              [-13, -36],
              [1, -38],
              [15, -36],
              [27, -29],
              [33, -16],
            ],
            11,
            k,
          ) + line("M-26 -42q4 -7 10 -4M6 -50q6 -4 10 2", light, 3, 0.5),
      };
    case "curls":
      return {
        back: beads(
          [
            [-34, -22],
            [34, -22],
            [-30, -38],
            [30, -38],
            [-14, -50],
            [14, -50],
            [0, -54],
          ],
          14,
          k,
        ),
        front:
          beads(
            [
              [-30, -24],
              [-22, -34],
              [-10, -38],
              [3, -40],
              [15, -37],
              [25, -30],
              [31, -22],
              [-6, -50],
              [12, -50],
            ],
            10,
            k,
          ) + line("M-24 -44q4 -6 9 -4M4 -54q6 -4 10 1", light, 3, 0.5),
      };
    case "puffs":
      return {
        back:
          disc(-38, -40, 24, k) +
          disc(38, -40, 24, k) +
          beads(
            [
              [-56, -46],
              [-46, -62],
              [56, -46],
              [46, -62],
            ],
            10,
            k,
          ),
        front:
          crown(k, -8, -26) +
          line("M0 -32V-42", tone(p.skin, -0.05), 2.5) +
          disc(-29, -34, 5, cloth) +
          disc(29, -34, 5, cloth),
      };
    case "bun":
      return {
        back: disc(t * -10, -58, 19, k),
        front: crown(k, 0, -25) + line(`M${num(t * -10 - 10)} -52q10 6 20 0`, light, 2.5, 0.6),
      };
    case "long":
      return {
        back: path("M-38 -6C-46 -64 46 -64 38 -6C40 30 48 50 44 82Q20 92 0 80Q-20 92 -44 82C-48 50 -40 30 -38 -6Z", k),
        front: path("M0 -44C-6 -30 -26 -28 -32 10C-46 -30 -34 -54 0 -54C34 -54 46 -30 32 10C26 -28 6 -30 0 -44Z", k),
      };
    case "bob":
      return {
        back: path(
          "M-39 -6C-46 -64 46 -64 39 -6C42 14 44 26 42 38Q30 46 20 36H-20Q-30 46 -42 38C-44 26 -42 14 -39 -6Z",
          k,
        ),
        front: path(
          `M-37 8C-44 -62 44 -62 37 8C34 -6 33 -16 27 -22Q${num(4 + t * 8)} -24 ${num(-10 + t * 10)} -36Q-20 -24 -29 -16C-33 -8 -35 0 -37 8Z`,
          k,
        ),
      };
    case "braids": {
      const plait = (side: number) =>
        Array.from({ length: 7 }, (_, i) =>
          oval(side * (37 + Math.sin(i * 0.6) * 4), 14 + i * 13, 9 - i * 0.5, 9, i % 2 ? light : k, side * 20),
        ).join("") + rect(side * 37 - 5 + side * 2, 98, 11, 7, cloth, 3);
      return {
        back: path("M-37 10C-44 -62 44 -62 37 10Z", k),
        front:
          crown(k, 6, -24) + line("M0 -28V-42M-14 -27L-17 -38M14 -27L17 -38", light, 2.2, 0.55) + plait(-1) + plait(1),
      };
    }
    case "locs": {
      const strands = [-44, -36, -27, 27, 36, 44]
        .map((x, i) =>
          line(`M${num(x * 0.7)} -30C${x} -20 ${x} 10 ${num(x * 1.02)} ${42 + (i % 3) * 9}`, i % 2 ? light : k, 12),
        )
        .join("");
      return {
        back: path("M-37 10C-44 -62 44 -62 37 10Z", k) + strands,
        front: crown(k, -4, -26) + line("M-20 -28L-23 -36M-8 -29L-9 -42M8 -29L9 -42M20 -28L23 -36", light, 2.5, 0.55),
      };
    }
    case "ponytail":
      return {
        back: path(
          `M${knotSide * 18} -44C${knotSide * 64} -60 ${knotSide * 70} -10 ${knotSide * 54} 32C${knotSide * 46} 12 ${knotSide * 44} -10 ${knotSide * 20} -24Z`,
          k,
        ),
        front: crown(k, 0, -25) + disc(knotSide * 30, -38, 6, cloth),
      };
    case "turban":
      return {
        back: "",
        front:
          path("M-37 -6C-46 -70 46 -70 37 -6C30 -20 16 -26 0 -26C-16 -26 -30 -20 -37 -6Z", cloth) +
          path("M-20 -58C-34 -84 -6 -92 2 -72C12 -92 38 -82 22 -58C10 -50 -10 -50 -20 -58Z", tone6(cloth, 0.14)) +
          line(
            "M-33 -16C-24 -40 -10 -50 0 -56M33 -16C26 -38 12 -50 2 -56M-20 -24C-14 -40 -6 -48 0 -54M0 -58Q-8 -66 -12 -74M4 -58Q10 -66 16 -74",
            tone6(cloth, -0.28),
            2.6,
            0.7,
          ),
      };
    case "scarf":
      return {
        back: path(
          `M${knotSide * 30} 4L${knotSide * 56} 30L${knotSide * 40} 34L${knotSide * 26} 16Z`,
          tone6(cloth, -0.12),
        ),
        front:
          path("M-37 2C-46 -64 46 -64 37 2C33 -14 20 -26 0 -27C-20 -26 -33 -14 -37 2Z", cloth) +
          line("M-30 -12C-20 -24 -8 -27 0 -27C8 -27 20 -24 30 -12", tone6(cloth, 0.35), 3, 0.8),
      };
    case "cap":
      return {
        back: "",
        front:
          path("M-34 10C-36 0 -36 -10 -35 -16H35C36 -10 36 0 34 10C31 2 31 -6 30 -14H-30C-31 -6 -31 2 -34 10Z", k) +
          path("M-36 -16C-40 -60 40 -60 36 -16Q0 -26 -36 -16Z", cloth) +
          path(
            `M${num(-30 + t * 22)} -18Q${num(t * 38)} -32 ${num(30 + t * 26)} -18Q${num(34 + t * 34)} -8 ${num(t * 46)} -10Q${num(-34 + t * 26)} -8 ${num(-30 + t * 22)} -18Z`,
            tone6(cloth, -0.22),
          ),
      };
    case "straw":
      return {
        back: oval(0, -26, 68, 16, tone6(cloth, -0.2)),
        front:
          path("M-35 6C-36 -4 -36 -14 -35 -22H35C36 -14 36 -4 34 6C31 -2 31 -8 30 -16H-30C-31 -8 -31 -2 -35 6Z", k) +
          path("M-70 -24Q0 -4 70 -24Q60 -38 36 -36H-36Q-60 -38 -70 -24Z", cloth) +
          path("M-36 -32C-38 -76 38 -76 36 -32Q0 -22 -36 -32Z", tone6(cloth, 0.16)) +
          path("M-36.500 -32Q0 -22 36.500 -32L36 -42Q0 -32 -36 -42Z", c.ember),
      };
    case "beanie":
      return {
        back: "",
        front:
          path("M-37 -12C-44 -72 44 -72 37 -12Q0 -22 -37 -12Z", cloth) +
          path("M-39 -8Q0 -22 39 -8V-24Q0 -38 -39 -24Z", tone6(cloth, -0.2)) +
          line("M-14 -34V-52M0 -36V-56M14 -34V-52", tone6(cloth, -0.25), 2.5, 0.5),
      };
  }
}

/** Cloth may be patterned paper, which has no lighter or darker tone of its own. */
function tone6(fill: string, by: number) {
  return fill.startsWith("#") ? tone(fill, by) : by < 0 ? c.ink : c.white;
}
