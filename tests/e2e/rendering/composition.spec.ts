import type { Locator } from '@playwright/test';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { openPage } from '../support/hydrated';
import { visualTest as test } from '../support/visualTest';
import { american, at, french, wordsOf } from '../support/words';
import { expect } from '../support/test';

const { t } = wordsOf(american);
const phone = { width: 390, height: 844 };
const devicePath = (slug: string) => localePath(american, productPath({ slug, productType: 'devices' }));

/** Counts the lines of an element's text in the page's own font. */
const countLines = (text: Locator): Promise<number> =>
  text.evaluate(async (element) => {
    await document.fonts.ready;
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

const boxOf = async (element: Locator) => (await element.boundingBox())!;

for (const width of [1440, 1920, 2560])
  test(
    `the home page’s picture stays in the page’s column at ${width} px`,
    { tag: ['@night', '@desktop'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, localePath(american, '/'));
      const picture = await boxOf(page.getByRole('main').locator('[data-for=desktop] img'));
      const lastTool = await boxOf(page.getByRole('banner').getByRole('button').last());
      const visibleWidth = await page.evaluate(() => document.documentElement.clientWidth);
      const right = picture.x + picture.width;
      expect(right).toBeGreaterThanOrEqual(lastTool.x + lastTool.width);
      // The margin beside the column is dark, as the picture's edge is.
      expect(right).toBeLessThanOrEqual(Math.min(visibleWidth, lastTool.x + lastTool.width + 49));
    },
  );

for (const width of [1024, 1100, 1180, 1280, 1440, 1920])
  test(`a form is wider than the aside beside it at ${width} px`, { tag: ['@night', '@desktop'] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, at('register'));
    const form = page.getByRole('main').locator('form').first();
    const columns = await form.evaluate((element) => {
      const widths = (each: Element) => getComputedStyle(each).gridTemplateColumns.split(' ').map(parseFloat);
      let row: Element = element.parentElement!;
      while (widths(row).length < 2) row = row.parentElement!;
      return widths(row);
    });
    expect(columns).toHaveLength(2);
    expect(columns[0]).toBeGreaterThan(columns[1]!);
    expect(columns[1]).toBeGreaterThanOrEqual(300);
  });

const textLinks = { home: 'header.browseProducts', partners: 'header.alreadyPartner' } as const;

for (const locale of [american, french])
  for (const route of ['home', 'partners'] as const)
    test(
      `S2-35 S2-36 in ${locale.id} the header’s text link of the page ${route} has one line on phones`,
      { tag: ['@night', '@phone'] },
      async ({ page }) => {
        await openPage(page, localePath(locale, routePath(route)));
        const link = page.getByRole('banner').getByRole('link', { name: wordsOf(locale).t(textLinks[route]) });
        for (const width of [360, 375, phone.width]) {
          await page.setViewportSize({ ...phone, width });
          expect(await countLines(link), `at ${width} px`).toBe(1);
        }
      },
    );

test('a phone shows a product’s first picture at half its width', { tag: ['@night', '@phone'] }, async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, devicePath('battery'));
  expect((await boxOf(page.locator('[data-gallery] img').first())).width).toBeGreaterThan(phone.width / 2);
});

test('the comparison of devices breaks no word on a phone', { tag: ['@night', '@phone'] }, async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, devicePath('battery'));
  const heading = page.getByRole('heading', { name: t('device.compare') });
  await page.locator('#product').evaluate((product) => product.lastElementChild?.scrollIntoView());
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(heading).toBeVisible({ timeout: 300 });
  }).toPass();
  const table = page.getByRole('table', { name: t('device.compare') });
  const columns = table.locator('thead th:not(:first-child)');
  for (const column of await columns.all()) {
    const words = (await column.innerText()).trim().split(/\s+/);
    expect(await countLines(column), words.join(' ')).toBeLessThanOrEqual(words.length);
  }
  await expect(table.getByRole('cell', { name: t('device.notIncluded') }).first()).toBeVisible();
  expect(await table.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('“Clear all” stays in view beside many filters on a phone', { tag: ['@night', '@phone'] }, async ({ page }) => {
  await page.setViewportSize(phone);
  const search = '?plant=Sativa&plant=Indica&plant=Hybrid&effect=happy&effect=relaxed';
  await openPage(page, at('pods') + search);
  await expect(page.getByRole('button', { name: t('list.clear') })).toBeInViewport({ ratio: 1 });
});
