import type { InlineHashes } from "./finish-document";

/** What the browser may do on a page: the Content-Security-Policy, as the value of its header. */

export type Policy = {
  /** Whether visitors come by https: then no picture or link may lead back to http. */
  https: boolean;
  /** Whether the contact form has hCaptcha's box. */
  captcha: boolean;
};

/** Which scripts and styles in the document's own text count: those with these hashes, or scripts with this nonce. */
export type Inline = InlineHashes | { nonce: string };

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

/**
 * A page that somebody goes on to without a new document keeps the policy of the first one. Hence all pages have the same
 * sources, and hCaptcha's are not on the contact page alone.
 */
export function contentSecurityPolicy({ https, captcha }: Policy, inline: Inline) {
  const outside = captcha ? HCAPTCHA : [];
  const [scripts, styles] = "nonce" in inline ? [[`nonce-${inline.nonce}`], []] : [inline.scripts, inline.styles];
  const directives = {
    "default-src": [SELF],
    "script-src": [SELF, ...scripts.map(quoted), ...outside],
    "style-src": [SELF, ...[...SONNER_STYLES, ...styles].map(quoted), ...outside],
    // Each picture's own placeholder; an attribute can neither fetch nor select anything else.
    "style-src-attr": ["'unsafe-inline'"],
    // An article or item may show a picture of another site; the editor previews one before it is sent.
    "img-src": [SELF, "data:", "blob:", "https:", ...(https ? [] : ["http:"])],
    "connect-src": [SELF, ...outside],
    "frame-src": captcha ? HCAPTCHA : [NONE],
    "object-src": [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [NONE],
    ...(https && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** For answers that are no page, such as the API's: nothing may come of them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const SELF = "'self'";
const NONE = "'none'";

function quoted(source: string) {
  return `'${source}'`;
}
