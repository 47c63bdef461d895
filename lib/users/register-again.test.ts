import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { actingAs } from "../history/actor";
import { userInput } from "./schema";
import { createUser } from "./service";
import { authenticate } from "./sign-in";
import { password, teamForEachTest } from "./team.fixture";

const { team } = teamForEachTest();

it("a program that registers an account again with another password is refused, and the first one is right", async () => {
  const id = randomUUID();
  const email = "bento@nova.example";
  const create = (password: string) =>
    actingAs(team.ana, () => createUser(userInput.parse({ name: "Bento", email, password }), { id }));
  await create(password);
  await expect(create(`outra ${password}`)).rejects.toMatchObject({ code: "stale" });
  expect(await authenticate({ email, password }, "t1")).toMatchObject({ id });
});
