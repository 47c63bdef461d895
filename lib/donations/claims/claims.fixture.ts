import { emptyForEachTest } from "../../db/emptied.fixture";
import { actingAs } from "../../history/actor";
import { listClaims } from "./list";
import { presentClaim } from "./present";
import { claimInput, confirmInput, reopenInput } from "./schema";
import { receiveClaim, reopenClaim } from "./service";

/** No claim, no donation and nothing of either before each test of the file. */
export const noClaimsForEachTest = () => emptyForEachTest("DonationClaim", "Donation", "Trash", "Change", "RateLimit");

/** Who settles claims. */
export const treasurer = <Result>(work: () => Result) => actingAs({ id: "t", name: "Tesoureira" }, work);

export const NAME = "Zuleica Sigilosa";
const CONTACT = "zuleica@sigilo.example";
export const given = { amount: "35,50", date: "2026-11-10", donor: NAME, donorPublic: "true", contact: CONTACT };

let visitors = 0;
export const claim = (fields: Record<string, unknown> = {}) =>
  receiveClaim(claimInput.parse({ ...given, ...fields }), `visitor-${++visitors}`);
export const found = (_id: string, fields: Record<string, unknown> = {}) =>
  confirmInput.parse({ _id, amount: "35,50", date: "2026-11-10", acao: "Sopa", ...fields });
export const box = (mostrar: "esperando" | "resolvidos") => listClaims({ mostrar, pagina: 1 });

/** A settled claim as a list shows it. */
export const listed = async (id: string) =>
  reopenInput.parse((await box("resolvidos")).items.map(presentClaim).find(({ _id }) => _id === id));
export const reopen = async (id: string) => reopenClaim(await listed(id));

export async function made(fields: Record<string, unknown> = {}) {
  const { id } = (await claim(fields)) ?? { id: "" };
  return id;
}
