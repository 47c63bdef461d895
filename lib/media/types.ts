import type { Picture } from "../images/picture";

/** Something that shows a picture, as the person may see it. */
export type PicturePlace = {
  /** 'Artigo' */
  kind: string;
  title: string;
  /** Absent where the role has no screen for it. */
  href?: string;
};

/** A picture of the library. */
export type LibraryPicture = {
  _id: string;
  picture: Picture;
  createdAt: string;
  kept: boolean;
  places: PicturePlace[];
  /** When the sweep takes it, unless something shows it by then; absent for one that stays. */
  leavesAt?: string;
};
