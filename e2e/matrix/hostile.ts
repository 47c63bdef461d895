import type { OutgoingHttpHeaders } from "node:http";

/** Hostile headers and bodies; each contains a marker word by which a response that reflects it is found. */

/** The marker; no text of the sample contains it. */
export const WORD = "intruso7f3c";
const HOST = `${WORD}.example`;

export interface Hostile {
  name: string;
  headers: OutgoingHttpHeaders;
  body?: string;
}

const ACTION = "7f0123456789abcdef0123456789abcdef01234567";
const CACHED_FUNCTION = "807da6df59f11785db8dd340641edad645a0e20209";
const TREE = encodeURIComponent(JSON.stringify(["", { children: [WORD, {}] }, null, null, true]));

/** Sent one at a time. */
const ALONE: OutgoingHttpHeaders = {
  "x-forwarded-host": HOST,
  "x-forwarded-proto": "gopher",
  "x-forwarded-port": "666",
  "x-forwarded-for": "203.0.113.66",
  "x-real-ip": "203.0.113.66",
  forwarded: `for=203.0.113.66;host=${HOST};proto=http`,
  host: HOST,
  "accept-language": `${WORD},xx;q=0.9`,
  "user-agent": `Googlebot Twitterbot facebookexternalhit/1.1 ${WORD}`,
  origin: `https://${HOST}`,
  referer: `https://${HOST}/`,
  authorization: `Bearer ${WORD}`,
  "x-nextjs-data": "1",
  "x-matched-path": "/painel",
  "x-invoke-path": "/painel",
  "x-invoke-status": "500",
  "x-invoke-query": encodeURIComponent(JSON.stringify({ q: WORD })),
  "x-invoke-output": "/painel",
  "x-invoke-error": JSON.stringify({ message: WORD }),
  "x-middleware-subrequest": Array(5).fill("proxy").join(":"),
  "x-middleware-rewrite": `https://${HOST}/`,
  "x-middleware-redirect": `https://${HOST}/`,
  "x-middleware-prefetch": "1",
  "x-middleware-next": "1",
  "x-middleware-override-headers": "host",
  "x-middleware-set-cookie": `${WORD}=1`,
  "x-now-route-matches": `1=${WORD}&nxtPid=${WORD}`,
  "x-prerender-revalidate": WORD,
  "x-prerender-revalidate-if-generated": "1",
  "next-resume": "1",
  "next-url": `/${WORD}`,
  "next-router-state-tree": TREE,
  "next-router-prefetch": "1",
  "next-router-segment-prefetch": `/${WORD}`,
  "next-html-request-id": WORD,
  "next-action": ACTION,
  rsc: "1",
  purpose: "prefetch",
  "if-none-match": `*, "${WORD}"`,
  "if-match": `"${WORD}"`,
  "if-modified-since": "Fri, 31 Dec 2100 00:00:00 GMT",
  range: "bytes=0-9",
  "if-range": `"${WORD}"`,
  "cache-control": "no-cache, no-store, max-age=0",
  "accept-encoding": "identity;q=0, zstd",
  accept: `text/x-component, application/${WORD}`,
  te: "trailers",
  expect: "100-continue",
  "x-http-method-override": "DELETE",
  "x-original-url": "/painel",
  "x-rewrite-url": "/painel",
  "content-security-policy": `script-src 'nonce-${WORD}'`,
  "x-nova-nonce": WORD,
  cookie: `tema=${WORD}; __prerender_bypass=${WORD}; __next_preview_data=${WORD}; next-auth.callback-url=https://${HOST}`,
};

/** Sent together: as Next's router, its proxy, its renderer, and all of them. */
const ROUTER = ["rsc", "next-router-prefetch", "next-router-segment-prefetch", "next-router-state-tree", "next-url"];
/** Headers that end the request before any other is read. */
const TERMINATING = ["expect", "range", "host", "accept-encoding"];

const pick = (wanted: (name: string) => boolean): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(ALONE).filter(([name]) => wanted(name)));

const TOGETHER: Hostile[] = [
  { name: "router", headers: pick((name) => ROUTER.includes(name)) },
  { name: "navigation", headers: { rsc: "1", "next-router-state-tree": TREE } },
  { name: "prefetch", headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" } },
  { name: "forwarded", headers: pick((name) => /^(?:x-)?forwarded/.test(name)) },
  { name: "middleware", headers: pick((name) => /^x-(?:middleware|invoke|matched|now)/.test(name)) },
  { name: "everything", headers: pick((name) => !TERMINATING.includes(name)) },
];

const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const PARTS = `--x\r\ncontent-disposition: form-data; name="$ACTION_ID_${ACTION}"\r\n\r\n${WORD}\r\n--x--\r\n`;

/** Bodies, sent with any method. */
const BODIES: Hostile[] = [
  { name: "form", headers: FORM_TYPE, body: `name=${WORD}&message=${WORD}` },
  { name: "json", headers: JSON_TYPE, body: JSON.stringify({ titulo: WORD, __proto__: { isAdmin: true } }) },
  { name: "chunks", headers: { ...JSON_TYPE, "transfer-encoding": "chunked" }, body: `{"titulo":"${WORD}"` },
  { name: "action as a form", headers: { "content-type": "multipart/form-data; boundary=x" }, body: PARTS },
  ...[ACTION, CACHED_FUNCTION, WORD].map((id) => ({
    name: `action ${id.slice(0, 4)}`,
    headers: { "next-action": id, "content-type": "text/plain;charset=UTF-8", accept: "text/x-component" },
    body: `["${WORD}"]`,
  })),
];

/** An administrator's session, whose responses must not reach anybody else. */
const session = (cookie: string): Hostile[] => [
  { name: "session", headers: { cookie } },
  { name: "session, router", headers: { cookie, rsc: "1" } },
  { name: "session, no such action", headers: { cookie, "next-action": ACTION }, body: "[]" },
];

export const hostile = (cookie: string): readonly Hostile[] => [
  { name: "plain", headers: {} },
  ...Object.entries(ALONE).map(([name, value]) => ({ name, headers: { [name]: value } })),
  ...TOGETHER,
  ...BODIES,
  ...session(cookie),
];
