import { z } from "zod";
import { email, flag, limitedText, requiredText } from "../inputs";
import { inLines, inOneLine } from "../visitors-text";

/** The input of the contact form. */
export const messageInput = z.object({
  name: requiredText("Informe o seu nome", 120, "O nome", inOneLine),
  email,
  subject: limitedText(150, "O assunto", inOneLine).default(""),
  message: requiredText("Escreva a sua mensagem", 5_000, "A mensagem", inLines),
  /** hCaptcha's proof that a person solved it. */
  captcha: z.string().max(20_000).default(""),
  /** The browser could not load hCaptcha. */
  captchaFailed: flag("Informe captchaFailed como true ou false").default(false),
  /** A field that people do not see and robots fill in. */
  website: z.string().default(""),
});

export type MessageInput = z.output<typeof messageInput>;
