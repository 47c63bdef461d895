import type { PixKey } from "./key";

/** The limits of the standard: https://www.bcb.gov.br/estabilidadefinanceira/pix, 'Manual de Padrões para Iniciação do Pix'. */
const NAME_MAX = 25;
const CITY_MAX = 15;
const ACCOUNT_MAX = 99;
/** A static code identifies no payment. */
const NO_TXID = "***";
/** Ten places and two decimals. */
const CENTS_MAX = 999_999_999_999;

type Payment = {
  key: Pick<PixKey, "value">;
  /** The recipient: cut to 25 characters, without accents. */
  name: string;
  /** Cut to 15 characters, without accents. */
  city: string;
  /** In centavos; absent, the payer chooses. */
  cents?: number;
};

/**
 * The text of a static Pix code, for a QR code or 'Pix copia e cola'. It says whom to pay, and tells nobody that it was
 * paid. Throws RangeError for what no bank would take.
 */
export function brCode({ key, name, city, cents }: Payment) {
  const merchant = ascii(name, NAME_MAX);
  const place = ascii(city, CITY_MAX);
  if (!merchant || !place) throw new RangeError("a Pix code needs the name and the city of who is paid");
  if (cents !== undefined && !(Number.isInteger(cents) && cents > 0 && cents <= CENTS_MAX))
    throw new RangeError("an amount is a whole number of centavos above zero");
  const account = field("00", "br.gov.bcb.pix") + field("01", key.value);
  if (account.length > ACCOUNT_MAX) throw new RangeError("the key is too long");
  const withoutCrc = [
    field("00", "01"),
    field("26", account),
    field("52", "0000"),
    field("53", "986"),
    cents === undefined ? "" : field("54", `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`),
    field("58", "BR"),
    field("59", merchant),
    field("60", place),
    field("62", field("05", NO_TXID)),
    "6304",
  ].join("");
  return withoutCrc + crc16(withoutCrc);
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, "0")}${value}`;

/** Plain ASCII without accents, cut to the length. */
function ascii(text: string, length: number) {
  const plain = text.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
  return plain.replace(/\s+/g, " ").trim().slice(0, length).trim();
}

/** CRC-16/CCITT-FALSE, four upper-case hexadecimal digits. */
export function crc16(text: string) {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
