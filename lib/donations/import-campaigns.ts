import { foldWords } from "../text";

/** A campaign that a sheet's column Campanha may name; `unit` of what it counts, '' unless it counts items. */
export type KnownCampaign = { _id: string; titulo: string; unit?: string };

const campaignCopy = {
  unknown: "Não há campanha com este título. Crie a campanha antes, ou deixe vazio",
  ambiguous: "Há mais de uma campanha com este título. Mude antes o título de uma delas",
} as const;

/** Finds campaigns by their titles, whatever their case, accents and spaces; a text that names none, or several, is `wrong`. */
export function campaignFinder(known: readonly KnownCampaign[]) {
  const campaigns = new Map<string, KnownCampaign>();
  const ambiguous = new Set<string>();
  for (const campaign of known) {
    const name = foldWords(campaign.titulo);
    if (campaigns.has(name)) ambiguous.add(name);
    campaigns.set(name, campaign);
  }
  return (written: string): { id?: string; unit?: string; wrong?: string } => {
    const name = foldWords(written);
    if (name === "") return {};
    if (ambiguous.has(name)) return { wrong: campaignCopy.ambiguous };
    const found = campaigns.get(name);
    return found ? { id: found._id, unit: found.unit } : { wrong: campaignCopy.unknown };
  };
}
