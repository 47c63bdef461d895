import { describeApi } from "@/lib/web/openapi";
import { api } from "./registry";

let document: ReturnType<typeof describeApi> | undefined;

/** The documentation of this API, made once: nothing in it changes while the product runs. */
export function apiDocument() {
  document ??= describeApi(api);
  return document;
}
