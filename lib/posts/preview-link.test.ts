import { beforeEach, expect, it } from "vitest";
import { db } from "../db/client";
import { createPreviewLink, endPreviewLink, findPreviewed, previewLinkEnd, removeEndedLinks } from "./preview-link";
import { createPost, deletePosts, setPostsActive, updatePost } from "./service";

const article = {
  titulo: "Café",
  description: "Pão e café.",
  autor: "Ana",
  slug: "cafe-da-manha" as const,
  active: false,
};
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const tokenOf = ({ address }: { address: string }) => address.slice(address.lastIndexOf("/") + 1);
let id: string;

beforeEach(async () => {
  await db.post.deleteMany();
  ({ id } = await createPost(article));
});

it("leads to the article as it was saved last, for seven days", async () => {
  const token = tokenOf(await createPreviewLink(id));
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  await updatePost(id, { ...article, titulo: "Café e bolo" });
  expect(await findPreviewed(token)).toMatchObject({ id, titulo: "Café e bolo" });
  expect(await findPreviewed(token, inDays(6.9))).toBeDefined();
  expect(await findPreviewed(token, inDays(7.1))).toBeUndefined();
  expect(await previewLinkEnd(id)).toBeDefined();
  expect(await previewLinkEnd(id, inDays(8))).toBeUndefined();
});

it("is stored as a hash only, and no other token leads there", async () => {
  const token = tokenOf(await createPreviewLink(id));
  expect(JSON.stringify(await db.previewLink.findMany())).not.toContain(token);
  const { tokenHash } = await db.previewLink.findUniqueOrThrow({ where: { postId: id } });
  for (const guess of ["", tokenHash, `${token}a`, token.slice(1), token.toLowerCase()])
    expect(await findPreviewed(guess), guess).toBeUndefined();
});

it("is replaced by the next one, and can be ended", async () => {
  const { expiresAt, ...made } = await createPreviewLink(id);
  const first = tokenOf(made);
  const second = tokenOf(await createPreviewLink(id, expiresAt.toISOString()));
  expect(await findPreviewed(first)).toBeUndefined();
  expect(await findPreviewed(second)).toBeDefined();
  await endPreviewLink(id);
  expect(await findPreviewed(second)).toBeUndefined();
});

it("is not ended by the next one of a page that does not show it, which may have been sent already", async () => {
  const first = await createPreviewLink(id);
  const refusal = {
    code: "stale",
    message: "Este artigo já tem um link, criado depois que você abriu esta página. Com outro, ele deixa de valer",
  };
  await expect(createPreviewLink(id)).rejects.toMatchObject(refusal);
  await expect(createPreviewLink(id, inDays(3).toISOString())).rejects.toMatchObject(refusal);
  expect(await findPreviewed(tokenOf(first))).toBeDefined();
  await db.previewLink.updateMany({ data: { expiresAt: inDays(-1) } });
  expect(await findPreviewed(tokenOf(await createPreviewLink(id)))).toBeDefined();
});

it("is of no article that everybody can read already, but of one to come", async () => {
  await setPostsActive([id], true);
  await expect(createPreviewLink(id)).rejects.toMatchObject({ code: "conflict" });
  await updatePost(id, { ...article, active: true, createdAt: inDays(1) });
  expect(await findPreviewed(tokenOf(await createPreviewLink(id)))).toBeDefined();
  await expect(createPreviewLink("nenhum")).rejects.toMatchObject({ code: "notFound" });
});

it("goes with its article, and after its end", async () => {
  await createPreviewLink(id);
  expect(await removeEndedLinks()).toBe(0);
  expect(await removeEndedLinks(inDays(8))).toBe(1);
  const token = tokenOf(await createPreviewLink(id));
  await deletePosts([id]);
  expect(await findPreviewed(token)).toBeUndefined();
});
