import type { Page } from "@playwright/test";
import { inDatabase, test } from "../../fixtures";

/** Donations with unique words: in money and in kind, a secret name and a public one. */
export const WORD = `quimera${process.pid}`;
export const ITEM = `sanfona${process.pid}`;
export const SECRET_DONOR = `Zuleica Sigilosa${process.pid}`;
export const PUBLIC_DONOR = `Abílio Aberto${process.pid}`;
/** Before the sample's dates, so that the first page stays as it is. */
const LONG_AGO = "2020-01-01";
export const PLANTED = 7;

/** Plants the donations for the tests of a file, and removes them afterwards. */
export function plantDonations() {
  const planted: string[] = [];

  test.beforeAll(async () => {
    for (let n = 1; n <= PLANTED; n++) {
      const inKind = n === 1;
      await plant({
        kind: inKind ? "IN_KIND" : "MONEY",
        amount: inKind ? "12345.67" : `${n}.10`,
        donor: n === 2 ? PUBLIC_DONOR : SECRET_DONOR,
        donorPublic: n === 2,
        items: inKind ? ITEM : null,
        notes: n === 3 ? `Palavra${"muito".repeat(40)}longa` : null,
        active: true,
      });
    }
    await plant({
      kind: "MONEY",
      amount: "999.00",
      donor: PUBLIC_DONOR,
      donorPublic: true,
      items: null,
      notes: null,
      active: false,
    });
  });

  test.afterAll(async () => {
    await inDatabase('DELETE FROM "Donation" WHERE id = ANY($1)', [planted]);
  });

  async function plant(donation: Record<string, string | boolean | null>) {
    const id = crypto.randomUUID();
    planted.push(id);
    const { kind, amount, donor, donorPublic, items, notes, active } = donation;
    await inDatabase(
      `INSERT INTO "Donation" (id, kind, amount, date, donor, "donorPublic", acao, items, notes, active, "updatedAt")
       VALUES ($1, $2::"DonationKind", $3, $4, $5, $6, $7, $8, $9, $10, now())`,
      [id, kind, amount, LONG_AGO, donor, donorPublic, `Ação ${WORD}`, items, notes, active],
    );
  }
}

export const region = (page: Page) => page.locator("main");
export const table = (page: Page) => page.getByRole("table");
export const rows = (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
export const search = (page: Page) => page.getByRole("searchbox", { name: "Buscar nas doações" });
export const status = (page: Page) => region(page).getByRole("status").filter({ hasText: "Dados das" });

export async function searchFor(page: Page, text: string) {
  await search(page).fill(text);
  await search(page).press("Enter");
}
