import { z } from "zod";
import { exactDecimal, hasAtMostPlaces, isAmbiguous, isMachineDecimal, machineDecimal } from "./decimals";
import { MONEY_PLACES, QUANTITY_PLACES } from "./money";

// Amounts and quantities in inputs.

const IN_WORDS = { [MONEY_PLACES]: "duas", [QUANTITY_PLACES]: "três" } as const;

type Decimal = {
  /** Its name at the beginning of a sentence. */
  what: string;
  /** Message for a value that is no positive decimal. */
  wrong: string;
  places?: keyof typeof IN_WORDS;
  /** Texts come from programs, whose point is never one of thousands. */
  machine?: boolean;
};

/** An exact decimal above zero: a number as it is, a text as people write it; null when empty. */
export const decimal = ({ what, wrong, places = MONEY_PLACES, machine = false }: Decimal) =>
  z
    .union([z.string(), z.number(), z.null()], { error: wrong })
    .optional()
    .transform((given, context) => {
      const refuse = (message: string) => {
        context.addIssue(message);
        return z.NEVER;
      };
      if (given === null || given === undefined || isBlank(given)) return null;
      if (typeof given === "number" || (machine && isMachineDecimal(given))) {
        const tooFine = Number(given) > 0 && !hasAtMostPlaces(Number(given), places);
        const message = tooFine ? `${what} deve ter no máximo ${IN_WORDS[places]} casas depois da vírgula` : wrong;
        return machineDecimal(given, places) ?? refuse(message);
      }
      // With three places '1.375' could be either; of money it is a thousand, since centavos are two.
      if (places > 2 && isAmbiguous(given)) return refuse(unclearPoint(given));
      return exactDecimal(given, places) ?? refuse(wrong);
    });

const isBlank = (given: number | string) => typeof given === "string" && /^(?:R\$)?$/i.test(given.trim());

function unclearPoint(text: string) {
  const [whole = "", fraction = ""] = text.trim().split(".");
  return `Não sabemos se é ${whole}${fraction} ou ${whole},${fraction}. Escreva sem o ponto`;
}

/** BRL. */
export const amountRule = { what: "O valor", wrong: "Informe o valor em reais, como 1.234,50" };

/** Of kilograms, grams. */
export const quantityRule = {
  what: "A quantidade",
  wrong: "Informe a quantidade como um número, como 40 ou 2,5",
  places: QUANTITY_PLACES,
} as const;
