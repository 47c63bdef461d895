import { exampleCredentials, exampleSession, sessionAnswer } from "@/lib/users/api";
import { presentNewSession } from "@/lib/users/api-token";
import { userInput } from "@/lib/users/schema";
import { createFirstAdministrator, createUser } from "@/lib/users/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";
import { clientDevice } from "@/lib/web/session";

export const POST = route(
  {
    summary: "Cadastra uma conta",
    description:
      "Precisa de quem administra, exceto para a primeira conta de administrador da instalação. O token da resposta é o da conta nova; quem a cadastrou continua com o seu.",
    access: { setup: "organization:write" },
    body: userInput,
    content: "json+image",
    status: 201,
    idempotent: true,
    limit: "register",
    failures: [409],
    answer: sessionAnswer,
    example: { body: { name: "Marlene Souza", ...exampleCredentials }, answer: exampleSession },
  },
  async ({ body, administrator, newId }) =>
    presentNewSession(
      administrator ? await createUser(body, { id: newId }) : await createFirstAdministrator(body),
      await clientDevice(),
    ),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
