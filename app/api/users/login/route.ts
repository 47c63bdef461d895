import { signToken } from "@/lib/auth/token";
import { presentSession } from "@/lib/users/present";
import { credentials } from "@/lib/users/schema";
import { authenticate } from "@/lib/users/service";
import { route } from "@/lib/web/route";
import { clientAddress } from "@/lib/web/session";

export const POST = route({ access: "public", body: credentials }, async ({ body }) => {
  const user = await authenticate(body, await clientAddress());
  return presentSession(user, await signToken({ userId: user.id, sessionVersion: user.sessionVersion }));
});
