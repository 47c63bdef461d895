import "server-only";
import { unstable_rethrow } from "next/navigation";
import { z } from "zod";
import { AppError, STATUS, toAppError } from "../errors";
import { actingAs } from "../history/actor";
import type { Administrator } from "../users/service";
import { validate } from "../validate";
import { invalidate } from "./cache";
import { logFailure } from "./failure";
import { authenticateRequest } from "./session";

/** Bytes of a JSON body at most. */
const MAX_JSON = 1024 * 1024;

/** Who may call: everybody; everybody, with an administrator known if one asks; administrators only. */
type Access = "public" | "optional" | "admin";

type AdministratorFor<A extends Access> = A extends "admin"
  ? Administrator
  : A extends "optional"
    ? Administrator | undefined
    : undefined;

type Options<A, Params, Query, Body> = {
  access: A;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The status of a success; 200 unless told. */
  status?: number;
};

type Context<A extends Access, Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  request: Request;
  administrator: AdministratorFor<A>;
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** Adds a header to the answer. */
  setHeader: (name: string, value: string) => void;
  /** Says which cached reads are no longer true once the handler returns. */
  changed: (...tags: string[]) => void;
};

/** The parameters of routes under /{id}. PostgreSQL refuses the character NUL, which no id has. */
export const idParams = z.object({ id: z.string().transform((id) => id.replaceAll("\0", "\ufffd")) });

/**
 * A route handler: authorises, validates, runs one statement, answers JSON. An expected failure becomes
 * `{ message, errors? }` with its status; a bug becomes 500 'Erro interno' with the id under which it is logged.
 */
export function route<
  A extends Access,
  Params extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
  Body extends z.ZodType = z.ZodUnknown,
>(options: Options<A, Params, Query, Body>, handle: (context: Context<A, Params, Query, Body>) => unknown) {
  return async (request: Request, context: { params: Promise<unknown> }): Promise<Response> => {
    const headers = new Headers({ "cache-control": "no-store" });
    const stale: string[] = [];
    try {
      const administrator = await authorize(options.access, request);
      const known = {
        request,
        administrator: administrator as AdministratorFor<A>,
        params: validate(options.params ?? z.unknown(), await context.params) as z.output<Params>,
        query: validate(options.query ?? z.unknown(), searchParams(request)) as z.output<Query>,
        body: (options.body && validate(options.body, await readJson(request))) as z.output<Body>,
        setHeader: (name: string, value: string) => headers.set(name, value),
        changed: (...changed: string[]) => stale.push(...changed),
      };
      const answer = await (administrator ? actingAs(administrator, () => handle(known)) : handle(known));
      invalidate(stale);
      return Response.json(answer, { status: options.status ?? 200, headers });
    } catch (error) {
      unstable_rethrow(error);
      return failure(error, request, headers);
    }
  };
}

async function authorize(access: Access, request: Request) {
  if (access === "admin") return authenticateRequest(request);
  const presented = access === "optional" && request.headers.has("authorization");
  return presented ? authenticateRequest(request) : undefined;
}

const searchParams = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

function failure(error: unknown, request: Request, headers: Headers) {
  const expected = toAppError(error);
  if (!expected) {
    const { message } = logFailure(error, `${request.method} ${new URL(request.url).pathname}`);
    return Response.json({ message }, { status: 500, headers });
  }
  const { code, message, fields, retryAfter } = expected;
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  return Response.json({ message, ...(fields && { errors: fields }) }, { status: STATUS[code], headers });
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/(\w+\+)?json\b/i.test(type)) throw new AppError("unsupported", "Envie os dados em JSON");
  const content = await readBody(request, MAX_JSON, "Os dados enviados são grandes demais");
  try {
    return JSON.parse(content.toString("utf8"));
  } catch {
    throw new AppError("invalid", "JSON malformado");
  }
}

/** The body, or 'tooLarge' as soon as it has more than `limit` bytes, whatever its length header says. */
export async function readBody(request: Request, limit: number, message: string) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError("tooLarge", message);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
