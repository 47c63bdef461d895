import "server-only";
import { formatLongDate } from "../dates";
import { AppError } from "../errors";
import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { capitalize } from "../text";
import { getEvent } from "./service";

/** What an article about an event begins with; undefined when there is no such event. */
export async function draftAfterEvent(id: string) {
  try {
    const { acoes, local, startsAt, image } = await getEvent(id);
    const day = formatLongDate(startsAt);
    return {
      _id: id,
      titulo: acoes,
      description: `${capitalize(day)}, ${local}.`,
      image: imageAddress(image),
      picture: presentPicture(image),
    };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

export type EventNews = NonNullable<Awaited<ReturnType<typeof draftAfterEvent>>>;
