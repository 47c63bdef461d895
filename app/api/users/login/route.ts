import { exampleCredentials, exampleSession, sessionAnswer } from "@/lib/users/api";
import { presentSignIn } from "@/lib/users/api-token";
import { credentials } from "@/lib/users/schema";
import { authenticate } from "@/lib/users/sign-in";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";
import { clientAddress, clientDevice } from "@/lib/web/session";

export const POST = route(
  {
    summary: "Entra e recebe um token",
    description:
      "Só contas de administrador entram. Com segundo fator, `code` leva o código do aplicativo ou um de recuperação; sem ele, a senha certa responde 401 com `errors.code`. Depois de algumas tentativas erradas é preciso esperar (429).",
    access: "public",
    body: credentials,
    failures: [401, 403, 429],
    answer: sessionAnswer,
    example: { body: exampleCredentials, answer: exampleSession },
  },
  async ({ body }) => presentSignIn(await authenticate(body, await clientAddress()), await clientDevice()),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
