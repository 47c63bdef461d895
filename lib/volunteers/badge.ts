/** How `isAdmin` is shown. */
export const badgeOf = (isAdmin: boolean) => (isAdmin ? "ADMIN" : "VOLUNTÁRIO(A)");

/** 'Marlene Aparecida Souza' -> 'MS', where there is no portrait. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = "") => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}
