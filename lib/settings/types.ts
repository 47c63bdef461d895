import type { z } from "zod";
import type { Picture } from "../images/picture";
import type { settingsInput } from "./schema";

/** Everything that an organisation changes by itself. Of contact data, an empty one is not shown. */
export type Settings = Omit<z.output<typeof settingsInput>, "seen">;

/** The grammatical article of the organisation's name: 'o Projeto Nova', 'a Casa Nova'. */
export type Article = Settings["article"];

/** The settings as the dashboard's form edits them. */
export type SavedSettings = Settings & { updatedAt: string };

/** The settings as pages show them. */
export type Site = Omit<Settings, "slides"> & {
  slides: (Settings["slides"][number] & { picture: Picture })[];
  /** Absent for the drawing that comes with the site. */
  logoPicture?: Picture;
};
