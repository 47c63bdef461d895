import sharp from "sharp";
import { db } from "../db/client";
import { findPlaces } from "../images/places";
import { storeImage } from "../images/service";
import { listPictures } from "./list";

export const LATER = new Date(Date.now() + 86_400_000);
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#c8401b" } })
  .png()
  .toBuffer();

export const article = { titulo: "Café", description: "Pão.", autor: "Ana", slug: "acoes" as const };
export const event = {
  startsAt: new Date("2027-01-09T12:00:00Z"),
  acoes: "Mutirão",
  local: "Praça",
  eventos: "Plantio",
};

export const at = (id: string) => `/imagens/${id}`;
export const upload = async (alt = "") => (await storeImage(png, alt)).id;
export const list = async (q = "") => (await listPictures({ q, pagina: 1 }, "EDITING")).items;
export const idsOf = async (q = "") => (await list(q)).map(({ _id }) => _id);
export const placesOf = async (id: string) =>
  (await findPlaces(db, [id])).map(({ entity, title }) => `${entity} ${title}`.trim());
export const isThere = async (id: string) => (await db.image.count({ where: { id } })) === 1;
