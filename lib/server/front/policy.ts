import type { OutgoingHttpHeaders } from "node:http";
import { sharedForHeader } from "../../internal-headers";
import { PLAYER_ORIGINS } from "../../video";

/** The security headers of every answer, and the Content-Security-Policy of documents. */

export type PolicyOptions = {
  /** Whether visitors come by https: then no picture or link may lead back to http. */
  https: boolean;
  /** Whether the contact form has hCaptcha's box. */
  captcha: boolean;
};

/** The document's own inline code: scripts and styles with these hashes, or scripts with this nonce. */
export type Inline = { scripts: string[]; styles: string[] } | { nonce: string };

/**
 * The styles that sonner adds when its code is loaded; it has no switch for that. A test compares them with the package. The
 * element is empty when it comes into the page, and filled afterwards: the second hash is that of nothing.
 */
export const SONNER_STYLES = [
  "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
  "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
];

/** Source: https://docs.hcaptcha.com/#content-security-policy-settings */
const HCAPTCHA = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

const ONE_YEAR_S = 31_536_000;

/** Browser features that neither the product nor an embedded page may use. */
const UNUSED_FEATURES = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer"],
  ...["microphone", "midi", "payment", "screen-wake-lock", "serial", "usb", "xr-spatial-tracking"],
];

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "cross-origin-opener-policy": "same-origin",
  // For browsers that do not know frame-ancestors.
  "x-frame-options": "DENY",
};

const SELF = "'self'";
const NONE = "'none'";

/**
 * After a client-side navigation the policy of the first document still holds. Hence all public pages have the same
 * sources, and hCaptcha's are not on the contact page alone, nor the videos' players on articles with a video. Screens
 * with a nonce (dashboard, login) play no video, and lead to public pages by whole loads.
 */
export function documentPolicy({ https, captcha }: PolicyOptions, inline: Inline) {
  const outside = captcha ? HCAPTCHA : [];
  const frames = [...outside, ...("nonce" in inline ? [] : PLAYER_ORIGINS)];
  const { scripts, styles } = "nonce" in inline ? { scripts: [`nonce-${inline.nonce}`], styles: [] } : inline;
  return written({
    "default-src": [SELF],
    "script-src": [SELF, ...scripts.map(quoted), ...outside],
    "style-src": [SELF, ...[...SONNER_STYLES, ...styles].map(quoted), ...outside],
    // Each picture's own placeholder; an attribute can neither fetch nor select anything else.
    "style-src-attr": ["'unsafe-inline'"],
    // An article or item may show a picture of another site; the editor previews one before it is sent.
    "img-src": [SELF, "data:", "blob:", "https:", ...(https ? [] : ["http:"])],
    "connect-src": [SELF, ...outside],
    "frame-src": frames.length > 0 ? frames : [NONE],
    "object-src": [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [NONE],
    ...(https && { "upgrade-insecure-requests": [] }),
  });
}

/** The policy of answers that are no page of ours (feeds, files, the API): they may neither run nor fetch anything. */
export const DATA_POLICY = written({
  "default-src": [NONE],
  // Pictures in SVG, and the page for a busy server.
  "style-src": ["'unsafe-inline'"],
  "base-uri": [NONE],
  "form-action": [NONE],
  "frame-ancestors": [NONE],
});

/** The headers with those that every answer has, without what is for the front alone; a policy that is among them stays. */
export function withSecurityHeaders(
  status: number,
  { [sharedForHeader]: _, ...headers }: OutgoingHttpHeaders,
  { https }: PolicyOptions,
): OutgoingHttpHeaders {
  const isPicture = String(headers["content-type"]).startsWith("image/");
  return {
    ...EVERYWHERE,
    // Readers of feeds show our pictures on pages of their own.
    "cross-origin-resource-policy": isPicture ? "cross-origin" : "same-origin",
    ...(https && { "strict-transport-security": `max-age=${ONE_YEAR_S}; includeSubDomains` }),
    // A page in the browser's cache keeps the policy that it came with.
    ...(status !== 304 && { "content-security-policy": DATA_POLICY }),
    ...headers,
  };
}

function written(directives: Record<string, string[]>) {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

function quoted(source: string) {
  return `'${source}'`;
}
