import { presentPicture } from "../images/present";
import type { ImageRow } from "../images/service";
import { storedId } from "../routes";
import type { SavedSettings, Settings, Site } from "./types";

/** The settings for the dashboard's form. */
export function presentSettings({ settings, updatedAt }: { settings: Settings; updatedAt: Date }): SavedSettings {
  return { ...settings, updatedAt: updatedAt.toISOString() };
}

/** The settings for pages, whose slides have their pictures with measures; `images` are those that are stored here. */
export function presentSite(settings: Settings, images: ImageRow[]): Site {
  const picture = (image: string, alt: string) => {
    const row = images.find(({ id }) => id === storedId(image));
    return { ...presentPicture(row), ...(!row && { src: image, width: null, height: null }), alt };
  };
  return {
    ...settings,
    // The name stands beside it, and behind a transparent one no placeholder may show.
    ...(settings.logo && { logoPicture: { ...picture(settings.logo, ""), placeholder: null } }),
    slides: settings.slides.map((slide) => ({ ...slide, picture: picture(slide.image, slide.alt) })),
  };
}
