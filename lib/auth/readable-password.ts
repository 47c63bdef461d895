/** Without characters that are easily confused. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Groups of five random characters, easy to copy by hand: 'k7m2q-x9d4w' (25 bits a group). */
export function readableGroups(count: number) {
  const group = () => Array.from({ length: 5 }, () => randomLetter()).join("");
  return Array.from({ length: count }, group).join("-");
}

/** Web Crypto, as a browser makes passwords, too. Of 2^32 numbers the last few would favour some letters by 1 in 10^8. */
function randomLetter() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return ALPHABET[number % ALPHABET.length];
}

/** Far out of reach of guessing (99 bits). */
export const readablePassword = () => readableGroups(4);

/** Matches what `readablePassword` makes. */
export const READABLE_PASSWORD = new RegExp(`^[${ALPHABET}]{5}(-[${ALPHABET}]{5}){3}$`);
