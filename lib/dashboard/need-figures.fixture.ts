import { expect } from "vitest";
import { deleteDonations, setDonationsActive } from "../donations/service";
import { createRice, promise } from "../needs/promises/promises.fixture";
import { changePromise, withdrawPromise } from "../needs/promises/service";
import { receiptInput } from "../needs/receipt-schema";
import { receiveGift } from "../needs/receive";
import { deleteNeeds } from "../needs/service";
import { restoreItems } from "../trash/service";
import { randomOf } from "./figures.fixture";

// A model of needs in grams, and random steps that the product and the model take together. It shares no line with the product.

type Need = { id: string; wanted: number; until: string | null; trash: boolean };
type Promised = { need: Need; token: string; id: string; grams: number; until: string; withdrawn: boolean };
type Arrived = { id: string; need: Need; from?: Promised; grams: number; active: boolean; trash: boolean };

/** By the clock that the test sets. */
export const TODAY = "2026-11-28";
export const dayIn = (days: number) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);
const kg = (grams: number) => String(grams / 1000).replace(".", ",");
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

export class NeedStory {
  readonly needs: Need[] = [];
  readonly promises: Promised[] = [];
  readonly gifts: Arrived[] = [];
  readonly #random;
  #visitors = 0;
  constructor(readonly seed: number) {
    this.#random = randomOf(seed);
  }

  #one = <Item>(from: Item[]) => (from.length > 0 ? from[this.#random.below(from.length)] : undefined);
  there = () => this.needs.filter(({ trash }) => !trash);

  received = (need: Need, from?: Promised) =>
    sum(
      this.gifts
        .filter((gift) => gift.need === need && gift.active && !gift.trash && (!from || gift.from === from))
        .map(({ grams }) => grams),
    );
  promised = (need: Need, day: string) =>
    sum(
      this.promises
        .filter((one) => one.need === need && !one.withdrawn && one.until >= day)
        .map((one) => Math.max(0, one.grams - this.received(need, one))),
    );
  missing = (need: Need, day: string) => Math.max(0, need.wanted - this.received(need) - this.promised(need, day));
  state(need: Need, day: string) {
    if (this.received(need) >= need.wanted) return "complete";
    return need.until && need.until < day ? "closed" : "open";
  }

  async ask() {
    const { pick, below } = this.#random;
    const wanted = pick([1, 2_500, 40_000, 1 + below(90_000)]);
    const until = pick([null, TODAY, dayIn(3), dayIn(30)]);
    const { id } = await createRice({ wanted: kg(wanted), until: until ?? "" });
    this.needs.push({ id, wanted, until, trash: false });
  }

  async promise() {
    const need = this.#one(this.there());
    if (!need) return;
    const missing = this.missing(need, TODAY);
    const grams = this.#random.pick([1, 500, 1_000, missing || 1, missing + 1]);
    const asked = promise(need.id, { quantity: kg(grams), name: `Ana ${this.#visitors++}` });
    if (this.state(need, TODAY) !== "open" || grams > missing) return void (await expect(asked).rejects.toThrow());
    const { token, promise: made } = await asked;
    this.promises.push({ need, token, id: made.id, grams, until: made.until, withdrawn: false });
  }

  async change() {
    const found = this.#one(this.promises.filter(({ withdrawn, need }) => !withdrawn && !need.trash));
    if (!found) return;
    const address = `change-${this.seed}-${this.#visitors++}`;
    const arrived = this.received(found.need, found);
    if (this.#random.below(2) === 0) {
      await withdrawPromise(found.token, address);
      found.withdrawn = true;
      return;
    }
    const most = this.missing(found.need, TODAY) + Math.max(found.grams, arrived);
    const grams = this.#random.pick([1, most, most + 1]);
    const changed = changePromise(found.token, `${grams / 1000}`, address);
    if (grams < arrived || grams > most) return void (await expect(changed).rejects.toThrow());
    await changed;
    found.grams = grams;
  }

  async receive() {
    const need = this.#one(this.there());
    if (!need) return;
    const from = this.#one([undefined, ...this.promises.filter((one) => one.need === need)]);
    const left = from ? Math.max(0, from.grams - this.received(need, from)) : undefined;
    const grams = this.#random.pick([1, 700, left || 1_000, (left ?? 0) + 1]);
    const given = { _id: crypto.randomUUID(), needId: need.id, promiseId: from?.id, quantity: kg(grams), amount: "" };
    const came = receiveGift(receiptInput.parse(given));
    if (left === 0) return void (await expect(came).rejects.toThrow());
    await came;
    this.gifts.push({ id: given._id, need, from, grams, active: true, trash: false });
  }

  async switch() {
    const gift = this.#one(this.gifts.filter(({ trash }) => !trash));
    if (!gift) return;
    gift.active = !gift.active;
    await setDonationsActive([gift.id], gift.active);
  }

  async trashOrRestore() {
    const item = this.#one([...this.gifts, ...this.needs]);
    if (!item) return;
    const isNeed = "wanted" in item;
    if (item.trash) await restoreItems([{ entity: isNeed ? "need" : "donation", id: item.id }]);
    else if (!isNeed) await deleteDonations([item.id]);
    else {
      await deleteNeeds([item.id]); // and for good what was withdrawn of it
      const kept = this.promises.filter(({ need, withdrawn }) => need !== item || !withdrawn);
      this.promises.splice(0, this.promises.length, ...kept);
    }
    item.trash = !item.trash;
  }

  async step() {
    const { ask, promise, change, receive, trashOrRestore } = this;
    const steps = [ask, promise, promise, promise, change, receive, receive, this.switch, trashOrRestore] as const;
    await this.#random.pick(steps).call(this);
  }
}
