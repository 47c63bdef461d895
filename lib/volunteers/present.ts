import { imageAddress } from "../images/model";
import { presentPicture } from "../images/present";
import type { VolunteerCardData } from "./model";
import type { PublicVolunteerRow } from "./service";

export function presentVolunteer(volunteer: PublicVolunteerRow): VolunteerCardData {
  const { id, name, profissao, tipo, descricao, isAdmin, image } = volunteer;
  return {
    ...{ _id: id, name, profissao, tipo, descricao, isAdmin },
    image: imageAddress(image),
    picture: presentPicture(image),
  };
}
