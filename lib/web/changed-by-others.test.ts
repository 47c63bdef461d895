import { expect, it, vi } from "vitest";
import { deletePosts } from "@/app/(painel)/actions/posts";
import { createPost } from "../posts/service";
import { ana, bia, draft } from "../trash/trash.fixture";

// What an action says that it changed is what the toast offers to undo: nothing that somebody else had done meanwhile.

const session = vi.hoisted(() => ({ administrator: {} }));
vi.mock("./session", () => ({ assertAdministrator: async () => session.administrator }));
vi.mock("next/cache", () => ({ revalidateTag: vi.fn() }));

/** The call of a signed-in person. */
function as<Result>(administrator: typeof ana, call: () => Promise<Result>) {
  session.administrator = administrator;
  return call();
}

it("a removal names what it removed, without what somebody else had removed", async () => {
  const [one, other] = [(await createPost(draft)).id, (await createPost(draft)).id];
  await as(bia, () => deletePosts({ ids: [one] }));
  const removed = await as(ana, () => deletePosts({ ids: [one, other] }));
  expect(removed).toEqual({ ok: true, message: "Artigo Excluído", data: [other] });
});
