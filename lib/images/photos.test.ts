import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { presentEventWithPhotos } from "../calendar/present";
import { createEvent, deleteEvents, duplicateEvent, getEvent, updateEvent } from "../calendar/service";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { replacePicture } from "../media/replace";
import { getPost } from "../posts/list";
import { presentPost } from "../posts/present";
import { postInput } from "../posts/schema";
import { createPost, deletePosts, updatePost } from "../posts/service";
import { purgeItems, restoreItems } from "../trash/service";
import { validate } from "../validate";
import { storeImage } from "./service";
import { removeUnusedPictures } from "./unused";

const LATER = new Date(Date.now() + 86_400_000);
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#c8401b" } })
  .png()
  .toBuffer();

const article = { titulo: "Café", description: "Pão.", autor: "Ana", slug: "acoes" };
const event = { startsAt: new Date("2027-01-09T12:00:00Z"), acoes: "Mutirão", local: "Praça", eventos: "Plantio" };
const upload = async () => `/imagens/${(await storeImage(png)).id}`;
const write = (fields: object) => validate(postInput, { ...article, ...fields });
const photosOf = async (id: string) => presentPost(await getPost(id)).fotos;
const isThere = async (address: string) => (await db.image.count({ where: { id: address.slice(9) } })) === 1;

emptyForEachTest("Post", "CalendarEvent", "Trash", "Image", "Change");

describe("the photographs of an article", () => {
  it("stand in their order, with their descriptions, and are changed, reordered and left as they are", async () => {
    const [one, two, three] = [await upload(), await upload(), await upload()];
    const { id } = await createPost(write({ fotos: [one, { image: two, alt: "Uma horta" }] }));
    expect(presentPost(await getPost(id)).pictures.map(({ alt }) => alt)).toEqual(["", "Uma horta"]);
    await updatePost(id, write({ titulo: "Outro" }));
    expect(await photosOf(id)).toEqual([one, two]);
    await updatePost(id, write({ fotos: [three, two, one] }));
    expect(await photosOf(id)).toEqual([three, two, one]);
    expect(presentPost(await getPost(id)).pictures[1]?.alt).toBe("Uma horta");
    await updatePost(id, write({ fotos: [] }));
    expect(await photosOf(id)).toEqual([]);
  });

  it("may be web addresses, which stay the same rows", async () => {
    const web = "https://fotos.example/a.jpg";
    const { id } = await createPost(write({ fotos: [{ image: web, alt: "Uma rua" }] }));
    await updatePost(id, write({ fotos: [web] }));
    expect(presentPost(await getPost(id)).pictures).toMatchObject([{ src: web, alt: "Uma rua" }]);
    expect(await db.image.count()).toBe(1);
  });

  it("are twelve at most, and pictures that there are", async () => {
    const fotos = Array.from({ length: 13 }, (_, n) => `https://fotos.example/${n}.jpg`);
    const said = (given: unknown) => postInput.safeParse({ ...article, fotos: given }).error?.issues[0];
    expect(said(fotos)).toMatchObject({ path: ["fotos"], message: "São no máximo 12 fotos" });
    for (const wrong of ["", "javascript:x", 7]) expect(said([wrong])).toMatchObject({ path: ["fotos", 0] });
    expect(said([{ image: "" }])).toMatchObject({ path: ["fotos", 0, "image"] });
    expect(said("x")).toMatchObject({ message: "Informe as fotos como uma lista de endereços" });
    await expect(createPost(write({ fotos: [await upload(), "/imagens/nada"] }))).rejects.toMatchObject({
      fields: { "fotos.1": "Imagem não encontrada. Envie novamente" },
    });
  });

  it("and the cover are described by two saves at the same moment, whichever of both each is", async () => {
    const [one, two] = [await upload(), await upload()];
    const ids = [(await createPost(write({}))).id, (await createPost(write({ titulo: "Pão" }))).id];
    const saveBoth = (alt: string) => [
      updatePost(ids[0] ?? "", write({ image: one, imageAlt: `${alt}1`, fotos: [{ image: two, alt: `${alt}2` }] })),
      updatePost(ids[1] ?? "", write({ image: two, imageAlt: `${alt}3`, fotos: [{ image: one, alt: `${alt}4` }] })),
    ];
    for (let turn = 0; turn < 15; turn++) await Promise.all(saveBoth(`${turn}.`));
  });

  it("are in the history", async () => {
    const [one, two] = [await upload(), await upload()];
    const { id } = await createPost(write({ fotos: [one] }));
    await updatePost(id, write({ fotos: [one] }));
    await updatePost(id, write({ fotos: [two, one] }));
    const changes = await db.change.findMany({ where: { entityId: id, action: "UPDATE" } });
    const short = (address: string) => `imagem ${address.slice(9, 15)}`;
    expect(changes.map(({ fields }) => fields)).toEqual([{ fotos: [short(one), `${short(two)}\n${short(one)}`] }]);
  });

  it("come back from the trash, whole and in order, and go with it for good", async () => {
    const [one, two] = [await upload(), await upload()];
    const { id } = await createPost(write({ fotos: [two, one] }));
    await deletePosts([id]);
    expect([await db.photo.count(), await removeUnusedPictures({ olderThan: LATER })]).toEqual([0, 0]);
    await restoreItems([{ entity: "post", id }]);
    expect(await photosOf(id)).toEqual([two, one]);
    await deletePosts([id]);
    await purgeItems([{ entity: "post", id }]);
    expect([await isThere(one), await isThere(two)]).toEqual([false, false]);
  });

  it("are swept when nothing shows them any more, not before, and replaced like any picture", async () => {
    const [one, two] = [await upload(), await upload()];
    const { id } = await createPost(write({ fotos: [one, one] }));
    await replacePicture(one.slice(9), two.slice(9), "ADMINISTRATION");
    expect(await photosOf(id)).toEqual([two, two]);
    expect(await removeUnusedPictures({ olderThan: LATER })).toBe(0);
    await updatePost(id, write({ fotos: [] }));
    expect(await removeUnusedPictures({ olderThan: LATER })).toBe(1);
  });
});

describe("the photographs of an event", () => {
  it("are saved, kept, and come back from the trash; a copy of the event has none", async () => {
    const [one, two] = [await upload(), await upload()];
    const fotos = [one, two].map((image) => ({ image, alt: "Um muro" }));
    const { id } = await createEvent({ ...event, fotos });
    await updateEvent(id, { ...event, local: "Rua" });
    await deleteEvents([id]);
    await restoreItems([{ entity: "event", id }]);
    const { fotos: shown, pictures } = presentEventWithPhotos(await getEvent(id));
    expect([shown, pictures.map(({ alt }) => alt)]).toEqual([
      [one, two],
      ["Um muro", "Um muro"],
    ]);
    expect((await duplicateEvent(id)).photos).toEqual([]);
  });
});

it("a photograph belongs to an article or to an event", async () => {
  const { id: imageId } = await storeImage(png);
  await expect(db.photo.create({ data: { imageId, position: 0 } })).rejects.toThrow(/owner_check/);
});
