import { describe, expect, it } from "vitest";
import { createEvent, getEvent } from "../calendar/service";
import { db, pool } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { collectAnnounced } from "../items/announce";
import { getPost } from "../posts/list";
import { createPost, deletePosts, updatePost } from "../posts/service";
import { deleteVolunteers, registerVolunteer, updateVolunteer } from "../volunteers/service";
import { listPictures } from "./list";
import { article, at, event, idsOf, list, placesOf, upload } from "./media.fixture";
import { addPicture, describePicture, keepPicture } from "./service";

const person = { name: "Bia", profissao: "P", tipo: "T", descricao: "D", isAdmin: false };

emptyForEachTest("Post", "CalendarEvent", "Volunteer", "User", "Trash", "Setting", "Image", "Change");

describe("the library lists", () => {
  it("what content shows and what was put there, newest first; neither portraits nor what belongs to nothing yet", async () => {
    const [cover, inText, slide, added, portrait] = [
      await upload("Uma horta"),
      await upload("Um muro"),
      await upload(),
      await upload("Um bolo"),
      await upload("Retrato"),
    ];
    await upload("Nada");
    await createPost({ ...article, image: at(cover), description: `Antes. ![x](${at(inText)})` });
    await registerVolunteer({ ...person, image: at(portrait) });
    expect(await idsOf()).toEqual([inText, cover]);
    await addPicture(added);
    expect(await idsOf()).toEqual([added, inText, cover]);
    expect(await idsOf("hortas")).toEqual([cover]);
    await expect(addPicture(portrait)).rejects.toMatchObject({ code: "notFound" });
    expect(await idsOf("retrato")).toEqual([]);
    expect(slide).toBeDefined();
  });

  it("and keeps what is in it or on the site when somebody names that as a portrait", async () => {
    const [kept, shown] = [await upload(), await upload()];
    await addPicture(kept);
    await describePicture(kept, "A sede", "");
    await createPost({ ...article, image: at(shown), imageAlt: "A praça" });
    const refused = { code: "invalid", fields: { image: expect.stringContaining("já está no site") } };
    for (const id of [kept, shown])
      await expect(registerVolunteer({ ...person, image: at(id), imageAlt: "x" })).rejects.toMatchObject(refused);
    const rows = await db.image.findMany({ where: { id: { in: [kept, shown] } }, orderBy: { kept: "desc" } });
    expect(rows).toMatchObject([
      { alt: "A sede", listed: true, kept: true },
      { alt: "A praça", listed: true, kept: false },
    ]);
    const own = await upload();
    const { id } = await registerVolunteer({ ...person, image: at(own), imageAlt: "Zita" });
    await expect(registerVolunteer({ ...person, image: at(own) })).rejects.toMatchObject(refused);
    expect(await updateVolunteer(id, { ...person, image: at(own), imageAlt: "Zita rindo" })).toMatchObject({
      image: { alt: "Zita rindo" },
    });
  });

  it("no person's picture, which content does not get by its id either, not even out of the trash", async () => {
    const [own, removed, account] = [await upload("Zita"), await upload("Lia"), await upload("Ana")];
    await registerVolunteer({ ...person, image: at(own) });
    const { id } = await registerVolunteer({ ...person, image: at(removed) });
    await deleteVolunteers([id]);
    const user = { name: "Ana", email: "ana@exemplo.org", passwordHash: "x", imageId: account };
    await db.user.create({ data: user });
    const refused = { code: "invalid", fields: { image: expect.stringContaining("foto de uma pessoa") } };
    for (const portrait of [own, removed, account])
      await expect(createPost({ ...article, image: at(portrait), imageAlt: "x" })).rejects.toMatchObject(refused);
    await expect(createEvent({ ...event, fotos: [{ image: at(own), alt: "x" }] })).rejects.toMatchObject({
      fields: { "fotos.0": expect.stringContaining("foto de uma pessoa") },
    });
    expect(await db.image.count({ where: { alt: "x" } })).toBe(0);
    expect(await idsOf()).toEqual([]);
  });

  it("where each is shown, once, and to whom what the role may see", async () => {
    const id = await upload();
    const { id: postId } = await createPost({ ...article, image: at(id), description: `![x](${at(id)})` });
    await createEvent({ ...event, image: at(id) });
    await db.setting.create({ data: { key: "organization", value: { slides: [{ image: at(id) }] } } });
    await deletePosts([(await createPost({ ...article, titulo: "Antigo", image: at(id) })).id]);
    expect(await placesOf(id)).toEqual(["event Mutirão", "post Café", "settings", "trash Antigo"]);
    const [shown] = await list();
    expect(shown?.places).toEqual([
      { kind: "Evento", title: "Mutirão", href: expect.stringContaining("/calendars/") },
      { kind: "Artigo", title: "Café", href: `/post/${postId}/edit` },
      { kind: "Outro lugar", title: "que o seu papel não abre" },
      { kind: "Na lixeira", title: "Antigo", href: "/lixeira" },
    ]);
    const [read] = (await listPictures({ q: "", pagina: 1 }, "READING")).items;
    expect(read?.places[1]).toEqual({ kind: "Artigo", title: "Café", href: undefined });
  });

  it("in a draft of a removed article, which is found once that has come back", async () => {
    const id = await upload();
    const { id: userId } = await db.user.create({ data: { name: "Bia", email: `${id}@x.example`, passwordHash: "-" } });
    const { id: postId } = await createPost(article);
    const values = { titulo: "Meio texto", description: `![x](${at(id)})` };
    await db.draft.create({ data: { id, postId, userId, device: "celular", values } });
    expect(await placesOf(id)).toEqual(["draft Meio texto"]);
    await deletePosts([postId]);
    expect(await placesOf(id)).toEqual(["removed-draft Meio texto"]);
  });

  it("places of every table that has pictures", async () => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = '"Image"'::regclass`,
    );
    // A further one belongs into lib/images/places.ts.
    expect(rows.map(({ name }) => name).sort()).toEqual([
      ...['"CalendarEvent"', '"Campaign"', '"Photo"', '"Post"', '"Project"', '"User"', '"Volunteer"'],
    ]);
  });
});

describe("a description", () => {
  it("is the picture's: every item that shows it has it, and what is cached of them ends", async () => {
    const id = await upload();
    const { id: postId } = await createPost({ ...article, image: at(id), imageAlt: "Uma mesa" });
    const { id: eventId } = await createEvent({ ...event, image: at(id) });
    expect((await getEvent(eventId)).image?.alt).toBe("Uma mesa");
    const tags = new Set<string>();
    await collectAnnounced(tags, () => describePicture(id, "Uma mesa posta", "Uma mesa"));
    expect([...tags]).toEqual(expect.arrayContaining(["posts", `post:${postId}`, "calendar"]));
    const saved = new Set<string>();
    await collectAnnounced(saved, () => updatePost(postId, { ...article, image: at(id), imageAlt: "Pão na mesa" }));
    expect([...saved]).toContain("calendar");
    expect((await getEvent(eventId)).image?.alt).toBe("Pão na mesa");
  });

  it("leaves no former one in the history, where it would stand for ever: it may name people", async () => {
    const id = await upload("Joãozinho à mesa");
    await addPicture(id);
    const history = () => db.change.findMany({ where: { entity: "picture", entityId: id }, orderBy: { id: "asc" } });
    await describePicture(id, "Joãozinho na horta", "Joãozinho à mesa");
    expect(JSON.stringify(await history())).not.toContain("à mesa");
    await keepPicture(id, false);
    await createPost({ ...article, image: at(id), imageAlt: "Uma criança na horta" });
    const changes = await history();
    expect(changes.map(({ action, title }) => [action, title])).toEqual(
      ["CREATE", "UPDATE", "UPDATE"].map((action) => [action, "Uma criança na horta"]),
    );
    expect(JSON.stringify(changes)).not.toContain("Joãozinho");
  });

  it("is saved also by who sends it alone: the picture is the one that the item has", async () => {
    const own = await upload("Uma mesa");
    const { id } = await createPost({ ...article, image: at(own) });
    await updatePost(id, { ...article, imageAlt: "Uma mesa posta" });
    expect((await getPost(id)).image).toMatchObject({ id: own, alt: "Uma mesa posta" });
    await updatePost(id, { ...article, image: "https://exemplo.org/a.png", imageAlt: "Pão" });
    await updatePost(id, { ...article, imageAlt: "Pão na mesa" });
    expect((await getPost(id)).image).toMatchObject({ url: "https://exemplo.org/a.png", alt: "Pão na mesa" });
    await updatePost(id, article);
    expect((await getPost(id)).image).toMatchObject({ alt: "Pão na mesa" });
    await updatePost(id, { ...article, image: "", imageAlt: "Nada" });
    await updatePost(id, { ...article, imageAlt: "Nada" });
    expect((await getPost(id)).image).toBeNull();
  });

  it("goes over to a new picture in its place that says none, and to no other: a name under somebody else's photograph", async () => {
    const [former, shown, fresh] = [await upload("Maria recebe a cesta"), await upload(), await upload()];
    const { id: otherId } = await createPost({ ...article, titulo: "Outro", image: at(shown) });
    const { id } = await createPost({ ...article, image: at(former) });
    await updatePost(id, { ...article, image: at(shown) });
    expect((await getPost(otherId)).image?.alt).toBe("");
    await updatePost(id, { ...article, image: at(former) });
    await updatePost(id, { ...article, image: at(fresh) });
    expect((await getPost(id)).image?.alt).toBe("Maria recebe a cesta");
  });

  it("comes along when another item takes the picture without one", async () => {
    const id = await upload("Uma horta");
    const { id: postId } = await createPost({ ...article, image: at(await upload("Outra")) });
    await updatePost(postId, { ...article, image: at(id) });
    expect((await getPost(postId)).image?.alt).toBe("Uma horta");
  });
});
