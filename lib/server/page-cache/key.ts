import type { IncomingMessage } from "node:http";
import { isApi } from "../../routes";
import { chooseEncoding, type Encoding } from "./encoding";

/** Request headers by which Next's data for a navigation differs, as its Vary header names them. */
const NAVIGATION_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

/** Every request header that the keys know; an answer that varies by another one is not cacheable. */
const VARY_HEADERS: readonly string[] = [...NAVIGATION_HEADERS, "accept-encoding", "origin"];

/**
 * The cache key of a request: the encoding of its answer, the path and query, and a line for each other header that counts.
 * Undefined for a request that bypasses the cache.
 */
export function keyOf(request: IncomingMessage): string | undefined {
  if (bypassesCache(request)) return undefined;
  const { headers, url = "/" } = request;
  let key = `${chooseEncoding(headers["accept-encoding"] ?? "")} ${url}`;
  const add = (name: string) => {
    if (headers[name] !== undefined) key += `\n${name}: ${headers[name]}`;
  };
  if (headers.rsc !== undefined) NAVIGATION_HEADERS.forEach(add);
  if (isApi(url)) add("origin");
  return key;
}

function bypassesCache({ method, headers, url = "/" }: IncomingMessage) {
  if (method !== "GET" && method !== "HEAD") return true;
  if (headers.authorization !== undefined) return true;
  return headers.cookie !== undefined && isApi(url);
}

/** The key of the same document without its query; undefined when it has none, or is no document. */
export function keyWithoutQuery(key: string) {
  const query = key.indexOf("?");
  return query < 0 || key.includes("\n") ? undefined : key.slice(0, query);
}

/** Whether the keys include every header that this Vary header names. */
export function isVaryKnown(vary: string) {
  const names = vary.toLowerCase().split(",");
  return names.every((name) => name.trim() === "" || VARY_HEADERS.includes(name.trim()));
}

export const encodingOf = (key: string) => key.slice(0, key.indexOf(" ")) as Encoding;

/** The path and query of a key. */
export const addressOf = (key: string) => key.slice(key.indexOf(" ") + 1).split("\n", 1)[0] ?? "";
