/** The first that is found counts: Edge and Opera call themselves Chrome, too, and everybody Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, "no Android"],
  [/\biPhone\b/, "no iPhone"],
  [/\biPad\b/, "no iPad"],
  [/\bCrOS\b/, "no Chromebook"],
  [/\bWindows\b/, "no Windows"],
  [/\bMacintosh\b/, "no Mac"],
  [/\bLinux\b/, "no Linux"],
];

const UNKNOWN_DEVICE = "Aparelho desconhecido";

/** 'Chrome no Android': where somebody signed in, in words by which she knows it again. */
export function deviceOf(userAgent: string | null | undefined) {
  const browser = firstOf(BROWSERS, userAgent ?? "");
  const system = firstOf(SYSTEMS, userAgent ?? "");
  if (!browser) return system ? `Navegador ${system}` : UNKNOWN_DEVICE;
  return system ? `${browser} ${system}` : browser;
}

const firstOf = (names: [RegExp, string][], userAgent: string) => names.find(([mark]) => mark.test(userAgent))?.[1];
