import { imageAddress } from "../images/model";
import { presentPicture } from "../images/present";
import type { UserData } from "./model";
import type { UserRow } from "./service";

/** What an account shows of itself: never the hash. */
export function presentUser({ id, name, email, image, isAdmin, createdAt }: UserRow) {
  return { _id: id, name, email, image: imageAddress(image), isAdmin, createdAt: createdAt.toISOString() };
}

/** The answer to a sign-in over the API. */
export function presentSession(user: UserRow, token: string) {
  const { _id, name, email, image, isAdmin } = presentUser(user);
  return { _id, name, email, image, isAdmin, token };
}

/** An account for the dashboard's screens. */
export function presentManagedUser(user: UserRow): UserData {
  const { active, image, updatedAt } = user;
  return {
    ...presentUser(user),
    active,
    picture: image ? presentPicture(image) : undefined,
    updatedAt: updatedAt.toISOString(),
  };
}
