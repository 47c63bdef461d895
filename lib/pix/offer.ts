import { parseAmount } from "./amount";
import { brCode } from "./br-code";
import { isSampleKey, KEY_KINDS, parsePixKey } from "./key";
import { drawQr } from "./qr";
import type { PixOffer } from "./types";

/** What the settings say of who receives. */
type Payee = Record<"donationKey" | "donationName" | "city" | "cnpj", string> & {
  donationExamples: { amount: string; text: string }[];
};

/** How to give by Pix: an amount in centavos, or what the payer chooses. Undefined while the project has no (valid) key. */
export function pixOffer(payee: Payee, cents?: number): PixOffer | undefined {
  const { donationKey, donationName, donationExamples, city, cnpj } = payee;
  const key = parsePixKey(donationKey);
  if (!key) return undefined;
  const code = brCode({ key, name: donationName, city, cents });
  return {
    code,
    cents,
    key: key.shown,
    kind: KEY_KINDS[key.kind],
    beneficiary: donationName,
    cnpj,
    sample: isSampleKey(key),
    examples: donationExamples.flatMap(({ amount, text }) => {
      const { cents } = parseAmount(amount);
      return cents === undefined ? [] : { cents, text };
    }),
    qr: drawQr(code),
  };
}
