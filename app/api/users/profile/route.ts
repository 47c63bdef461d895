import { RECENT_SIGN_IN_MINUTES } from "@/lib/auth/lifetimes";
import { isFresh } from "@/lib/auth/sessions";
import { exampleCredentials, exampleSession, exampleUser, ownAccountAnswer, userAnswer } from "@/lib/users/api";
import { presentNewSession, tokenOf } from "@/lib/users/api-token";
import { presentOwnAccount, presentSession, presentUser } from "@/lib/users/present";
import { updateProfile } from "@/lib/users/profile";
import { profileUpdate } from "@/lib/users/schema";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  { summary: "A própria conta", access: "any:read", answer: userAnswer, example: { answer: exampleUser } },
  async ({ administrator }) => presentUser(administrator),
);

/**
 * With a session cookie, which may be left on a shared computer, a new e-mail or password and a token require the current
 * password. Clients of the former API send none; their token is fresh, as they sign in just before.
 */
export const PUT = route(
  {
    summary: "Altera a própria conta",
    description: `A conta é a de quem pede: um id no corpo não conta. Sem password, a senha fica como está. Trocar o e-mail ou a senha pede currentPassword; com um token de uma entrada dos últimos ${RECENT_SIGN_IN_MINUTES} minutos ele é opcional, mas conferido quando vem. Uma senha nova encerra as sessões e os tokens anteriores: use o token da resposta. O token da resposta continua a sessão de quem pede com um token, sem mudar a hora da entrada; com a sessão do painel, só vem quando currentPassword foi conferido.`,
    access: "any:read",
    body: profileUpdate,
    content: "json+image",
    answer: ownAccountAnswer,
    example: { body: { name: "Marlene Souza", ...exampleCredentials }, answer: exampleSession },
  },
  async ({ administrator, body, byToken }) => {
    const { session, sessionVersion } = administrator;
    const trusted = byToken && isFresh(session);
    const user = await updateProfile(administrator, body, { trusted, keep: byToken ? undefined : session.id });
    if (byToken && user.sessionVersion === sessionVersion) return presentSession(user, await tokenOf(user, session));
    if (byToken) return presentNewSession(user, session.device, session.createdAt);
    if (body.currentPassword) return presentNewSession(user, session.device);
    return presentOwnAccount(user);
  },
);

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods({ GET, PUT });
