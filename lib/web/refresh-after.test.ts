import { refresh } from "next/cache";
import { beforeEach, expect, it, vi } from "vitest";
import { removeCategory } from "@/app/(painel)/actions/categories";
import { handOver } from "@/app/(painel)/actions/handover";
import { restoreItems } from "@/app/(painel)/actions/trash";
import { setUsersActive } from "@/app/(painel)/actions/users";
import { createPost } from "../posts/service";
import { draft } from "../trash/trash.fixture";
import { teamForEachTest } from "../users/team.fixture";

// A refusal that comes of what somebody else has saved shows that on the screen: without it, the same press fails until a reload.

const session = vi.hoisted(() => ({ administrator: {} }));
vi.mock("./session", () => ({ assertAdministrator: async () => session.administrator }));
vi.mock("next/cache", () => ({ refresh: vi.fn(), revalidateTag: vi.fn() }));

const { team } = teamForEachTest();

beforeEach(() => {
  session.administrator = team.ana;
  vi.mocked(refresh).mockClear();
});

const gone = "an account that somebody has deleted";

it.each([
  ["an account among several", "notFound", () => setUsersActive({ ids: [team.bia.id, gone], active: false })],
  [
    "an account of a handover",
    "notFound",
    () => handOver({ parts: [{ _id: gone, before: "ADMINISTRATION", part: "LEAVES" }] }),
  ],
  ["a category that has an item by now", "conflict", () => removeCategory({ kind: "post", slug: draft.slug })],
  ["an item of the trash", "notFound", () => restoreItems({ items: [{ entity: "post", id: gone }] })],
])("%s: the screen is shown again", async (_, code, press) => {
  await createPost(draft);
  expect(await press()).toMatchObject({ ok: false, code });
  expect(refresh).toHaveBeenCalledOnce();
});

it("several accounts of which one is gone stay as they are, and the message says so", async () => {
  expect(await setUsersActive({ ids: [team.bia.id, gone], active: false })).toMatchObject({
    message: "Nem todas estas contas existem mais, e nada mudou. Confira a lista e tente de novo",
  });
});

it("a refusal of any other reason leaves the screen", async () => {
  expect(await setUsersActive({ ids: [team.ana.id], active: false })).toMatchObject({ ok: false, code: "forbidden" });
  expect(refresh).not.toHaveBeenCalled();
});
