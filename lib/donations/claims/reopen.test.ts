import { describe, expect, it } from "vitest";
import { db } from "../../db/client";
import { actingAs } from "../../history/actor";
import { restoreItems } from "../../trash/service";
import { deleteDonations } from "../service";
import { found, listed, made, noClaimsForEachTest, reopen, treasurer } from "./claims.fixture";
import { confirmClaim, discardClaim, reopenClaim } from "./service";

noClaimsForEachTest();

describe("reopened out of a list from before, a claim keeps the donation that the list does not show", () => {
  const bia = <Result>(work: () => Result) => actingAs({ id: "b", name: "Bia" }, work);
  const already = { code: "conflict", message: "Este aviso já está assim: confirmado, por Bia" };
  const isThere = { code: "conflict", message: expect.stringMatching(/^Este aviso tem uma doação que a lista/) };

  it.each([
    ["was not found", (id: string) => discardClaim(id), already],
    ["was another donation", (id: string) => confirmClaim(found(id)), isThere],
  ])("of a claim that %s then", async (_, settle, refusal) => {
    const id = await made();
    await treasurer(() => settle(id));
    const before = await listed(id);
    await bia(() => reopen(id));
    await bia(() => confirmClaim(found(id)));
    await expect(treasurer(() => reopenClaim(before))).rejects.toMatchObject(refusal);
    expect(await db.donation.count()).toBe(1);
  });

  it("of a claim whose donation lay in the trash then", async () => {
    const claim = await made();
    const { donationId } = await bia(() => confirmClaim(found(claim)));
    const id = donationId ?? "";
    await deleteDonations([id]);
    const before = await listed(claim);
    await restoreItems([{ entity: "donation", id }]);
    await expect(treasurer(() => reopenClaim(before))).rejects.toMatchObject(isThere);
    expect(await db.donation.count()).toBe(1);
  });
});
