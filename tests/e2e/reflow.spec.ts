import type { Page } from '@playwright/test';
import { productPath } from '../../src/domain/catalogue/productPath';
import { isFeatureOn } from '../../src/domain/region/features';
import { localeOf, localePath } from '../../src/domain/region/locales';
import { defaultRegion } from '../../src/domain/region/regions';
import { routePath, routes } from '../../src/domain/site/routes';
import { gateOn } from './support/gate';
import { lookingTest } from './support/lookingTest';
import { findProduct } from './support/siteContent';
import { expect, test } from './support/test';
import { wordsOf } from './support/words';

/** WCAG 2.2, 1.4.10: as wide as a page of 1280 pixels is at four times its size. */
const narrow = { width: 320, height: 640 };

/** What reaches beyond the right edge, unless what it stands in scrolls by itself or cuts it off. In the page. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
  const found = [...document.querySelectorAll('body *')].filter(
    (element) => isBeyond(element) && ![...element.children].some(isBeyond),
  );
  return found.map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent?.slice(0, 40)}`);
}

const locales = (['en-US', 'fr-CA'] as const).map(localeOf);

for (const locale of locales)
  lookingTest.describe(`D-31 at 320 px in ${locale.id}`, () => {
    const { flag } = defaultRegion(locale.country);
    const paths = routes
      .filter(({ isSignedIn }) => !isSignedIn)
      .map(({ path }): string => path)
      .concat(
        productPath(findProduct((one) => one.productType === 'devices' && one.visibility[flag])),
        productPath(findProduct((one) => one.productType === 'oil' && one.visibility[flag])),
        '/offline',
        '/nothing-here',
      );
    for (const path of paths)
      lookingTest(`${path} is read by scrolling one way`, async ({ page, expectedErrors }, { project }) => {
        lookingTest.skip(project.name === 'desktop', 'A phone is narrower.');
        if (path === '/nothing-here') expectedErrors.push(/404/);
        await page.setViewportSize(narrow);
        await page.goto(localePath(locale, path), { waitUntil: 'networkidle' });
        expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(narrow.width);
        expect(await page.evaluate(tooWide)).toEqual([]);
      });
  });

const dialogIsNarrow = async (page: Page) => {
  const dialog = page.locator('dialog[open]').last();
  await expect(dialog).toBeVisible();
  const widths = await dialog.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto')
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`),
  );
  expect(widths).toEqual([]);
  expect(await page.evaluate(tooWide)).toEqual([]);
};

for (const locale of locales) {
  const { t } = wordsOf(locale);

  test(`D-31 at 320 px in ${locale.id} the gate is read by scrolling one way`, async ({ page }, { project }) => {
    test.skip(project.name === 'desktop', 'A phone is narrower.');
    await page.setViewportSize(narrow);
    await page.goto(localePath(locale, routePath('pods')));
    await expect(gateOn(page, locale)).toBeVisible();
    await dialogIsNarrow(page);
  });

  test(`D-31 at 320 px in ${locale.id} panels are read by scrolling one way`, async ({ page, seedAccepted }, {
    project,
  }) => {
    test.skip(project.name === 'desktop', 'A phone is narrower.');
    await seedAccepted();
    await page.setViewportSize(narrow);
    await page.goto(localePath(locale, routePath('pods')), { waitUntil: 'networkidle' });
    const openers = [
      page.getByRole('banner').getByRole('button', { name: t('header.openMenu'), exact: true }),
      ...(isFeatureOn('filters', defaultRegion(locale.country).code)
        ? [page.getByRole('main').getByRole('button', { name: t('list.filters'), exact: true })]
        : []),
      page.getByRole('contentinfo').getByRole('button').first(),
    ];
    for (const opener of openers) {
      await opener.click();
      await dialogIsNarrow(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
  });
}
