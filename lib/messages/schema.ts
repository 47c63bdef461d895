import { z } from "zod";
import { email, flag, inOneLine, tooLong } from "../inputs";
import { MESSAGE_LIMITS } from "./fields";

/** Line breaks as '\n', and no other control characters. */
const inLines = (text: string) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");

const required = (clean: (text: string) => string, missing: string, max: number, what: string) =>
  z.string({ error: missing }).overwrite(clean).trim().min(1, missing).max(max, tooLong(max, what));

/** The input of the contact form. */
export const messageInput = z.object({
  name: required(inOneLine, "Informe o seu nome", MESSAGE_LIMITS.name, "O nome"),
  email,
  subject: z
    .string()
    .overwrite(inOneLine)
    .trim()
    .max(MESSAGE_LIMITS.subject, tooLong(MESSAGE_LIMITS.subject, "O assunto"))
    .default(""),
  message: required(inLines, "Escreva a sua mensagem", MESSAGE_LIMITS.message, "A mensagem"),
  /** hCaptcha's proof that a person solved it. */
  captcha: z.string().max(20_000).default(""),
  /** The browser could not load hCaptcha. */
  captchaFailed: flag("Informe captchaFailed como true ou false").default(false),
  /** A field that people do not see and robots fill in. */
  website: z.string().default(""),
});

export type MessageInput = z.output<typeof messageInput>;
