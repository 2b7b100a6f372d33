import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** A shopper's thumb: every tap and every typed character is counted, a tap into a field included unless it has the focus. */
export function thumbOn(page: Page) {
  const taps: string[] = [];
  let characters = 0;
  const tap = async (control: Locator, what: string) => {
    await control.scrollIntoViewIfNeeded();
    await control.tap();
    taps.push(what);
  };
  return {
    taps,
    typed: () => characters,
    tap,
    type: async (field: Locator, text: string, what: string) => {
      await expect(field).toBeVisible();
      // Whatever leads the focus there does so within a moment.
      const hasFocus = await expect(field)
        .toBeFocused({ timeout: 1500 })
        .then(() => true)
        .catch(() => false);
      if (!hasFocus) await tap(field, `field: ${what}`);
      await page.keyboard.type(text);
      characters += text.length;
    },
  };
}
