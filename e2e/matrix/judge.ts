import { FORMS, PRIVATE } from "./addresses";
import type { Asked, Reply } from "./exchange";

/** A method that no server knows. */
export const MADE_UP = "INVENTA";

/** The faults of a response to a hostile request, in a sentence each. */
export function whatIsWrong(asked: Asked, { status, headers, body }: Reply): string[] {
  const what = describeRequest(asked);
  if (status === 0) return [`${what}, no answer`];
  if (asked.method === MADE_UP && [400, 501].includes(status)) return [];
  // The queue is full.
  const isBusy = status === 503 && headers["retry-after"] !== undefined;
  if (status >= 500 && !isBusy) return [`${what}, ${status}`];
  // Next sends on what comes without the hash of the router's headers.
  if (asked.method === "GET" && /[?&]_rsc=/.test(headers.location ?? "")) return [`${what}, renders nothing`];
  if (mayAsk(asked)) return [];
  // A server action without a session.
  if (status === 401 && asked.headers?.["next-action"] !== undefined) return [];
  if (status !== 405) return [`${what}, ${status} instead of 405`];
  return [
    ...(/GET, ?HEAD/.test(headers.allow ?? "") ? [] : [`${what}, 405 that allows ${headers.allow}`]),
    ...(body.length > 10_000 ? [`${what}, 405 with a whole page`] : []),
  ];
}

/** As in `GET /posts (rsc, body)`. */
export function describeRequest({ method, path, headers = {}, body }: Asked) {
  const sent = [...Object.keys(headers).slice(0, 3), ...(body ? ["body"] : [])].join(", ");
  return `${method} ${path} (${sent || "nothing else"})`;
}

const isApi = (path: string) => /^\/api(?:[/?]|$)/.test(path);

function mayAsk({ method, path, headers = {} }: Asked) {
  if (method === "GET" || method === "HEAD") return true;
  if (isApi(path)) return ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].includes(method);
  if (method !== "POST") return false;
  const isAction = headers["next-action"] !== undefined && String(headers.cookie).includes("session-token=");
  return FORMS.includes(path) || (isAction && PRIVATE.includes(path));
}

const EVERYWHERE = {
  "content-security-policy": /./,
  "x-content-type-options": /^nosniff$/,
  "cross-origin-resource-policy": /./,
  "strict-transport-security": /^max-age=31536000; includeSubDomains$/,
};

/** Headers that every response must have and that are missing or wrong. */
export function missing({ status, headers }: Pick<Reply, "status" | "headers">) {
  // A 304 keeps the policy of the visitor's copy.
  const wanted = Object.entries(EVERYWHERE).filter(([name]) => status !== 304 || name !== "content-security-policy");
  return wanted.flatMap(([name, value]) => (value.test(String(headers[name] ?? "")) ? [] : [name]));
}

/** Complaints shown at most. */
const MOST = 40;

/** One line for the same complaint about many requests with a method: their number and the first of them. */
export function summary(complaints: readonly string[] = []) {
  const kinds = new Map<string, string[]>();
  for (const complaint of complaints) {
    const kind = complaint.replace(/ .*\)/, "");
    kinds.set(kind, [...(kinds.get(kind) ?? []), complaint]);
  }
  return [...kinds.values()].map((all) => `${all.length} × ${all[0]}`).slice(0, MOST);
}
