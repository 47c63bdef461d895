import { expect, test } from "vitest";
import { db } from "../../lib/db/client";
import { createPost } from "../../lib/posts/service";
import { closedGate } from "../harness/closed-gate";
import type { Client } from "./ask";
import { createLedger } from "./ledger";
import { startSaver } from "./saver";

test("a save that is acknowledged while the database is asked is not lost; one that the database does not have is", async () => {
  const edited = closedGate();
  const client: Pick<Client, "ask"> = {
    async ask({ method, body }) {
      if (method === "PUT") {
        await edited.passed;
        return { status: 200, headers: {}, text: "{}" };
      }
      const { id, permalink } = await createPost(body as Parameters<typeof createPost>[0]);
      return { status: 201, headers: {}, text: JSON.stringify({ _id: id, permalink }) };
    },
  };
  const versions: number[] = [];
  const saver = startSaver({
    client: client as Client,
    ledger: createLedger(),
    authorization: "",
    pauseMs: 0,
    onSaved: ({ version }) => versions.push(version),
  });
  await expect.poll(() => versions).toEqual([1]);
  const counting = saver.countLost(process.env.DATABASE_URL ?? "");
  edited.open(); // the edits are acknowledged, and no database has them
  const stopped = saver.stop();
  expect(await counting).toBe(0);
  await stopped;
  expect(await saver.countLost(process.env.DATABASE_URL ?? "")).toBe(versions.length - 1);
  expect(versions.length).toBeGreaterThan(1);
  await db.post.deleteMany();
});
