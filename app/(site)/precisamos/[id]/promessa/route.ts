import { absentWhenMissing } from "@/lib/errors";
import { presentNeed } from "@/lib/needs/present";
import { refusedPromise } from "@/lib/needs/promises/page";
import { promiseInput } from "@/lib/needs/promises/schema";
import { makePromise } from "@/lib/needs/promises/service";
import { getPublicNeed } from "@/lib/needs/service";
import { routes } from "@/lib/routes";
import { validate } from "@/lib/validate";
import { plainPost } from "@/lib/web/plain-post";
import { clientAddress } from "@/lib/web/session";

type Context = RouteContext<"/precisamos/[id]/promessa">;

/** The form 'Vou levar', with JavaScript and without: on to the promise's private page, or the form with what is wrong. */
export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return plainPost(request, {
    doing: "promise",
    handle: async (typed) => {
      const made = await makePromise(id, validate(promiseInput, typed), await clientAddress());
      return made ? routes.promise(made.token) : routes.needs;
    },
    refuse: async ({ site, ...failure }) => {
      // Not from the cache: another promise may be why this one is refused.
      const need = await getPublicNeed(id)
        .then((row) => presentNeed(row))
        .catch(absentWhenMissing)
        .catch(() => "unread" as const);
      return refusedPromise(site, need, id, failure);
    },
  });
}

/** The address opened directly: redirects to the need's page, to begin again. */
export async function GET(_request: Request, { params }: Context) {
  return new Response(null, { status: 303, headers: { location: routes.need((await params).id) } });
}
