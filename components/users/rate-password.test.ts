import { expect, it } from "vitest";
import { ratePassword } from "./rate-password";

it("tells good passwords from those that are guessed", () => {
  const own = ["Ana Souza", "ana@nova.example"];
  const rated = ["flamengo2024", "anasouza2026", "123.456.789-09", "jardimzinho", "canoa tigre lanterna"];
  expect(rated.map((password) => ratePassword(password, own))).toEqual([0, 0, 0, 2, 4]);
});

it("looks at the beginning of a very long one only", () => {
  expect(ratePassword(`${"aB1".repeat(60)}x9!Wq2@Lr5#T`, [])).toBeLessThan(3);
});
