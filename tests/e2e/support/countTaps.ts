import type { Locator, Page } from '@playwright/test';
import { waitUntilIdle } from './hydrated';
import { expect } from './test';

/** Counts taps and typed characters. A tap into a field does not count if the field already has the focus. */
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
      // The page focuses a field once it has rendered it.
      await waitUntilIdle(page);
      const hasFocus = await field.evaluate((element) => element === document.activeElement);
      if (!hasFocus) await tap(field, `field: ${what}`);
      await page.keyboard.type(text);
      characters += text.length;
    },
  };
}
