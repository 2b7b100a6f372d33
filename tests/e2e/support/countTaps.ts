import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Counts taps and typed characters. A tap into a field counts unless the field has the focus already. */
export function countTaps(page: Page) {
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
      // Anything that focuses the field does so shortly.
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
