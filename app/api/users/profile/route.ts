import { exampleCredentials, exampleSession, exampleUser, sessionAnswer, userAnswer } from "@/lib/users/answer";
import { presentUser } from "@/lib/users/present";
import { updateProfile } from "@/lib/users/profile";
import { profileUpdate } from "@/lib/users/schema";
import { presentNewSession } from "@/lib/users/session";
import { otherMethods } from "@/lib/web/methods";
import { renewSession } from "@/lib/web/renew-session";
import { route } from "@/lib/web/route";

export const GET = route(
  { summary: "A própria conta", access: "admin", answer: userAnswer, example: { answer: exampleUser } },
  async ({ administrator }) => presentUser(administrator),
);

/**
 * A bearer token is as good as the password was eight hours ago at most: clients of the former API send no current
 * password, and must work unchanged. A cookie stays behind on a computer that anybody may come to, so it needs one.
 */
export const PUT = route(
  {
    summary: "Altera a própria conta",
    description:
      "A conta é a de quem pede: um id no corpo não conta. Sem password, a senha fica como está. Uma senha nova encerra as sessões e os tokens anteriores: use o token da resposta. Com a sessão do painel, trocar o e-mail ou a senha pede currentPassword; com um token ele é opcional, mas conferido quando vem.",
    access: "admin",
    body: profileUpdate,
    content: "json+image",
    answer: sessionAnswer,
    example: { body: { name: "Marlene Souza", ...exampleCredentials }, answer: exampleSession },
  },
  async ({ administrator, body, byToken }) => {
    const user = await updateProfile(administrator.id, body, { trusted: byToken });
    if (!byToken && user.sessionVersion !== administrator.sessionVersion) await renewSession(user);
    return presentNewSession(user);
  },
);

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods({ GET, PUT });
