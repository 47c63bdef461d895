import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

/**
 * What the usual tasks cost, done as a person would who starts on the dashboard: a tap on a control or in a field is one, a choice in a select
 * two, a native date three and a time two (opening, turning, closing), a file two (the button and the photo). Keys typed are counted apart.
 * On a phone: a wide screen takes as many, and shows more at once.
 */
const MOST_TAPS = { article: 10, event: 9, donations: 12, volunteer: 9 };

export type Task = keyof typeof MOST_TAPS;

/** Does what a person does, and counts taps and keys. */
export function handsOn(page: Page) {
  let [taps, keys] = [0, 0];
  return {
    async tap(control: Locator) {
      taps += 1;
      await control.tap();
    },
    async type(text: string) {
      keys += text.length;
      await page.keyboard.type(text);
    },
    /** Types into the field that has the focus. */
    async typeInto(field: Locator, text: string) {
      await expect(field).toBeFocused();
      await this.type(text);
    },
    async fillIn(field: Locator, text: string) {
      taps += 1;
      await field.tap();
      await this.type(text);
    },
    async choose(select: Locator, label: string) {
      taps += 2;
      await select.selectOption(label);
    },
    async setDate(field: Locator, day: string) {
      taps += 3;
      await field.fill(day);
    },
    async setTime(field: Locator, time: string) {
      taps += 2;
      await field.fill(time);
    },
    async upload(button: Locator, file: string) {
      taps += 2;
      await button.setInputFiles(file);
    },
    tell(task: Task) {
      process.stdout.write(`  ${task}: ${taps} taps, ${keys} keys\n`);
      expect(taps, `taps for: ${task}`).toBeLessThanOrEqual(MOST_TAPS[task]);
    },
  };
}

export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
