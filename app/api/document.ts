import { describeApi } from "@/lib/web/api/openapi";
import { api } from "./registry";

let document: ReturnType<typeof describeApi> | undefined;

/** The OpenAPI document, built once. */
export function apiDocument() {
  document ??= describeApi(api);
  return document;
}
