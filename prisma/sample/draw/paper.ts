/** Paper, scissors and palette: the few primitives from which every drawing is cut. */

export type Point = readonly [number, number];

export const c = {
  white: "#FFFBF2",
  cream: "#FBF3E4",
  cream2: "#F5E6CB",
  sand: "#EBCFA0",
  ink: "#3B1F2B",
  plum: "#5D3647",
  mauve: "#8C5F6B",
  ember: "#C8401B",
  brick: "#A33517",
  terracotta: "#E0734A",
  rose: "#EBA58E",
  blush: "#F6D3C4",
  marigold: "#F2A93B",
  honey: "#F8CE85",
  wood: "#B97A45",
  woodDark: "#8E5730",
  green: "#1F5A4E",
  forest: "#17443B",
  leaf: "#6E9F6B",
  sage: "#A9C49A",
  mist: "#D6E3CB",
  sky: "#A9CFD0",
  pale: "#D7E9E4",
  lake: "#6C9FA5",
  night: "#2B2A45",
} as const;

export const skin = ["#F0C7A0", "#DFA87C", "#C68A5E", "#A86C44", "#85512F", "#683E27"] as const;

let defs: string[] = [];
let serial = 0;
let seed = 1;

export const num = (v: number) => String(Math.round(v * 10) / 10);
export const pt = ([x, y]: Point) => `${num(x)} ${num(y)}`;
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Repeatable chance, so that drawing twice gives the same file. */
export function chance(from = 0, to = 1) {
  seed = (seed * 16807) % 2147483647;
  return from + ((seed - 1) / 2147483646) * (to - from);
}

export function tone(hex: string, by: number) {
  const channels = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const target = by < 0 ? [59, 31, 43] : [255, 248, 236];
  return `#${channels
    .map((v, i) =>
      Math.round(v + ((target[i] ?? 0) - v) * Math.abs(by))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

type Style = { fill?: string; stroke?: string; width?: number; opacity?: number; more?: string };
const attributes = ({ fill, stroke, width = 3, opacity, more = "" }: Style) =>
  `fill="${fill ?? "none"}"${stroke ? ` stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"` : ""}${opacity ? ` opacity="${opacity}"` : ""}${more}`;

export const path = (d: string, fill: string, opacity?: number) => `<path d="${d}" ${attributes({ fill, opacity })}/>`;
export const line = (d: string, stroke: string, width = 3, opacity?: number) =>
  `<path d="${d}" ${attributes({ stroke, width, opacity })}/>`;
export const disc = (x: number, y: number, r: number, fill: string, opacity?: number) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${attributes({ fill, opacity })}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0, opacity?: number) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" ${attributes({ fill, opacity })}${turn ? ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"` : ""}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, opacity?: number) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r ? ` rx="${r}"` : ""} ${attributes({ fill, opacity })}/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width: number, opacity?: number) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${attributes({ stroke, width, opacity })}/>`;
export const at = (x: number, y: number, inner: string, scale = 1, turn = 0, flip = false) =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ""}${scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : ""}">${inner}</g>`;

/** Steps closer: enlarges a scene around a point that stays in place. */
export const closer = (scale: number, x: number, y: number, inner: string) =>
  at(x - x * scale, y - y * scale, inner, scale);

/** A sheet laid on top of the others: the shape and its soft shadow. */
export const sheet = (d: string, fill: string, dx = 5, dy = 7) =>
  `<path d="${d}" fill="${c.ink}" opacity=".13" transform="translate(${dx} ${dy})"/><path d="${d}" fill="${fill}"/>`;

export function clipped(d: string, inner: string) {
  const id = `k${serial++}`;
  defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${inner}</g>`;
}

type Weave = "stripes" | "bands" | "dots" | "check" | "leaves" | "weave" | "waves" | "flowers";
/** Patterned paper: returns a fill. */
export function pattern(kind: Weave, ground: string, figure: string, size = 24) {
  const id = `p${serial++}`;
  const h = size / 2;
  const q = size / 4;
  const figures: Record<Weave, string> = {
    stripes: rect(0, 0, h, size, figure),
    bands: rect(0, 0, size, size * 0.36, figure),
    dots: disc(q, q, size * 0.13, figure) + disc(q * 3, q * 3, size * 0.13, figure),
    check: rect(0, 0, h, size, figure, 0, 0.55) + rect(0, 0, size, h, figure, 0, 0.55),
    leaves: path(`M${q} ${h}q${q}-${h} ${h} 0q-${q} ${q}-${h} 0z`, figure),
    weave: line(`M0 ${h}h${h}M${h} 0v${h}M${h} ${size}h${h}`, figure, size * 0.07),
    waves: line(`M0 ${h}q${q}-${q} ${h} 0t${h} 0`, figure, size * 0.1),
    flowers:
      [0, 72, 144, 216, 288]
        .map((a) =>
          disc(
            h + Math.cos((a * Math.PI) / 180) * size * 0.14,
            h + Math.sin((a * Math.PI) / 180) * size * 0.14,
            size * 0.1,
            figure,
          ),
        )
        .join("") + disc(h, h, size * 0.08, ground),
  };
  defs.push(
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" fill="${ground}"/>${figures[kind]}</pattern>`,
  );
  return `url(#${id})`;
}

/** Paper fibres scattered over an area. */
export function fibres(x: number, y: number, w: number, h: number, color: string, count = 60, opacity = 0.16) {
  let d = "";
  for (let i = 0; i < count; i++)
    d += `M${Math.round(chance(x, x + w))} ${Math.round(chance(y, y + h))}l${num(chance(-9, 9))} ${num(chance(-4, 4))}`;
  return line(d, color, 2.4, opacity);
}

/** A ribbon along a cubic curve, tapering from w0 to w1: arms, legs, trunks. */
export function limb(
  a: Point,
  c1: Point,
  c2: Point,
  b: Point,
  w0: number,
  w1: number,
  fill: string,
  from = 0,
  to = 1,
  caps = true,
) {
  const steps = 12;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = from + ((to - from) * i) / steps;
    const u = 1 - t;
    const at = (k: 0 | 1) => u * u * u * a[k] + 3 * u * u * t * c1[k] + 3 * u * t * t * c2[k] + t * t * t * b[k];
    const slope = (k: 0 | 1) => 3 * u * u * (c1[k] - a[k]) + 6 * u * t * (c2[k] - c1[k]) + 3 * t * t * (b[k] - c2[k]);
    const [dx, dy] = [slope(0), slope(1)];
    const length = Math.hypot(dx, dy) || 1;
    const half = (w0 + (w1 - w0) * t) / 2;
    left.push([at(0) - (dy / length) * half, at(1) + (dx / length) * half]);
    right.unshift([at(0) + (dy / length) * half, at(1) - (dx / length) * half]);
  }
  const [startR, endR] = [(w0 + (w1 - w0) * from) / 2, (w0 + (w1 - w0) * to) / 2];
  const first = left[0] ?? a;
  const turn = right[0] ?? b;
  const cap = (r: number, p: Point) => (caps ? `A${num(r)} ${num(r)} 0 0 0 ${pt(p)}` : `L${pt(p)}`);
  return path(
    `M${left.map(pt).join("L")}${cap(endR, turn)}L${right.slice(1).map(pt).join("L")}${cap(startR, first)}Z`,
    fill,
  );
}

/** Two bones between a and b: where is the elbow or knee? */
export function joint(a: Point, b: Point, upper: number, lower: number, side: number): Point {
  const d = Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.abs(upper - lower) + 1);
  const base = Math.atan2(b[1] - a[1], b[0] - a[0]);
  if (d >= upper + lower) return mix(a, b, upper / (upper + lower));
  const angle = base + side * Math.acos((upper * upper + d * d - lower * lower) / (2 * upper * d));
  return [a[0] + Math.cos(angle) * upper, a[1] + Math.sin(angle) * upper];
}

export function picture(title: string, width: number, height: number, compose: () => string) {
  defs = [];
  serial = 0;
  seed = 20231012;
  const body = compose();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${title}</title><defs>${defs.join("")}</defs>${body}</svg>\n`;
}
