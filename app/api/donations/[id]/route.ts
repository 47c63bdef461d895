import {
  donationAnswer,
  exampleDonation,
  exampleDonationInput,
  exampleManagedDonation,
  managedDonationAnswer,
} from "@/lib/donations/api";
import { manageDonationCopy } from "@/lib/donations/manage-copy";
import { presentDonation, presentManagedDonation } from "@/lib/donations/present";
import { donationBody } from "@/lib/donations/schema";
import { deleteDonations, getDonation, getPublicDonation, updateDonation } from "@/lib/donations/service";
import { deleteRoute } from "@/lib/web/api/delete-route";
import { otherMethods } from "@/lib/web/api/methods";
import { idParams, route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Uma doação",
    description: "Como na tabela de transparência; quem administra recebe também o nome e as desabilitadas.",
    access: { optional: "donations:read" },
    params: idParams,
    answer: managedDonationAnswer.or(donationAnswer),
    example: { answer: exampleDonation },
  },
  async ({ params, administrator }) =>
    administrator
      ? presentManagedDonation(await getDonation(params.id))
      : presentDonation(await getPublicDonation(params.id)),
);

export const PUT = route(
  {
    summary: "Altera uma doação",
    description: "amount e quantity que não vierem ficam vazios, onde podem ficar.",
    access: "donations:write",
    params: idParams,
    body: donationBody,
    answer: managedDonationAnswer,
    example: { body: exampleDonationInput, answer: exampleManagedDonation },
  },
  async ({ params, body }) => presentManagedDonation(await updateDonation(params.id, body)),
);

export const DELETE = deleteRoute({
  summary: "Exclui uma doação",
  access: "donations:write",
  remove: deleteDonations,
  message: manageDonationCopy.deleted(1),
});

export const { POST, PATCH, OPTIONS } = otherMethods({ GET, PUT, DELETE });
