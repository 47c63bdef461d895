import type { Entity } from "../../entity";
import { painelRoutes } from "../../painel-routes";
import { routes } from "../../routes";
import { CLAIM_STATES, isClaimState } from "./states";

/** What somebody says to have given by Pix. The history names neither the person nor the contact: they are erased. */
export const claimEntity = {
  key: "claim",
  table: "DonationClaim",
  label: "Aviso de doação",
  phrase: "o aviso de",
  fields: { state: { label: "Situação", show: (value) => (isClaimState(value) ? CLAIM_STATES[value] : value) } },
  href: () => painelRoutes.claims,
  tag: "claims",
  menu: [
    {
      group: "donations",
      place: 30,
      href: painelRoutes.claims,
      label: "Avisos de doação",
      icon: "check-list",
      waiting: "claims",
    },
  ],
  area: "donations",
  privatePaths: { "/claims": "write" },
  visitorForms: [routes.claimForm],
} as const satisfies Entity;
