import { expect, type Locator, type Page } from '@playwright/test';

/** Lists where a key moves the focus outside both the dialog and the browser's toolbar. */
async function waysOut(page: Page, dialog: Locator, key: string): Promise<string[]> {
  const count = await dialog.locator('a, button, input, select, textarea, [tabindex]').count();
  const out: string[] = [];
  let within = 0;
  for (let press = 0; press < count + 2; press += 1) {
    await page.keyboard.press(key);
    const stop = await dialog.evaluate((element) => {
      const { activeElement: at } = document;
      if (element.contains(at)) return null;
      return at === document.body ? 'browser' : at!.outerHTML;
    });
    if (stop === null) within += 1;
    else if (stop !== 'browser') out.push(stop);
  }
  expect(within, 'the keyboard moves within').toBeGreaterThan(0);
  return out;
}

/** D-31: an open dialog has the focus, and Tab does not leave it. */
export async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(await waysOut(page, dialog, 'Tab')).toEqual([]);
  expect(await waysOut(page, dialog, 'Shift+Tab')).toEqual([]);
}

/** D-31: opens a panel by keyboard, checks what every panel must do, and leaves it open. */
export async function openByKeyboard(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectFocusKept(page, dialog);
}

/** D-31: Esc closes the panel and returns the focus. */
export async function closeByKeyboard(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}
