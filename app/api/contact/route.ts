import { captchaSiteKey } from "@/lib/captcha/hcaptcha";
import { messageCopy } from "@/lib/messages/model";
import { messageInput } from "@/lib/messages/schema";
import { receiveMessage } from "@/lib/messages/service";
import { route } from "@/lib/web/route";
import { clientAddress } from "@/lib/web/session";

/** What the form needs before it is sent: hCaptcha's site key, when it is configured. The page itself is prerendered. */
export const GET = route({ access: "public" }, () => ({ siteKey: captchaSiteKey() ?? null }));

/** A visitor's message to the project. */
export const POST = route({ access: "public", body: messageInput, status: 201 }, async ({ body }) => {
  await receiveMessage(body, await clientAddress());
  return { message: messageCopy.sent };
});
