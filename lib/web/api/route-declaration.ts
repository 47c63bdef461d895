import "server-only";
import type { z } from "zod";
import type { LimitName } from "../../auth/limits";
import type { Page } from "../../lists/listing";
import type { Permission } from "../../roles";
import type { Administrator } from "../../users/service";
import type { FailureStatus } from "../failure-statuses";
import type { Content } from "./body";

/**
 * The accounts that may call. 'public': none is needed. A permission: those with it. 'optional': none is needed, but those with the
 * permission are recognised. 'setup': those with it; while there is no administrator, none is needed.
 */
export type Access = "public" | Permission | { optional: Permission } | { setup: Permission };

export type AdministratorFor<A extends Access> = A extends Permission
  ? Administrator
  : A extends "public"
    ? undefined
    : Administrator | undefined;

/** The declaration of a route, from which the envelope and the API's documentation are derived. */
export type Declaration<
  A extends Access = Access,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** One sentence about the call, in Portuguese. */
  summary: string;
  /** Further information for clients. */
  description?: string;
  access: A;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The body's format; JSON by default. */
  content?: Content;
  answer: Answer;
  /** The status of a success; 200 by default. */
  status?: number;
  /** Another possible status of the same answer: see `setStatus`. */
  otherStatus?: FailureStatus;
  /** Failure statuses besides those that follow from the other fields. */
  failures?: FailureStatus[];
  /** The call makes an item: repeated with the same Idempotency-Key, it answers with the one that it made. */
  idempotent?: true;
  /** The caller's rate limit, counted once the input is valid. */
  limit?: LimitName;
  /** A public read that is never cached (no-store). */
  fresh?: true;
  example: { query?: z.input<Query>; body?: z.input<Body>; answer: z.input<Answer> };
};

export type Context<A extends Access, Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  administrator: AdministratorFor<A>;
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** Whether the request is authenticated by a bearer token and not by the session's cookie. */
  byToken: boolean;
  /** The status of the answer, where it is not the declared one. */
  setStatus: (status: FailureStatus) => void;
  /** The items of a list's page; the answer's headers tell how many there are, and where the other pages are. */
  withListHeaders: <Item>(page: Page<Item>) => Item[];
  /** The id of an item that the call makes, where the client sent an Idempotency-Key: the same for the same key. */
  newId: string | undefined;
};
