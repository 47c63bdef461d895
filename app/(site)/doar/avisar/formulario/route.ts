import { plainForm } from "@/lib/donations/claims/plain-form";
import { claimInput } from "@/lib/donations/claims/schema";
import { receiveClaim } from "@/lib/donations/claims/service";
import { routes } from "@/lib/routes";
import { validate } from "@/lib/validate";
import { plainPost } from "@/lib/web/plain-post";
import { clientAddress } from "@/lib/web/session";

/** The form 'Avise que doou' without JavaScript. */
export const POST = (request: Request) =>
  plainPost(request, {
    doing: "claim of a donation",
    handle: async (typed) => {
      await receiveClaim(validate(claimInput, typed), await clientAddress());
      return routes.claimSent;
    },
    refuse: ({ site, typed, fields, message }) => plainForm(site, typed, fields, message),
  });
