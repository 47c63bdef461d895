import "server-only";
import { unstable_rethrow } from "next/navigation";
import { z } from "zod";
import { consume } from "../../auth/limits";
import { actingAs } from "../../history/actor";
import { hasAnyAdministrator } from "../../users/service";
import { validate } from "../../validate";
import { describeFailure } from "../failure";
import { invalidateAnnounced } from "../invalidate-announced";
import { authenticateRequest, clientAddress, identifyRequest } from "../session";
import { readInput } from "./body";
import { corsHeaders } from "./cors";
import { answerRead } from "./etag-answer";
import { idempotentId } from "./idempotency";
import { setListHeaders } from "./list-headers";
import type { Access, AdministratorFor, Context, Declaration } from "./route-declaration";

export type RouteHandler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;

/** The parameters of routes under /{id}. PostgreSQL refuses the character NUL, which no id has. */
export const idParams = z.object({ id: z.string().transform((id) => id.replaceAll("\0", "\ufffd")) });

/**
 * A route handler: authorises, validates, runs one statement, answers JSON. An expected failure becomes
 * `{ message, errors? }` with its status; a bug becomes 500 'Erro interno' with the id under which it is logged.
 */
export function route<
  A extends Access,
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
  Body extends z.ZodType = z.ZodUnknown,
>(
  declaration: Declaration<A, Params, Query, Body, Answer>,
  handle: (context: Context<A, Params, Query, Body>) => z.input<Answer> | Promise<z.input<Answer>>,
) {
  const { access, limit, fresh } = declaration;
  const handler: RouteHandler = async (request, context) => {
    const headers = corsHeaders(request);
    let { status = 200 } = declaration;
    let discard: (() => Promise<unknown>) | undefined;
    try {
      let administrator = await authorize(access, request);
      const caller = async () => administrator?.id ?? (await clientAddress());
      const params = validate(declaration.params ?? z.unknown(), await context.params) as z.output<Params>;
      const query = validate(declaration.query ?? z.unknown(), searchParams(request)) as z.output<Query>;
      const from = { content: declaration.content, role: administrator?.role, caller };
      const input = declaration.body && (await readInput(request, declaration.body, from));
      discard = input?.discard;
      // Again: a body may take minutes, and an account whose access ended meanwhile saves nothing more.
      if (input) administrator = await authorize(access, request);
      if (limit) await consume(limit, await caller());
      const known: Context<A, Params, Query, Body> = {
        administrator: administrator as AdministratorFor<A>,
        params,
        query,
        body: input?.body as z.output<Body>,
        byToken: request.headers.has("authorization"),
        setStatus: (other) => {
          status = other;
        },
        withListHeaders: (page) => {
          setListHeaders(request, page, headers);
          return page.items;
        },
        newId: idempotentId(request, administrator?.id),
      };
      const answer = await invalidateAnnounced(async () =>
        administrator ? actingAs(administrator, () => handle(known)) : handle(known),
      );
      discard = undefined;
      if (isRead(request) && !administrator && !fresh) {
        if (access !== "public") headers.append("vary", "Authorization, Cookie");
        return answerRead(request, answer, headers);
      }
      headers.set("cache-control", "no-store");
      return Response.json(answer, { status, headers });
    } catch (error) {
      unstable_rethrow(error);
      await discard?.();
      return failure(error, request, headers);
    }
  };
  return Object.assign(handler, { declaration });
}

const isRead = (request: Request) => request.method === "GET" || request.method === "HEAD";

async function authorize(access: Access, request: Request) {
  if (access === "public") return undefined;
  if (typeof access === "string") return authenticateRequest(request, access);
  if ("optional" in access) return identifyRequest(request, access.optional);
  if (!(await hasAnyAdministrator())) return undefined;
  return authenticateRequest(request, access.setup);
}

const searchParams = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

function failure(error: unknown, request: Request, headers: Headers) {
  headers.set("cache-control", "no-store");
  const doing = `${request.method} ${new URL(request.url).pathname}`;
  const { status, message, fields: errors, retryAfter } = describeFailure(error, doing);
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  return Response.json({ message, errors }, { status, headers });
}
