import { expect, test, vi } from "vitest";
import { readWaiting } from "../../lib/dashboard/service";
import { db } from "../../lib/db/client";
import { mailAddresses } from "../../lib/mail/config";
import { addReview } from "../../lib/posts/reviews";
import { createPost } from "../../lib/posts/service";
import { secondFactorDueAt, setSecondFactorPolicy } from "../../lib/users/second-factor-policy";
import { createFirstAdministrator, createUser } from "../../lib/users/service";
import { setUserRole } from "../../lib/users/team";
import { textOf } from "./source-text";

// Hints of the dashboard and of the API's document, beside what the product does.

const ana = { name: "Ana", email: "ana@nova.example", password: "segredo-bem-longo" };

test("who gets a role that must have a second factor long after the rule has no further days for it", async () => {
  const { id: by } = await createFirstAdministrator({ ...ana, email: "chefe@nova.example" });
  const { id } = await createUser({ ...ana, isAdmin: true, role: "READING" });
  await setSecondFactorPolicy({ offered: true, roles: ["TREASURY"] });
  const long = new Date("2026-01-01T12:00:00Z");
  const value = { offered: true, roles: ["TREASURY"], since: long.toISOString() };
  await db.setting.update({ where: { key: "second-factor" }, data: { value } });
  await db.user.update({ where: { id }, data: { createdAt: long } });
  const { createdAt } = await setUserRole(id, "TREASURY", by);
  expect(createdAt).toEqual(long);
  const user = await db.user.findUniqueOrThrow({ where: { id }, include: { image: true } });
  expect(await secondFactorDueAt(user)).toEqual(new Date("2026-01-15T12:00:00Z"));
  const rule = textOf("components/users/second-factor/second-factor-policy-form.tsx");
  expect(rule).toContain("dias para isso, desde a regra ou o cadastro da conta");
});

test("the menu counts reviews of any age that await their publication, and the API's document says so", async () => {
  const { id } = await createPost({ titulo: "A", description: "B", autor: "C", slug: "acoes" });
  const review = { nome: "Léo", email: "leo@example.com", titulo: "", rating: 5, comment: "Bom", website: "" };
  const { review: stored } = await addReview(id, review, "1.2.3.4");
  const data = { createdAt: new Date("2026-01-01T12:00:00Z"), hidden: true, awaiting: true };
  await db.review.update({ where: { id: stored?.id ?? "" }, data });
  expect((await readWaiting("EDITING")).reviews).toBe(1);
  expect(textOf("app/api/waiting/route.ts")).toContain("e as que esperam publicação");
});

test("visitors' messages need not go to the organisation's e-mail, and its field does not say so", async () => {
  vi.stubEnv("CONTACT_TO", "outra@nova.example");
  expect((await mailAddresses()).to).toBe("outra@nova.example");
  vi.unstubAllEnvs();
  expect(textOf("components/settings/contact-fields.tsx")).not.toContain("recebe as mensagens");
});
