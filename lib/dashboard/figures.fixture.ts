import { expect } from "vitest";
import * as campaigns from "../campaigns/service";
import type { ExactDecimal } from "../decimals";
import type { DonationInput } from "../donations/schema";
import * as donations from "../donations/service";
import { restoreItems } from "../trash/service";

// A model of donations and campaigns in plain arrays, and random steps that the product and the model take together. The model adds up
// whole cents and thousandths and shares no line with the product.

export type Gift = {
  id: string;
  kind: "MONEY" | "IN_KIND";
  cents: bigint;
  mils: bigint;
  day: string;
  donor: string;
  acao: string;
  campaignId: string | null;
  active: boolean;
};
type Campaign = { id: string; goalKind: "MONEY" | "ITEMS" | "PEOPLE" };
type Shelf<Item> = { there: Item[]; trash: Item[] };
export type Model = { gifts: Shelf<Gift>; campaigns: Shelf<Campaign> };

export const emptyModel = (): Model => ({ gifts: { there: [], trash: [] }, campaigns: { there: [], trash: [] } });

/** The same numbers for the same seed. */
export function randomOf(seed: number) {
  let state = (seed % 2_147_483_646) + 1;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const pick = <Item>(from: readonly [Item, ...Item[]]) => from[below(from.length)] ?? from[0];
  const some = <Item>(from: readonly Item[], most: number) => {
    const left = [...from];
    const count = Math.min(left.length, 1 + below(most));
    return Array.from({ length: count }).flatMap(() => left.splice(below(left.length), 1));
  };
  return { below, pick, some };
}
type Random = ReturnType<typeof randomOf>;

export const ACOES = ["Sopa", "Agasalho", "Horta"] as const;
const DONORS = ["", "Ana Lima", "ANA  LIMÁ", "José", "Anônimo"] as const;
const DAYS = ["2024-02-29", "2025-12-31", "2026-01-01", "2026-10-31", "2026-11-01"] as const;

const sum = (numbers: bigint[]) => numbers.reduce((all, one) => all + one, 0n);

/** '1234.50' of 123450 with two places. */
function decimalOf(whole: bigint, places: number) {
  const digits = String(whole).padStart(places + 1, "0");
  return `${digits.slice(0, -places)}.${digits.slice(-places)}` as ExactDecimal;
}

export function totalsOf(gifts: Gift[]) {
  const money = gifts.filter(({ kind }) => kind === "MONEY");
  const amount = decimalOf(sum(money.map(({ cents }) => cents)), 2);
  return { amount, money: money.length, inKind: gifts.length - money.length };
}

/** What a campaign has reached, and by how many donations. */
export function reachedOf({ gifts }: Model, { id, goalKind }: Campaign) {
  const own = gifts.there.filter(({ active, campaignId }) => active && campaignId === id);
  const counted = own.filter(({ kind }) => goalKind === "PEOPLE" || (goalKind === "MONEY") === (kind === "MONEY"));
  const names = counted.map(({ donor }) => donor.replace("ANA  LIMÁ", "Ana Lima").replace("Anônimo", ""));
  const people = new Set(names.filter(Boolean)).size + names.filter((name) => name === "").length;
  const reached = {
    MONEY: decimalOf(sum(counted.map(({ cents }) => cents)), 2),
    ITEMS: decimalOf(sum(counted.map(({ mils }) => mils)), 3),
    PEOPLE: `${people}.0`,
  }[goalKind];
  return { reached: reached.replace(/\.?0+$/, ""), donations: counted.length };
}

function giftOf({ campaigns: { there } }: Model, { pick, below }: Random): Omit<Gift, "id"> {
  const kind = pick(["MONEY", "MONEY", "IN_KIND"] as const);
  return {
    kind,
    cents: pick([1n, 10n, BigInt(1 + below(1_000_000)), 999_999_999_999n]),
    mils: kind === "MONEY" ? 0n : pick([1n, 1_375n, BigInt(1 + below(1_000_000))]),
    day: pick(DAYS),
    donor: pick(DONORS),
    acao: pick(ACOES),
    campaignId: pick([null, ...there])?.id ?? null,
    active: below(6) > 0,
  };
}

function inputOf({ kind, cents, mils, day, ...fields }: Omit<Gift, "id">): DonationInput {
  const items = kind === "MONEY" ? { quantity: null, items: null } : { quantity: decimalOf(mils, 3), items: "arroz" };
  return { ...fields, ...items, kind, amount: decimalOf(cents, 2), date: day, notes: null };
}

const campaignOf = (goalKind: Campaign["goalKind"]) => ({
  ...{ titulo: "Natal", description: "x", goalKind, goal: "40.00" as const, unit: goalKind === "ITEMS" ? "kg" : "" },
  ...{ startsOn: "2026-11-01", endsOn: "2026-11-30" },
});

function move<Item extends { id: string }>(from: "there" | "trash", shelf: Shelf<Item>, items: Item[]) {
  const to = from === "there" ? "trash" : "there";
  shelf[from] = shelf[from].filter((item) => !items.includes(item));
  shelf[to].push(...items);
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

type Step = (model: Model, random: Random) => Promise<unknown>;

const create: Step = async (model, random) => {
  const gift = giftOf(model, random);
  const { id } = await donations.createDonation(inputOf(gift));
  model.gifts.there.push({ ...gift, id });
};

const update: Step = async (model, random) => {
  for (const old of random.some(model.gifts.there, 1)) {
    const gift = giftOf(model, random);
    await donations.updateDonation(old.id, inputOf(gift));
    Object.assign(old, gift);
  }
};

const switchSome: Step = async ({ gifts }, random) => {
  const some = random.some(gifts.there, 4);
  const active = random.below(2) === 0;
  if (some.length > 0) await donations.setDonationsActive(idsOf(some), active);
  for (const gift of some) gift.active = active;
};

const remove: Step = async ({ gifts }, random) => {
  const some = random.some(gifts.there, 3);
  if (some.length > 0) await donations.deleteDonations(idsOf(some));
  move("there", gifts, some);
};

const restore: Step = async ({ gifts }, random) => {
  const some = random.some(gifts.trash, 3);
  if (some.length > 0) await restoreItems(some.map(({ id }) => ({ entity: "donation", id })));
  move("trash", gifts, some);
};

const GOALS = ["MONEY", "ITEMS", "PEOPLE"] as const;

const createCampaign: Step = async (model, random) => {
  const goalKind = random.pick(GOALS);
  const { id } = await campaigns.createCampaign(campaignOf(goalKind));
  model.campaigns.there.push({ id, goalKind });
};

const updateCampaign: Step = async (model, random) => {
  for (const campaign of random.some(model.campaigns.there, 1)) {
    const goalKind = random.pick(GOALS);
    const saved = campaigns.updateCampaign(campaign.id, campaignOf(goalKind));
    const given = [...model.gifts.there, ...model.gifts.trash].filter(({ campaignId }) => campaignId === campaign.id);
    const counts = (one: Campaign["goalKind"]) => (one === "ITEMS" ? "kg" : "");
    if (counts(goalKind) !== counts(campaign.goalKind) && given.some(({ kind }) => kind === "IN_KIND"))
      await expect(saved).rejects.toMatchObject({ code: "invalid" });
    else {
      await saved;
      campaign.goalKind = goalKind;
    }
  }
};

/** Its donations stay, and count again when it comes back. */
const removeCampaign: Step = async (model, random) => {
  const some = random.some(model.campaigns.there, 1);
  if (some.length > 0) await campaigns.deleteCampaigns(idsOf(some));
  move("there", model.campaigns, some);
};

const restoreCampaign: Step = async (model, random) => {
  const some = random.some(model.campaigns.trash, 1);
  if (some.length > 0) await restoreItems(some.map(({ id }) => ({ entity: "campaign", id })));
  move("trash", model.campaigns, some);
};

const STEPS: [Step, ...Step[]] = [
  ...([create, create, create, create, update, update, switchSome, remove, restore] as const),
  ...[createCampaign, updateCampaign, removeCampaign, restoreCampaign],
];

export const anyStep: Step = (model, random) => random.pick(STEPS)(model, random);
