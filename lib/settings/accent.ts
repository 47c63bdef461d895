// The organisation's colour for both themes: unchanged where its contrast suffices, else lighter or darker. The surfaces are those of
// app/globals.css (a test compares them).

/** '#rrggbb' */
export type Color = string;

/** The accent of one theme, and of text upon it. */
export type Accent = { accent: Color; strong: Color; on: Color };

export type ThemeName = "light" | "dark";

/** The colour that comes with the site, whose accents stand in app/globals.css. */
export const DEFAULT_ACCENT = "#b53a15";

export const ACCENT_PRESETS = {
  "#b53a15": "Terracota",
  "#a3245c": "Amora",
  "#6b3fa0": "Violeta",
  "#1f5fa8": "Azul",
  "#0f6e6e": "Petróleo",
  "#2f6b2f": "Verde",
} as const satisfies Record<Color, string>;

/** What the accent is upon, as text, and the text that is upon the accent. */
export const SURFACES = {
  light: ["#fbf6ec", "#ffffff", "#f4ebdc", "#e0efe8", "#fbe7e6"],
  dark: ["#1b1117", "#261a20", "#140c10", "#1d332d", "#43191f"],
} as const satisfies Record<ThemeName, Color[]>;
const TEXT_UPON = { light: "#ffffff", dark: "#2b1208" } as const;

/** WCAG 2.2, 1.4.3. */
export const MIN_CONTRAST = 4.5;
/** Difference in lightness of the hover shade. */
const STRONGER = 0.08;

export const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** The accent of a colour in one theme, with sufficient contrast. */
export function accentOf(color: Color, theme: ThemeName): Accent {
  const on = TEXT_UPON[theme];
  const darker = theme === "light";
  const accent = readable(hslOf(color), darker, [...SURFACES[theme], on]);
  const hsl = hslOf(accent);
  const l = darker ? Math.max(0, hsl.l - STRONGER) : Math.min(1, hsl.l + STRONGER);
  return { accent, strong: hexOf({ ...hsl, l }), on };
}

/** For the style of <html>, where no theme is known yet; none for the colour that comes with the site. */
export function accentVariables(color: Color): Record<string, Color> {
  if (!color) return {};
  const [light, dark] = [accentOf(color, "light"), accentOf(color, "dark")];
  return {
    "--light-accent": light.accent,
    "--light-accent-strong": light.strong,
    "--dark-accent": dark.accent,
    "--dark-accent-strong": dark.strong,
  };
}

/** WCAG's contrast ratio, 1 to 21. */
export function contrast(one: Color, other: Color) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Hsl = { h: number; s: number; l: number };

/** The nearest lightness in that direction with sufficient contrast, which grows with the distance. */
function readable(hsl: Hsl, darker: boolean, beside: Color[]) {
  const at = (step: number) => hexOf({ ...hsl, l: darker ? hsl.l * (1 - step) : hsl.l + (1 - hsl.l) * step });
  const passes = (color: Color) => beside.every((one) => contrast(color, one) >= MIN_CONTRAST);
  if (passes(at(0))) return at(0);
  let [failing, passing] = [0, 1];
  for (let half = 0; half < 16; half++) {
    const middle = (failing + passing) / 2;
    if (passes(at(middle))) passing = middle;
    else failing = middle;
  }
  return at(passing);
}

function channels(color: Color) {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
}

function luminance(color: Color) {
  const [r = 0, g = 0, b = 0] = channels(color).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function hslOf(color: Color): Hsl {
  const [r = 0, g = 0, b = 0] = channels(color);
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [l, spread] = [(max + min) / 2, max - min];
  if (spread === 0) return { h: 0, s: 0, l };
  const s = spread / (1 - Math.abs(2 * l - 1));
  const sector = max === r ? (g - b) / spread : max === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return { h: (sector + 6) % 6, s, l };
}

/** `h` in sixths of the circle. */
function hexOf({ h, s, l }: Hsl): Color {
  const channel = (offset: number) => {
    const k = (offset + 2 * h) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
