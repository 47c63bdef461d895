import "server-only";
import { cachedUntilChanged } from "../cached-read";
import { findImages } from "../images/service";
import { storedId } from "../routes";
import { settingsEntity } from "./entity";
import { presentSite } from "./present";
import { getSettings } from "./service";
import type { Site } from "./types";

/** The organisation's data on every page. */
export async function readSite(): Promise<Site> {
  "use cache";
  cachedUntilChanged(settingsEntity.tag);
  const { settings } = await getSettings();
  const images = await findImages(
    [settings.logo, ...settings.slides.map(({ image }) => image)].flatMap((image) => storedId(image) ?? []),
  );
  return presentSite(settings, images);
}
