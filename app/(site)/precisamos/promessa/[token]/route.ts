import { presentPromise } from "@/lib/needs/present";
import { noPromise, promisePage } from "@/lib/needs/promises/page";
import { promiseChange } from "@/lib/needs/promises/schema";
import { changePromise, findPromise, withdrawPromise } from "@/lib/needs/promises/service";
import { routes } from "@/lib/routes";
import { validate } from "@/lib/validate";
import { describeFailure } from "@/lib/web/failure";
import { htmlAnswer, plainPost, readSiteOrDefaults } from "@/lib/web/plain-post";
import { clientAddress } from "@/lib/web/session";

type Context = RouteContext<"/precisamos/promessa/[token]">;

/** A promise behind its private link. It only shows: scanners of mail follow links. */
export async function GET(_request: Request, { params }: Context) {
  const { token } = await params;
  const site = await readSiteOrDefaults();
  try {
    return htmlAnswer(promisePage(site, presentPromise(await findPromise(token)), token));
  } catch (error) {
    const { status, message } = describeFailure(error, "promise");
    return htmlAnswer(noPromise(site, message), status);
  }
}

/** Changes the quantity, or takes the promise back. */
export async function POST(request: Request, { params }: Context) {
  const { token } = await params;
  return plainPost(request, {
    doing: "change of a promise",
    handle: async (typed) => {
      const address = await clientAddress();
      if (typed.acao === "desistir") await withdrawPromise(token, address);
      else await changePromise(token, validate(promiseChange, typed).quantity, address);
      return routes.promise(token);
    },
    refuse: async ({ site, ...failure }) => {
      const found = await findPromise(token).catch(() => undefined);
      return found ? promisePage(site, presentPromise(found), token, failure) : noPromise(site, failure.message);
    },
  });
}
