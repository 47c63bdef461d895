import { readOrganisation } from "../organisation";
import { brCode } from "./br-code";
import { isSampleKey, KEY_KINDS, parsePixKey } from "./key";
import type { PixOffer } from "./model";
import { drawQr } from "./qr";

/** How to give by Pix: an amount in centavos, or what the payer chooses. Undefined while the project has no (valid) key. */
export async function readPixOffer(cents?: number): Promise<PixOffer | undefined> {
  const { pix } = await readOrganisation();
  const key = parsePixKey(pix.key);
  if (!key) return undefined;
  const code = brCode({ key, name: pix.beneficiary, city: pix.city, cents });
  return {
    ...{ code, cents, key: key.shown, kind: KEY_KINDS[key.kind], beneficiary: pix.beneficiary },
    sample: isSampleKey(key),
    qr: drawQr(code),
  };
}
