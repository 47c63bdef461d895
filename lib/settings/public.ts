import "server-only";
import { storedId } from "../images/model";
import { findImages } from "../images/service";
import { cachedUntilChanged } from "../web/cache";
import { settingsEntity } from "./entity";
import type { Site } from "./model";
import { presentSite } from "./present";
import { getSettings } from "./service";

/** What the whole site says of the organisation. */
export async function readSite(): Promise<Site> {
  "use cache";
  cachedUntilChanged(settingsEntity.tag);
  const { settings } = await getSettings();
  const images = await findImages(settings.slides.flatMap(({ image }) => storedId(image) ?? []));
  return presentSite(settings, images);
}
