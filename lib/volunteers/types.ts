import type { Picture } from "../images/picture";

/** A volunteer as visitors see one; the telephone number is not among it. */
export type VolunteerCardData = {
  _id: string;
  name: string;
  profissao: string;
  /** The role in the project. */
  tipo: string;
  /** The volunteer's testimonial. */
  descricao: string;
  isAdmin: boolean;
  image: string;
  picture: Picture;
};

/** A volunteer for administrators, with the telephone number. */
export type ManagedVolunteer = VolunteerCardData & {
  tel: string;
  active: boolean;
  createdAt: string;
  updatedAt: string;
};
