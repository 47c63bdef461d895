import { z } from "zod";
import { CONTACT, isEmail, isTelephone, requiredText } from "../../inputs";
import { formatPhone } from "../../settings/phone";
import { inOneLine } from "../../visitors-text";
import { quantity } from "../schema";
import { MAX_CONTACT_CHARACTERS } from "./fields";

/** What the form 'Vou levar' sends. */
export const promiseInput = z.object({
  quantity: quantity(),
  name: requiredText("Informe o seu nome", 80, "O nome", inOneLine),
  contact: z
    .string({ error: CONTACT })
    .overwrite(inOneLine)
    .trim()
    .max(MAX_CONTACT_CHARACTERS, CONTACT)
    .refine((typed) => isTelephone(typed) || isEmail(typed), CONTACT)
    .transform((typed) => (isEmail(typed) ? typed.toLowerCase() : formatPhone(typed)))
    .describe("Um telefone ou um e-mail, só para esta promessa"),
  /** A field that people do not see and robots fill in. */
  website: z.string().default(""),
});

/** The same as programs send it to the API. */
export const promiseBody = promiseInput.extend({ quantity: quantity(true) });

export const promiseChange = z.object({ quantity: quantity() });

export type PromiseInput = z.output<typeof promiseInput>;
