import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { routePath, type RouteId } from '../../../src/domain/site/routing/routes';
import { openPage, waitUntilIdle } from '../support/hydrated';
import { watchShifts } from '../support/layoutShift';
import { readPageContext } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, main, test } from '../support/test';
import { american, wordsOf } from '../support/words';

const named = ({ brand, title }: ProductSummary) => `${brand} ${title}`;
const at = (locale: Locale, id: RouteId) => localePath(locale, routePath(id));

/** The first input loads the controls over pictures. */
const openAndUse = async (page: Page, path: string) => {
  await openPage(page, path);
  await page.mouse.move(5, 5);
  await page.mouse.move(10, 10);
};

for (const locale of [american, localeOf('fr-CA')])
  test(
    `D-05 pods are compared in a table, in ${locale.id}`,
    { tag: locale.country === 'us' ? '@core' : [] },
    async ({ page, axe }) => {
      const { t, plural } = wordsOf(locale);
      const { listing } = await readPageContext(page.request, at(locale, 'pods'));
      const [first, second] = listing!.products;
      await openAndUse(page, at(locale, 'pods'));
      for (const { title } of [first!, second!])
        await main(page)
          .getByRole('button', { name: t('compare.add', { name: title }), exact: true })
          .click();
      const bar = page.getByRole('region', { name: t('toast.label') });
      await expect(bar.getByText(plural('compare.count', 2))).toBeVisible();
      await bar.getByRole('button', { name: t('compare.open') }).press('Enter');
      const dialog = page.getByRole('dialog', { name: t('compare.title') });
      await expect(dialog.getByRole('columnheader')).toHaveText([t('compare.pod'), named(first!), named(second!)]);
      const isAmerican = locale.country === 'us';
      await expect(dialog.getByRole('rowheader', { name: t('product.effects') })).toHaveCount(isAmerican ? 1 : 0);
      await expect(dialog.getByRole('rowheader', { name: t('compare.price'), exact: true })).toHaveCount(
        isAmerican ? 1 : 0,
      );
      await axe();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await dialog.getByRole('button', { name: t('favorites.remove', { name: first!.title }) }).click();
      await expect(dialog.getByRole('columnheader')).toHaveText([t('compare.pod'), named(second!)]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  );

test(
  'viewed products are on home and below other products, move nothing, and are cleared',
  { tag: '@phone' },
  async ({ page, context, axe }) => {
    const { t } = wordsOf(american);
    const { listing } = await readPageContext(page.request, at(american, 'pods'));
    const [first, second, third] = listing!.products;
    await seedStorage(context, { [storageKeys.viewed]: [third!.slug] });
    const shifts = await watchShifts(page);
    await openAndUse(page, localePath(american, productPath(first!)));
    await expect(main(page).getByRole('button', { name: t('favorites.save', { name: first!.title }) })).toBeVisible();

    await openAndUse(page, localePath(american, productPath(second!)));
    const shelf = main(page).getByRole('region', { name: t('viewed.title') });
    await scrollUntilSeen(page, () => shelf.isVisible());
    await expect(shelf.getByRole('article').getByRole('link')).toHaveText([first!.title, third!.title]);
    await waitUntilIdle(page);
    expect(await shifts()).toEqual([]);
    // Axe takes a control that the order bar covers at this moment for one that is too small.
    await shelf.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await axe();

    await openPage(page, at(american, 'home'));
    await scrollUntilSeen(page, () => shelf.isVisible());
    await expect(shelf.getByRole('article')).toHaveCount(3);
    await waitUntilIdle(page);
    expect(await shifts()).toEqual([]);
    await shelf.getByRole('button', { name: t('viewed.clear') }).click();
    await expect(shelf).toBeHidden();
  },
);

/** Scrolls in steps of a part of the screen, as a reader does. */
async function scrollUntilSeen(page: Page, isSeen: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 300);
        return isSeen();
      },
      { intervals: [150] },
    )
    .toBe(true);
}
