import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { onlyFields } from "../only-fields";
import { managedVolunteerAnswer, volunteerAnswer } from "./api";
import type { PublicVolunteerRow, VolunteerRow } from "./service";

export const presentVolunteer = ({ id, image, ...volunteer }: PublicVolunteerRow) =>
  onlyFields(volunteerAnswer, {
    ...volunteer,
    _id: id,
    image: imageAddress(image),
    picture: presentPicture(image),
  });

/** A volunteer for administrators, with the telephone number. */
export const presentManagedVolunteer = (volunteer: VolunteerRow) =>
  onlyFields(managedVolunteerAnswer, {
    ...volunteer,
    ...presentVolunteer(volunteer),
    tel: volunteer.tel ?? "",
    createdAt: volunteer.createdAt.toISOString(),
    updatedAt: volunteer.updatedAt.toISOString(),
  });
