import type { Page } from '@playwright/test';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { isFeatureOn } from '../../../src/domain/region/features';
import { localeOf, localePath } from '../../../src/domain/region/locales';
import { defaultRegion } from '../../../src/domain/region/regions';
import { routes } from '../../../src/domain/site/routing/routes';
import { findGate } from '../support/gate';
import { openPage } from '../support/hydrated';
import { narrowViewport, findOverflow } from '../support/findOverflow';
import { visualTest } from '../support/visualTest';
import { findProduct } from '../support/siteContent';
import { expect, test } from '../support/test';
import { at, wordsOf } from '../support/words';

test.use({ accepted: null });

/** Finds text that overlaps other text, as in containers with a fixed height. Runs in the page. */
function wordsOverWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { words: string; box: DOMRect }[] = [];
  // Text for screen readers only is clipped to a pixel.
  const isCut = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isCut(element.parentElement));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent!.trim();
    if (!words || !node.parentElement!.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A dialog may overlap the page.
    if (!isCut(node.parentElement) && !node.parentElement!.closest('dialog'))
      lines.push(...[...range.getClientRects()].map((box) => ({ words: words.slice(0, 40), box })));
  }
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    // Line boxes are taller than the letters, so they may overlap by a third.
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3;
  return lines.flatMap(({ words, box }, index) =>
    lines.slice(index + 1).flatMap((other) => (isOver(box, other.box) ? [`${words} / ${other.words}`] : [])),
  );
}

/** WCAG 2.2, 1.4.4: doubles the browser's default font size. */
async function enlarge(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
}

const locales = (['en-US', 'fr-CA'] as const).map(localeOf);

for (const locale of locales)
  visualTest.describe(`D-31 at 320 px in ${locale.id}`, () => {
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
      visualTest(
        `${path} is read by scrolling one way, and with text at twice the size`,
        { tag: locale.id === 'en-US' && path === '/' ? ['@phone', '@core'] : '@phone' },
        async ({ page, expectedErrors }) => {
          if (path === '/nothing-here') expectedErrors.push(/404/);
          await page.setViewportSize(narrowViewport);
          // The offline page has no scripts.
          if (path === '/offline') await page.goto(localePath(locale, path));
          else await openPage(page, localePath(locale, path));
          expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(narrowViewport.width);
          // A phone lays out the rest of the page on the first scroll.
          await page.evaluate(() => scrollTo(0, 1));
          await expect(page.locator('html')).not.toHaveAttribute('data-still');
          expect(await page.evaluate(findOverflow)).toEqual([]);

          await enlarge(page);
          for (const size of [
            { width: 390, height: 844 },
            { width: 1280, height: 800 },
          ]) {
            await page.setViewportSize(size);
            expect(await page.evaluate(findOverflow), `text at twice the size, ${size.width} px`).toEqual([]);
            expect(await page.evaluate(wordsOverWords), `text at twice the size, ${size.width} px`).toEqual([]);
          }
        },
      );
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
  expect(await page.evaluate(findOverflow)).toEqual([]);
};

for (const locale of locales) {
  const { t } = wordsOf(locale);

  test(
    `D-31 at 320 px in ${locale.id} the gate scrolls in one direction only`,
    { tag: locale.id === 'en-US' ? ['@phone', '@core'] : '@phone' },
    async ({ page }) => {
      await page.setViewportSize(narrowViewport);
      await page.goto(at('pods', locale));
      await expect(findGate(page, locale)).toBeVisible();
      await dialogIsNarrow(page);
    },
  );

  test(
    `D-31 at 320 px in ${locale.id} panels scroll in one direction only`,
    { tag: locale.id === 'fr-CA' ? ['@phone', '@core'] : '@phone' },
    async ({ page, seedAccepted }) => {
      await seedAccepted();
      await page.setViewportSize(narrowViewport);
      await openPage(page, at('pods', locale));
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
    },
  );
}
