import { imageAddress } from "../images/model";
import type { Administrator } from "./service";

/** What an account shows of itself: never the hash. */
export function presentUser({ id, name, email, image, isAdmin, createdAt }: Administrator) {
  return { _id: id, name, email, image: imageAddress(image), isAdmin, createdAt: createdAt.toISOString() };
}

/** The answer to a sign-in over the API. */
export function presentSession(user: Administrator, token: string) {
  const { _id, name, email, image, isAdmin } = presentUser(user);
  return { _id, name, email, image, isAdmin, token };
}
