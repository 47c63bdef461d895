import "server-only";
import { formatLongDate } from "../dates";
import { absentWhenMissing } from "../errors";
import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { capitalize } from "../text";
import { getEvent } from "./service";

/** What an article about an event begins with; undefined when there is no such event. */
export async function articleAfterEvent(id: string) {
  const event = await getEvent(id).catch(absentWhenMissing);
  if (!event) return undefined;
  const { acoes, local, startsAt, image } = event;
  return {
    _id: id,
    titulo: acoes,
    description: `${capitalize(formatLongDate(startsAt))}, ${local}.`,
    image: imageAddress(image),
    picture: presentPicture(image),
  };
}

export type ArticleAfterEvent = NonNullable<Awaited<ReturnType<typeof articleAfterEvent>>>;
