import type { z } from "zod";
import { storedAddress, storedId } from "../routes";
import { DEFAULT_IMAGE } from "../site";
import type { pictureAnswer } from "./api";

/** Widths in pixels that pages ask for, the first for thumbnails of 6rem on a phone; nothing else is served. */
export const WIDTHS = [192, 320, 720, 960, 1280, 1920] as const;
export const FORMATS = ["avif", "webp"] as const;
export type Width = (typeof WIDTHS)[number];
export type Format = (typeof FORMATS)[number];

/** What stands for no picture. */
export const DEFAULT_PICTURE = "/default.jpg";

/** Whether an item may have this address as its picture: a stored one's, or one of the web. */
export function isImageAddress(address: string) {
  return storedId(address) !== undefined || (URL.canParse(address) && new URL(address).protocol === "https:");
}

/** The address of a picture; of none, the default picture's. */
export function imageAddress(image: { id: string; url: string | null } | null | undefined) {
  if (!image) return DEFAULT_IMAGE;
  return image.url ?? storedAddress(image.id);
}

/** The address of a stored picture in one of the widths; of any other picture its own. */
export const variantAddress = (address: string, width: Width, format: Format = "webp") =>
  storedId(address) ? `${address}/${width}.${format}` : address;

/** The data to show a picture without layout shift. */
export type Picture = z.infer<typeof pictureAnswer>;
