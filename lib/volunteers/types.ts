import type { Picture } from "../images/picture";

/** A volunteer as visitors see one; the telephone number is not among it. */
export type VolunteerCardData = {
  _id: string;
  name: string;
  profissao: string;
  /** The role in the project. */
  tipo: string;
  /** What the person says, in own words. */
  descricao: string;
  isAdmin: boolean;
  image: string;
  picture: Picture;
};

/** The same for administrators, who also see how to reach the person. */
export type ManagedVolunteer = VolunteerCardData & {
  tel: string;
  active: boolean;
  createdAt: string;
  updatedAt: string;
};
