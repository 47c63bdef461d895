import { z } from "zod";
import { altInput } from "../images/schema";
import { imageCopy } from "../images/upload-limits";
import { byId } from "../inputs";
import { manageQuery } from "../lists/listing-query";
import { storedId } from "../routes";

/** The query of the library; invalid values count as absent. */
export const libraryQuery = manageQuery.pick({ q: true, pagina: true });

export type LibraryQuery = z.output<typeof libraryQuery>;

/** The id in an uploaded picture's address. */
const uploaded = z.string({ error: imageCopy.missing }).transform((address, context) => {
  const id = storedId(address);
  if (id) return id;
  context.addIssue(imageCopy.unknown);
  return z.NEVER;
});

export const addInput = z.object({ image: uploaded });
/** `before`: the description that is replaced. */
export const describeInput = byId.extend({ alt: altInput, before: z.string() });
export const replaceInput = byId.extend({ image: uploaded });
export const keepInput = byId.extend({ kept: z.boolean() });
