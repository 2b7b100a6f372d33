import type { Locator, Page } from '@playwright/test';
import { headerHeight, subHeaderHeight } from '../../../src/app/header/headerRules';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';
import { at } from '../support/words';

const bar = (page: Page): Locator => page.getByRole('banner');

const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo(0, top);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.scrollY;
  }, y);

async function placeOf(header: Locator): Promise<'shown' | 'hidden' | 'moving'> {
  const { y, height } = (await header.boundingBox())!;
  return y === 0 ? 'shown' : y <= -height ? 'hidden' : 'moving';
}

test.describe('S2-28 S2-29 the header stays at the top', { tag: '@night' }, () => {
  const pages: [where: string, path: string, threshold: number][] = [
    ['without a sub-header', at('support'), headerHeight],
    ['with a sub-header', at('pods'), headerHeight + subHeaderHeight],
  ];
  for (const [where, path, threshold] of pages)
    test(`S2-29 S9-06 ${where}: a phone hides it past ${threshold} px on the way down, a desktop does not`, async ({
      page,
    }, { project }) => {
      await openPage(page, path);
      const header = bar(page);
      expect(await scrollTo(page, threshold)).toBe(threshold);
      expect(await placeOf(header)).toBe('shown');
      await scrollTo(page, threshold + 6);
      if (project.name === 'desktop') {
        await scrollTo(page, 900);
        expect(await placeOf(header)).toBe('shown');
        return;
      }
      await expect.poll(() => placeOf(header)).toBe('hidden');
      await scrollTo(page, 900);
      expect(await placeOf(header)).toBe('hidden');
      await scrollTo(page, 880);
      await expect.poll(() => placeOf(header)).toBe('shown');
    });

  test('S2-29 D-31 it does not hide while it has keyboard focus', async ({ page }) => {
    await openPage(page, at('home'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link').first()).toBeFocused();
    await scrollTo(page, 500);
    expect(await placeOf(bar(page))).toBe('shown');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => placeOf(bar(page))).toBe('hidden');
  });
});

test('S2-30 on a desktop it is transparent over the home page’s picture until the page scrolls', async ({ page }, {
  project,
}) => {
  const clear = 'rgba(0, 0, 0, 0)';
  await openPage(page, at('home'));
  const picture = (await page.getByRole('main').boundingBox())!;
  expect(picture.y, 'the page begins under it').toBe(0);
  if (project.name === 'phone') return expect(bar(page)).not.toHaveCSS('background-color', clear);
  await expect(bar(page)).toHaveCSS('background-color', clear);
  await scrollTo(page, 20);
  await expect(bar(page)).not.toHaveCSS('background-color', clear);
  await expect(bar(page)).toHaveCSS('background-image', 'none');
  await scrollTo(page, 0);
  await expect(bar(page)).toHaveCSS('background-color', clear);
  await page.goto(at('support'));
  await expect(bar(page)).not.toHaveCSS('background-color', clear);
});
