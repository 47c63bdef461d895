import { expect, it } from "vitest";
import { db } from "../db/client";
import { isServed } from "../images/service";
import { createPost, deletePosts } from "../posts/service";
import { deleteVolunteers, registerVolunteer } from "../volunteers/service";
import { restoreItems } from "./service";
import { draft } from "./trash.fixture";

const picture = () => db.image.create({ data: { width: 1, height: 1 } });

it("nobody gets a portrait while its person lies in the trash", async () => {
  const { id: portrait } = await picture();
  expect(await isServed(portrait)).toBe(true); // a form that is still open shows it
  const person = { name: "Zulmira", profissao: "Costureira", tipo: "Cozinha", descricao: "Amo isto" };
  const { id } = await registerVolunteer({ ...person, image: `/imagens/${portrait}` });
  expect(await isServed(portrait)).toBe(true);
  await deleteVolunteers([id]);
  expect(await isServed(portrait)).toBe(false);
  await restoreItems([{ entity: "volunteer", id }]);
  expect(await isServed(portrait)).toBe(true);
});

it("an article's picture in the trash is still in the library", async () => {
  const { id: cover } = await picture();
  const { id } = await createPost({ ...draft, image: `/imagens/${cover}` });
  await deletePosts([id]);
  expect(await isServed(cover)).toBe(true);
});
