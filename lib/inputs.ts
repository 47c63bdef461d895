import { z } from "zod";
import { momentOf } from "./dates";
import { exactDecimal, isAmbiguous, isAsFineAs, isMachineDecimal, machineDecimal } from "./decimals";

// The pieces that several entities' inputs are made of.

/** One item, or several of a list. */
export const byId = z.object({
  _id: z.string({ error: "Informe o _id" }).max(64, "O _id tem no máximo 64 caracteres"),
});
export const byIds = z.object({ ids: z.array(z.string().max(64)).min(1).max(1000) });

/** What an item may belong to: an id, or nothing; absent, it stays as it is. */
export const optionalId = z
  .string()
  .max(64)
  .nullable()
  .transform((id) => id || null)
  .optional();

/** The id that a form gives to what it creates, so that sending it twice makes one. */
export const newItem = z.object({ _id: z.uuid().optional() });

/** A text that must not be missing; `what` is its name at the beginning of a sentence. */
export const requiredText = (missing: string, max: number, what: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `${what} deve ter no máximo ${max} caracteres`);

/** Stored and compared in lower case, without spaces around. */
export const email = z
  .string({ error: "Informe o e-mail" })
  .trim()
  .toLowerCase()
  .min(1, "Informe o e-mail")
  .max(254, "O e-mail deve ter no máximo 254 caracteres")
  .pipe(z.email("Informe um e-mail válido, como nome@exemplo.com"));

/** Optimistic lock: the `updatedAt` that the client read. A later save by somebody else is a conflict (409). */
export const seen = z
  .string()
  .max(40)
  .describe("O updatedAt de quando o item foi lido: se alguém salvou depois, a resposta é 409")
  .optional();

/** A moment as a form's datetime-local field has it, by the clock of the project, or as ISO with its zone; empty for none. */
export const moment = (wrong: string) =>
  z
    .union([z.literal("").transform(() => undefined), z.iso.datetime({ local: true, offset: true })], { error: wrong })
    .transform((text) => (text === undefined ? undefined : momentOf(text)));

/** Yes or no: form values are strings, JSON has booleans. */
export const flag = (wrong: string) =>
  z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")], { error: wrong });

type Decimal = {
  /** Message for a value that is no positive decimal. */
  wrong: string;
  /** Message for too many decimal places. */
  tooFine: string;
  places?: number;
  /** Texts come from programs, whose point is never one of thousands. */
  machine?: boolean;
};

/** An exact decimal above zero: a number as it is, a text as people write it; null of nothing. */
export const decimal = ({ wrong, tooFine, places = 2, machine = false }: Decimal) =>
  z
    .union([z.string(), z.number(), z.null()], { error: wrong })
    .optional()
    .transform((given, context) => {
      if (given === null || given === undefined || isBlank(given)) return null;
      const ofMachine = typeof given === "number" || (machine && isMachineDecimal(given));
      const exact = ofMachine ? machineDecimal(given, places) : exactDecimal(given, places);
      // With three places '1.375' could be either; of money it is a thousand, since centavos are two.
      const unclear = !ofMachine && places > 2 && isAmbiguous(given);
      if (exact && !unclear) return exact;
      const tooManyPlaces = ofMachine && Number(given) > 0 && !isAsFineAs(Number(given), places);
      context.addIssue(unclear ? unclearPoint(given) : tooManyPlaces ? tooFine : wrong);
      return z.NEVER;
    });

const isBlank = (given: number | string) => typeof given === "string" && /^(?:R\$)?$/i.test(given.trim());

function unclearPoint(text: string) {
  const [whole = "", fraction = ""] = text.trim().split(".");
  return `Não sabemos se é ${whole}${fraction} ou ${whole},${fraction}. Escreva sem o ponto`;
}

/** Country code and trunk zero if one likes, an area code that exists, and a mobile number (9 …) or a landline (2 to 5 …). */
const TELEPHONE = /^(?:\+?55)?0?(?:[14689][1-9]|2[12478]|3[1-578]|5[13-5]|7[13-579])(?:9\d{8}|[2-5]\d{7})$/;

/** A telephone of Brazil with its area, however it is punctuated. */
export const isTelephone = (text: string) => TELEPHONE.test(text.replace(/[\s().–-]/g, ""));
