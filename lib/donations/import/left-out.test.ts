import { expect, it, vi } from "vitest";
import { validate } from "../../validate";
import { manageDonationCopy } from "../manage-copy";
import { donationInput } from "../schema";
import { createDonation, updateDonation } from "../service";
import { csv, emptyDatabaseForEachTest, NONE } from "./import.fixture";
import { importDonations, previewImport } from "./service";

emptyDatabaseForEachTest();

vi.mock("./read-in-child", async () => ({ readInChild: (await import("./read-rows")).readRows }));

const typed = (more = {}) =>
  validate(donationInput, {
    ...{ kind: "MONEY", amount: "10", date: "2026-02-01", donor: "Ana", acao: manageDonationCopy.undecided, ...more },
  });

it("a row that was left out does not come in by itself once the donation that it is has been corrected", async () => {
  const { id } = await createDonation(typed());
  const sheet = csv("01/02/2026;Ana;10;Sopa", "02/02/2026;Bia;20;Sopa");
  expect(await importDonations(sheet)).toMatchObject({ added: 1, left: 1 });
  await updateDonation(id, typed({ donor: "Ana Lima" }));
  expect((await previewImport(sheet)).counts).toEqual({ ...NONE, known: 1, gone: 1 });
  expect(await importDonations(sheet)).toMatchObject({ added: 0, left: 1 });
  expect(await importDonations(sheet, { ticked: [2] })).toMatchObject({ added: 1, left: 0 });
  expect(await importDonations(sheet)).toMatchObject({ added: 0, known: 2 });
});

it("a row that was left out is told like the first time while the donation that it may be is like it", async () => {
  await createDonation(typed());
  const sheet = csv("01/02/2026;Ana;10;Sopa");
  await importDonations(sheet);
  expect((await previewImport(sheet)).counts).toEqual({ ...NONE, typed: 1 });
});
