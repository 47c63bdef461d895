import { z } from "zod";
import { email, flag, requiredText } from "../inputs";
import { MESSAGE_LIMITS } from "./model";

/** Line breaks and control characters in what belongs on one line become spaces. */
const inOneLine = (text: unknown) => (typeof text === "string" ? text.replace(/[\s\p{Cc}]+/gu, " ") : text);
/** Line breaks as '\n', and no other control characters. */
const inLines = (text: unknown) =>
  typeof text === "string" ? text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "") : text;

/** What a visitor writes to the project. */
export const messageInput = z.object({
  name: z.preprocess(inOneLine, requiredText("Informe o seu nome", MESSAGE_LIMITS.name, "O nome")),
  email,
  subject: z.preprocess(
    inOneLine,
    z
      .string()
      .trim()
      .max(MESSAGE_LIMITS.subject, `O assunto deve ter no máximo ${MESSAGE_LIMITS.subject} caracteres`)
      .default(""),
  ),
  message: z.preprocess(inLines, requiredText("Escreva a sua mensagem", MESSAGE_LIMITS.message, "A mensagem")),
  /** hCaptcha's proof that a person solved it. */
  captcha: z.string().max(20_000).default(""),
  /** The browser could not load hCaptcha. */
  captchaFailed: flag("Informe captchaFailed como true ou false").default(false),
  /** A field that people do not see and robots fill in. */
  website: z.string().default(""),
});

export type MessageInput = z.output<typeof messageInput>;
