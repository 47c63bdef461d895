import { expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { deleteMessages } from "../messages/service";
import { addReview, deleteReviews } from "../posts/reviews";
import { createPost } from "../posts/service";
import { listTrash } from "./list";
import { presentTrash } from "./present";
import { restoreItems } from "./service";
import { ana, draft, review } from "./trash.fixture";

emptyForEachTest("Trash", "Post", "Image", "ContactMessage");

it("an item of the trash is told from others by who wrote it: reviews of one article, messages of one minute; its history names nobody", async () => {
  const { id } = await createPost(draft);
  const { review: stored } = await addReview(id, review);
  const sent = { name: "Zuleide", email: "zu@example.com", subject: "Sofá", message: "Querem?" };
  const message = await db.contactMessage.create({ data: sent });
  await actingAs(ana, () => deleteReviews([stored?.id ?? ""]));
  await actingAs(ana, () => deleteMessages([message.id]));
  const { items } = await listTrash({ page: 1, limit: 5 });
  const titles = items.map((item) => presentTrash(item).title);
  expect(titles).toEqual([expect.stringMatching(/^Zuleide: \d\d-/), "Léo: Café na praça"]);
  await restoreItems([{ entity: "review", id: stored?.id ?? "" }]);
  const history = await listChanges({ entity: "review", entityId: stored?.id, page: 1, limit: 5 });
  expect(history.items.map(({ title }) => title)).toEqual(["Café na praça", "Café na praça"]);
});
