import { describe, expect, it, vi } from "vitest";
import { db } from "../../db/client";
import { holdLock } from "../../db/locks";
import { collectAnnounced } from "../../items/announce";
import { validate } from "../../validate";
import { exportPublicDonations } from "../export-public";
import { manageDonationCopy } from "../manage-copy";
import { donationInput } from "../schema";
import { createDonation, updateDonation } from "../service";
import { csv, emptyDatabaseForEachTest, NONE } from "./import.fixture";
import { importDonations, previewImport } from "./service";

emptyDatabaseForEachTest();

// read-in-child.test.ts reads in a process, as the product does; a hundred processes more would tell nothing more.
vi.mock("./read-in-child", async () => ({ readInChild: (await import("./read-rows")).readRows }));

async function waitingForLock() {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`;
  return row?.count;
}

describe("once imported", () => {
  it("a list that has grown brings only what is new; a changed note or permission is not another donation", async () => {
    await importDonations(csv("01/02/2026;Ana;10;Sopa"));
    const grown = csv("01/02/2026; ANA ;10,00;sopa", "01/02/2026;Ana;R$ 10;Sopa", "02/02/2026;Ana;10;Sopa");
    expect(await previewImport(grown)).toMatchObject({ counts: { known: 1, new: 2 }, repeated: [3] });
    expect(await importDonations(grown)).toMatchObject({ added: 2, known: 1 });
  });

  it("waits for another import that is under way, and sees what that one brought", async () => {
    let importing: ReturnType<typeof importDonations> | undefined;
    await db.$transaction(
      async (tx) => {
        await holdLock(tx, "import");
        importing = importDonations(csv("01/02/2026;Ana;10;Sopa"));
        await expect.poll(waitingForLock).toBe(1);
        const other = { kind: "MONEY" as const, amount: "10", donor: "Ana", acao: "Sopa" };
        await tx.donation.create({ data: { ...other, date: new Date("2026-02-01") } });
      },
      { timeout: 60_000 },
    );
    expect(await importing).toMatchObject({ added: 0, left: 1 });
  });

  it("ends what is cached of donations", async () => {
    const tags = new Set<string>();
    await collectAnnounced(tags, () => importDonations(csv("01/02/2026;Ana;10;Sopa")));
    expect([...tags]).toEqual(["donations"]);
  });

  it("what was typed in by hand before is pointed out", async () => {
    const typed = { kind: "MONEY", amount: "10", date: "2026-02-01", donor: "Ana", acao: "Sopa" };
    await createDonation(validate(donationInput, typed));
    expect((await previewImport(csv("01/02/2026;Ana;10;Sopa", "02/02/2026;Ana;10;Sopa"))).counts).toEqual({
      ...{ ...NONE, typed: 1, new: 1 },
    });
  });

  it("a row that was corrected here and in the sheet is pointed out, too, where a further gift is like it was before", async () => {
    await importDonations(csv("01/02/2026;;50;Sopa"));
    const first = await db.donation.findFirstOrThrow();
    const typed = { kind: "MONEY", amount: "50", date: "2026-02-01", donor: "", acao: "Sopa" };
    await updateDonation(first.id, validate(donationInput, { ...typed, amount: "80", donor: "Ana" }));
    await createDonation(validate(donationInput, typed));
    const mended = csv("01/02/2026;Ana;80;Sopa", "01/02/2026;;50;Sopa");
    expect((await previewImport(mended)).counts).toEqual({ ...NONE, known: 1, similar: 1 });
    expect(await importDonations(mended)).toMatchObject({ added: 0, left: 1 });
  });

  it("a Pix that was confirmed without its action is pointed out in the sheet that has it, once", async () => {
    const confirmed = {
      kind: "MONEY",
      amount: "10",
      date: "2026-02-01",
      donor: "Ana",
      acao: manageDonationCopy.undecided,
    };
    await createDonation(validate(donationInput, confirmed));
    expect((await previewImport(csv("01/02/2026;Ana;10;Sopa", "01/02/2026;Ana;10;Feira"))).counts).toEqual({
      ...NONE,
      typed: 1,
      new: 1,
    });
    await createDonation(validate(donationInput, { ...confirmed, donor: "" }));
    expect((await previewImport(csv("01/02/2026;;10;Sopa"))).counts).toEqual({ ...NONE, new: 1 });
  });

  it("a row of our own file that hides who gave may be the donation that was typed in with the name", async () => {
    const typed = { kind: "MONEY", amount: "10", date: "2026-02-01", donor: "Ana", acao: "Sopa" };
    await createDonation(validate(donationInput, typed));
    const hidden = "01/02/2026;Doador(a) anônimo(a);10;";
    expect((await previewImport(csv(`${hidden}Sopa`, `${hidden}Sopa`))).counts).toEqual({ ...NONE, typed: 1, new: 1 });
    expect((await previewImport(csv(`${hidden}Feira`, "01/02/2026;Rui;10;Sopa"))).counts).toEqual({ ...NONE, new: 2 });
    const { doubts } = await previewImport(csv(`${hidden}Sopa`, "01/02/2026;Ana;10;Feira"));
    expect(doubts).toMatchObject([{ lines: [3] }]); // a name says more
  });

  it("who was typed in as our own files say 'nobody' is nobody, so that they bring nothing twice", async () => {
    const typed = { kind: "MONEY", amount: "10", date: "2026-02-01", donor: "Doador(a) Anônimo(a)", acao: "Sopa" };
    await createDonation(validate(donationInput, typed));
    const again = csv("01/02/2026;Doador(a) anônimo(a);10;Sopa");
    expect((await previewImport(again)).counts).toEqual({ ...NONE, typed: 1 });
    expect(await importDonations(again)).toMatchObject({ added: 0, left: 1 });
  });

  it("our own files can be read again: nobody's name is no name, a neutralised formula is what it was", async () => {
    await importDonations(csv("01/02/2026;Ana;10;=Sopa", "02/02/2026;Rui;20;Sopa"));
    for (const format of ["csv", "xlsx"] as const) {
      const pieces: Uint8Array[] = [];
      for await (const piece of exportPublicDonations({ organisation: "Projeto Nova", format, q: "", sample: false })
        .content)
        pieces.push(piece);
      const { counts, preview } = await previewImport(Buffer.concat(pieces));
      // Without the names, which are not public, they differ in one field from what is here.
      expect(counts).toEqual({ ...NONE, similar: 2 });
      expect(preview.map(({ donor, acao }) => [donor, acao])).toEqual([
        ["", "Sopa"],
        ["", "=Sopa"],
      ]);
    }
  });
});
