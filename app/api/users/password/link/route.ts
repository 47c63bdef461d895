import { PASSWORD_LINK_MINUTES } from "@/lib/auth/lifetimes";
import { consume } from "@/lib/auth/limits";
import { AppError } from "@/lib/errors";
import { isMailConfigured } from "@/lib/mail/config";
import { passwordLinkCopy } from "@/lib/users/copy";
import { mailPasswordLink } from "@/lib/users/password-link-mail";
import { passwordLinkInput } from "@/lib/users/schema";
import { doneAnswer } from "@/lib/web/api/api-answers";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const POST = route(
  {
    summary: "Pede por e-mail um link para uma senha nova",
    description: `A resposta é a mesma, haja ou não uma conta com este e-mail. O link vale ${PASSWORD_LINK_MINUTES} minutos, uma vez. Sem serviço de e-mail, a resposta é 409.`,
    access: "public",
    body: passwordLinkInput,
    limit: "passwordLink",
    failures: [409],
    answer: doneAnswer,
    example: { body: { email: "marlene@exemplo.org" }, answer: { message: passwordLinkCopy.asked } },
  },
  async ({ body: { email } }) => {
    if (!isMailConfigured()) throw new AppError("conflict", passwordLinkCopy.noMail);
    await consume("loginLink", email);
    void mailPasswordLink(email);
    return { message: passwordLinkCopy.asked };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
