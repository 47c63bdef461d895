import { foldWords } from "../../text";

/** A campaign that a sheet's column Campanha may name. */
export type KnownCampaign = { _id: string; titulo: string };

const campaignCopy = {
  unknown: "Não há campanha com este título. Crie a campanha antes, ou deixe vazio",
  ambiguous: "Há mais de uma campanha com este título. Mude antes o título de uma delas",
} as const;

/** Finds campaigns by their titles, whatever their case, accents and spaces; a text that names none, or several, is `wrong`. */
export function campaignFinder(known: readonly KnownCampaign[]) {
  const ids = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { _id, titulo } of known) {
    const name = foldWords(titulo);
    if (ids.has(name)) ambiguous.add(name);
    ids.set(name, _id);
  }
  return (written: string): { id?: string; wrong?: string } => {
    const name = foldWords(written);
    if (name === "") return {};
    if (ambiguous.has(name)) return { wrong: campaignCopy.ambiguous };
    const id = ids.get(name);
    return id ? { id } : { wrong: campaignCopy.unknown };
  };
}
