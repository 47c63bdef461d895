import { apiDocument } from "@/app/api/document";
import type { Call } from "@/components/api-docs/call-entry";
import type { Field } from "@/components/api-docs/fields";
import { absolute } from "@/lib/site";
import { formatCount, slugify } from "@/lib/text";
import { type Node, type Operation, openapiDocument } from "./openapi-schema";

/** The API's calls by tag. */
export function readReference() {
  const { tags, paths } = openapiDocument.parse(apiDocument());
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      call: toCall(method, path, operation),
    })),
  );
  return tags.map(({ name }) => ({
    id: slugify(name),
    title: name,
    calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
  }));
}

function toCall(method: string, path: string, operation: Operation): Call {
  const { operationId, summary, description, security, parameters, requestBody, responses } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const statuses = Object.entries(responses).map(([status, response]) => ({ status, text: response.description }));
  const success = Object.values(responses)[0]?.content?.["application/json"];
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    access: accessOf(security),
    parameters: parameters.map(({ name, required = false, schema }) => toField(name, schema, required)),
    body: body ? fieldsOf(body.schema) : [],
    request: curlCommand({ method: method.toUpperCase(), path, type, example: body?.example, open: isOpen(security) }),
    answer: JSON.stringify(success?.example, null, 2),
    answerType: success ? typeName(success.schema) : "",
    statuses,
  };
}

const isOpen = (security: Operation["security"]) => security.length === 0;

function accessOf(security: Operation["security"]): Call["access"] {
  if (isOpen(security)) return "Para todos";
  return security.some((way) => Object.keys(way).length === 0) ? "Token opcional" : "Com token";
}

const fieldsOf = ({ properties = {}, required = [] }: Node): Field[] =>
  Object.entries(properties).map(([name, field]) => toField(name, field, required.includes(name)));

function toField(name: string, field: Node, required: boolean): Field {
  const { minimum, maximum, maxLength, description = "" } = field;
  const limits = [
    maxLength !== undefined && `até ${formatCount(maxLength)} caracteres`,
    minimum !== undefined && maximum !== undefined && `de ${minimum} a ${formatCount(maximum)}`,
  ].filter((limit) => limit !== false);
  return { name, required, type: [typeName(field), ...limits].join(", "), description };
}

const TYPE_NAMES: Record<string, string> = {
  string: "texto",
  number: "número",
  integer: "número inteiro",
  boolean: "true ou false",
  object: "objeto",
  null: "null",
};

const FORMAT_NAMES: Record<string, string> = { date: "data", "date-time": "data e hora", binary: "arquivo" };

/** 'texto', 'lista de Artigo', 'true ou false' … */
function typeName({ $ref, type, format, enum: values, items, anyOf }: Node): string {
  if ($ref) return $ref.slice($ref.lastIndexOf("/") + 1);
  if (values) return values.map((value) => JSON.stringify(value)).join(" ou ");
  // Form values are accepted, too, but not documented.
  if (anyOf?.some(({ type }) => type === "boolean")) return typeName({ type: "boolean" });
  if (anyOf) return [...new Set(anyOf.map(typeName))].join(" ou ");
  if (items) return `lista de ${typeName(items)}`;
  if (format && FORMAT_NAMES[format]) return FORMAT_NAMES[format];
  return (
    [type ?? []]
      .flat()
      .map((name) => TYPE_NAMES[name] ?? name)
      .join(" ou ") || "qualquer valor"
  );
}

type RequestExample = { method: string; path: string; type: string | undefined; example: unknown; open: boolean };

/** The call as a curl command. */
function curlCommand({ method, path, type, example, open }: RequestExample) {
  const lines = [`curl${method === "GET" ? "" : ` -X ${method}`} ${absolute(path).replace("%7Bid%7D", "ID")}`];
  if (!open) lines.push(`-H "Authorization: Bearer $TOKEN"`);
  if (type === "multipart/form-data") lines.push(`-F image=@foto.jpg`, `-F "alt=O que a foto mostra"`);
  else if (type) lines.push(`-H "Content-Type: ${type}"`, `-d '${JSON.stringify(example, null, 2)}'`);
  return lines.join(" \\\n  ");
}
