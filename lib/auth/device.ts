/** In order of precedence: the user agents of Edge and Opera name Chrome as well, and nearly all name Safari. */
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

/** 'Chrome no Android': the browser and system of a user agent, in words for the list of sessions. */
export function deviceOf(userAgent: string | null | undefined) {
  const browser = firstOf(BROWSERS, userAgent ?? "");
  const system = firstOf(SYSTEMS, userAgent ?? "");
  if (!browser) return system ? `Navegador ${system}` : UNKNOWN_DEVICE;
  return system ? `${browser} ${system}` : browser;
}

const firstOf = (names: [RegExp, string][], userAgent: string) => names.find(([mark]) => mark.test(userAgent))?.[1];
