import { plainForm } from "@/lib/messages/plain-form";
import { messageInput } from "@/lib/messages/schema";
import { receiveMessage } from "@/lib/messages/service";
import { routes } from "@/lib/routes";
import { validate } from "@/lib/validate";
import { plainPost } from "@/lib/web/plain-post";
import { clientAddress } from "@/lib/web/session";

/**
 * The contact form without JavaScript. A success redirects to its own page; a failure answers with the form and the typed
 * values. Messages are marked as unverified, because hCaptcha needs JavaScript.
 */
export const POST = (request: Request) =>
  plainPost(request, {
    doing: "contact form",
    handle: async (typed) => {
      const input = validate(messageInput, { ...typed, captcha: "", captchaFailed: true });
      await receiveMessage(input, await clientAddress());
      return routes.contactSent;
    },
    refuse: ({ site, typed, fields, message }) => plainForm(site, typed, fields, message),
  });
