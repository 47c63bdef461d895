import "server-only";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathItemObject } from "zod-openapi";
import { JSON_MEGABYTES } from "../../images/upload-limits";
import { REPETITION_MS } from "../../items/repetition";
import { may, ROLE_KEYS, ROLE_LABELS } from "../../roles";
import { absolute } from "../../site";
import { FAILURES, type FailureStatus } from "../failure-statuses";
import { errorAnswer } from "./api-answers";
import { IDEMPOTENCY_KEY } from "./idempotency";
import type { RouteHandler } from "./route";
import type { Access, Declaration } from "./route-declaration";

/** The exports of a route's file by their names; refused methods have no declaration. */
type RouteModule = Record<string, RouteHandler & { declaration?: Declaration }>;

/** Section to path (as OpenAPI writes it) to the module of the route. */
export type Api = Record<string, Record<string, RouteModule>>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

const byToken = { token: [] };
const bySession = { sessao: [] };
const SIGNED_IN = [byToken, bySession];

function securityOf(access: Access): Record<string, never[]>[] {
  if (access === "public") return [];
  return typeof access === "string" ? SIGNED_IN : [{}, ...SIGNED_IN];
}

/** The roles that may call, unless every role may. */
function rolesFor(access: Access) {
  if (typeof access !== "string" || access === "public" || access === "any:read") return undefined;
  const labels = ROLE_KEYS.filter((role) => may(role, access)).map((role) => ROLE_LABELS[role]);
  return `Papéis que podem: ${labels.join(", ")}.`;
}

const CONTENT_TYPES = {
  json: "application/json",
  "json+image": "application/json",
  form: "multipart/form-data",
} as const;

const DESCRIPTION = `Tudo o que o site e o painel fazem, para outros programas.

Quem administra entra em POST /api/users/login e envia o token da resposta em \`Authorization: Bearer …\`. A sessão do painel também vale, só a partir das páginas do próprio site.

Listas têm \`?page\`, \`?limit\` e \`?keyword\`; \`X-Total-Count\` diz quantos há e \`Link\` onde estão as outras páginas. Leituras públicas têm ETag: com \`If-None-Match\`, o que não mudou responde 304. Corpos em JSON têm até 1 MB (sem conta, 64 KB), ou ${JSON_MEGABYTES} MB onde a imagem pode vir junto em base64. Num PUT, um campo opcional que não vier fica como está. Todo erro é \`{ message, errors? }\`.`;

/** The OpenAPI 3.1 document of the routes, generated from their declarations. */
export function describeApi(api: Api) {
  return createDocument({
    openapi: "3.1.0",
    info: { title: "API do site", version: "1.0.0", description: DESCRIPTION },
    servers: [{ url: "/" }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths: Object.fromEntries(
      Object.entries(api).flatMap(([tag, paths]) =>
        Object.entries(paths).map(([path, module]) => [path, describePath(tag, path, module)]),
      ),
    ),
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        sessao: { type: "apiKey", in: "cookie", name: sessionCookie() },
      },
    },
  });
}

/** As next-auth names it. */
const sessionCookie = () => `${absolute("/").startsWith("https:") ? "__Secure-" : ""}next-auth.session-token`;

function describePath(tag: string, path: string, module: RouteModule): ZodOpenApiPathItemObject {
  const operations = METHODS.flatMap((method) => {
    const declaration = module[method]?.declaration;
    return declaration ? [[method.toLowerCase(), describeCall(tag, path, method, declaration)]] : [];
  });
  return Object.fromEntries(operations);
}

function describeCall(tag: string, path: string, method: Method, declaration: Declaration): ZodOpenApiOperationObject {
  const { summary, description, access, params, query, body, content = "json", idempotent, example } = declaration;
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    description: [description, rolesFor(access)].filter(Boolean).join("\n\n") || undefined,
    security: securityOf(access),
    requestParams: {
      ...asObject("path", params),
      ...asObject("query", query),
      ...(idempotent && { header: idempotencyHeader }),
    },
    requestBody: body && {
      required: true,
      content: {
        [CONTENT_TYPES[content]]: { schema: body, ...(example.body !== undefined && { example: example.body }) },
      },
    },
    responses: { ...describeAnswer(method, declaration), ...describeFailures(method, declaration) },
  };
}

function describeAnswer(
  method: Method,
  { access, query, answer, example, status = 200, otherStatus, fresh }: Declaration,
) {
  const success = {
    description: "Tudo certo",
    ...(query instanceof z.ZodObject && "page" in query.shape && { headers: listHeaders }),
    content: { "application/json": { schema: answer, example: example.answer } },
  };
  const kept = method === "GET" && (access === "public" || typeof access === "object") && !fresh;
  return {
    [String(status)]: success,
    ...(otherStatus && { [String(otherStatus)]: { ...success, description: FAILURES[otherStatus] } }),
    ...(kept && { "304": { description: "Nada mudou desde o ETag enviado em If-None-Match" } }),
  };
}

function describeFailures(method: Method, declaration: Declaration) {
  const { access, params, query, body, content, limit, otherStatus, failures = [] } = declaration;
  const found = new Set<FailureStatus>([414, 500, 503, 504, ...failures]);
  if (query || body) found.add(400);
  if (body) found.add(413).add(415);
  if (params) found.add(404);
  if (method === "PUT" || declaration.idempotent) found.add(409);
  if (access !== "public") found.add(401).add(403);
  if (limit || content === "json+image" || content === "form") found.add(429);
  if (otherStatus) found.delete(otherStatus);
  return Object.fromEntries(
    [...found].map((status) => [
      String(status),
      { description: FAILURES[status], content: { "application/json": { schema: errorAnswer } } },
    ]),
  );
}

const listHeaders = z.object({
  "X-Total-Count": z.string().regex(/^\d+$/).meta({ description: "Quantos há ao todo" }),
  Link: z.string().meta({ description: "As páginas first, prev, next e last" }),
});

const idempotencyHeader = z.object({
  [IDEMPOTENCY_KEY]: z
    .string()
    .max(255)
    .optional()
    .meta({
      description: `Um texto seu, único: o mesmo pedido repetido com ele responde com o item já criado, por ${REPETITION_MS / 60_000} minutos e enquanto mais ninguém o mudar; com outro conteúdo, a resposta é 409`,
    }),
});

const asObject = (name: "path" | "query", schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? { [name]: schema } : {};

/** 'putPostsId' of PUT /api/posts/{id}. */
const operationId = (method: string, path: string) =>
  method.toLowerCase() + path.replace("/api", "").replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
