import type { APIRequestContext, APIResponse } from "@playwright/test";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "../fixtures";

type Operation = {
  security: object[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
};

type OpenApi = { paths: Record<string, Record<string, Operation>> };

const UNCHECKED = ["/api/openapi.json", "/api/docs"];

/** The API's OpenAPI document, and the comparison of responses with it. */
export class ApiDocument {
  #ajv = new Ajv2020({ strict: false, allErrors: true });
  #validators = new Map<string, ValidateFunction>();

  constructor(readonly content: OpenApi) {
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(closed(content), "api");
  }

  static async read(request: APIRequestContext, origin = "") {
    return new ApiDocument(await (await request.get(`${origin}/api/openapi.json`)).json());
  }

  /** All operations of the document. */
  operations() {
    return Object.entries(this.content.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );
  }

  /** Fails when the status or any field of a response differs from the document. */
  async check(method: string, response: APIResponse) {
    const { pathname } = new URL(response.url());
    const path = this.#pathOf(pathname);
    const status = response.status();
    if (!pathname.startsWith("/api/") || UNCHECKED.includes(pathname) || response.headers().location) return;
    const operation = path && this.content.paths[path]?.[method.toLowerCase()];
    if (method === "HEAD" || method === "OPTIONS") return;
    const refusedEarly = status === 405 || !isWellFormed(pathname);
    if (!operation || refusedEarly) return this.#expectValid("#/components/schemas/Erro", response);
    expect(Object.keys(operation.responses), `${method} ${pathname}`).toContain(String(status));
    if (status === 304) return;
    const pointer = ["paths", path, method.toLowerCase(), "responses", String(status), "content", "application/json"];
    await this.#expectValid(`#/${[...pointer, "schema"].map(escapePointer).join("/")}`, response);
  }

  /** Fails when an example does not match the schema beside it. */
  checkExample(pointer: string[], example: unknown) {
    const validate = this.#validator(`#/${[...pointer, "schema"].map(escapePointer).join("/")}`);
    validate(example);
    expect(validate.errors, pointer.join(" ")).toBeNull();
  }

  async #expectValid(pointer: string, response: APIResponse) {
    const validate = this.#validator(pointer);
    const body = await response.json();
    validate(body);
    const at = `${response.status()} ${response.url()} ${JSON.stringify(body).slice(0, 300)}`;
    expect(validate.errors, at).toBeNull();
  }

  #validator(pointer: string) {
    let validate = this.#validators.get(pointer);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `api${pointer}` });
      this.#validators.set(pointer, validate);
    }
    return validate;
  }

  /** '/api/posts/{id}' for '/api/posts/123'; paths without parameters take precedence. */
  #pathOf(pathname: string) {
    const paths = Object.keys(this.content.paths).sort((a, b) => Number(a.includes("{")) - Number(b.includes("{")));
    return paths.find((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname));
  }
}

/** A request context that compares every response with the document. */
export function checked(context: APIRequestContext, document: ApiDocument): APIRequestContext {
  const methods = ["get", "post", "put", "patch", "delete", "head", "fetch"] as const;
  const wrapped = methods.map((name) => {
    const call = async (url: string, options?: { method?: string }) => {
      const response = await context[name](url, options);
      const method = name === "fetch" ? (options?.method ?? "GET") : name;
      await document.check(method.toUpperCase(), response);
      return response;
    };
    return [name, call];
  });
  return Object.assign(Object.create(context), Object.fromEntries(wrapped));
}

function isWellFormed(address: string) {
  try {
    return Boolean(decodeURIComponent(address));
  } catch {
    return false;
  }
}

/** RFC 6901 inside a URI. */
const escapePointer = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/** The schemas with undocumented fields forbidden. */
function closed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(closed) as Value;
  if (typeof value !== "object" || value === null) return value;
  const all = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  const isOpen = all.type === "object" && all.properties && all.additionalProperties === undefined;
  return { ...all, ...(isOpen && { additionalProperties: false }) } as Value;
}
