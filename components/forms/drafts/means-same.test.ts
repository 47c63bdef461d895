import { expect, it } from "vitest";
import { donationInput } from "@/lib/donations/schema";
import { meansSame } from "./means-same";

const load = async () => donationInput;
const saved = { kind: "MONEY", amount: "55,00", date: "2020-02-03", donor: "Ana", donorPublic: "false", acao: "Sopa" };

it("what was saved is what was typed, however it is written", async () => {
  expect(await meansSame(load, { ...saved, amount: "55", donor: " Ana " }, saved)).toBe(true);
  expect(await meansSame(load, { ...saved, amount: "56" }, saved)).toBe(false);
  expect(await meansSame(load, { ...saved, amount: "muito" }, { ...saved, amount: "muito" })).toBe(false);
  expect(await meansSame(() => Promise.reject(new Error("offline")), saved, saved)).toBe(false);
});
