import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import type { PublicVolunteerRow, VolunteerRow } from "./service";
import type { ManagedVolunteer, VolunteerCardData } from "./types";

export function presentVolunteer(volunteer: PublicVolunteerRow): VolunteerCardData {
  const { id, name, profissao, tipo, descricao, isAdmin, image } = volunteer;
  return {
    _id: id,
    name,
    profissao,
    tipo,
    descricao,
    isAdmin,
    image: imageAddress(image),
    picture: presentPicture(image),
  };
}

/** A volunteer for administrators, with the telephone number. */
export function presentManagedVolunteer(volunteer: VolunteerRow): ManagedVolunteer {
  const { tel, active, createdAt, updatedAt } = volunteer;
  return {
    ...presentVolunteer(volunteer),
    tel: tel ?? "",
    active,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
