import { PASSWORD_LINK_MINUTES } from "@/lib/auth/lifetimes";
import { passwordLinkCopy } from "@/lib/users/copy";
import { setPasswordByLink } from "@/lib/users/password-link";
import { newPasswordInput } from "@/lib/users/schema";
import { doneAnswer } from "@/lib/web/api/api-answers";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const POST = route(
  {
    summary: "Põe uma senha nova por um link",
    description: `O link é feito no painel por outra pessoa da Administração, ou chega por e-mail; vale ${PASSWORD_LINK_MINUTES} minutos, uma vez. As sessões da conta terminam.`,
    access: "public",
    body: newPasswordInput,
    limit: "passwordLink",
    failures: [409],
    answer: doneAnswer,
    example: {
      body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJ2ZXJzaW9uIjoxfQ.c2VtLWFzc2luYXR1cmE", password: "uma-senha-bem-longa" },
      answer: { message: passwordLinkCopy.done },
    },
  },
  async ({ body }) => {
    await setPasswordByLink(body);
    return { message: passwordLinkCopy.done };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
