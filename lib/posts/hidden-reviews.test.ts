import { expect, it } from "vitest";
import { db } from "../db/client";
import { draft, review } from "../trash/trash.fixture";
import { listReviews, setReviewsHidden } from "./reviews";
import { createPost } from "./service";

it("a review that was read and hidden is not published by a list that still shows it as awaiting", async () => {
  const { id: postId } = await createPost(draft);
  const { website: _, ...fields } = review;
  const send = async () => (await db.review.create({ data: { ...fields, postId, hidden: true, awaiting: true } })).id;
  const [refused, waiting] = [await send(), await send()];
  const shown = async () => (await listReviews(postId)).items.map(({ id }) => id);
  await setReviewsHidden([refused], false, [refused]);
  await setReviewsHidden([refused], true);
  await expect(setReviewsHidden([refused], false, [refused])).rejects.toMatchObject({
    code: "stale",
    message: "Alguém ocultou esta avaliação depois que a lista abriu. Ela continua oculta",
  });
  const both = await setReviewsHidden([refused, waiting], false, [refused, waiting]);
  expect(both.filter(({ changed }) => changed).map(({ id }) => id)).toEqual([waiting]);
  expect(await shown()).toEqual([waiting]);
  await setReviewsHidden([refused], false); // the list shows it as hidden now
  expect(await shown()).toEqual(expect.arrayContaining([refused, waiting]));
});
