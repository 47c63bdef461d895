"use server";

import { byId } from "@/lib/inputs";
import { libraryCopy } from "@/lib/media/copy";
import { listPictures } from "@/lib/media/list";
import * as replacement from "@/lib/media/replace";
import { addInput, describeInput, keepInput, libraryQuery, replaceInput } from "@/lib/media/schema";
import * as library from "@/lib/media/service";
import { adminAction } from "@/lib/web/action";

/** A page of the library, for the dialog that chooses from it. */
export const loadPictures = adminAction("content:read", libraryQuery, async (query, { role }) => ({
  data: await listPictures(query, role),
}));

export const addPicture = adminAction("content:write", addInput, async ({ image }) => {
  await library.addPicture(image);
  return {};
});

export const describePicture = adminAction(
  "content:write",
  describeInput,
  async ({ _id, alt, before }) => {
    await library.describePicture(_id, alt, before);
    return { message: libraryCopy.described, data: alt };
  },
  ({ _id }) => library.readDescription(_id),
);

export const replacePicture = adminAction("content:write", replaceInput, async ({ _id, image }, { role }) => {
  await replacement.replacePicture(_id, image, role);
  return { message: libraryCopy.replaced };
});

export const keepPicture = adminAction("content:write", keepInput, async ({ _id, kept }) => {
  await library.keepPicture(_id, kept);
  return { message: kept ? libraryCopy.kept : libraryCopy.released };
});

export const removePicture = adminAction("content:write", byId, async ({ _id }) => {
  await library.removePicture(_id);
  return { message: libraryCopy.removed };
});
