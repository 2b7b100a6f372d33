import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { isFeatureOn, type Feature } from '../../../src/domain/region/features';
import { localeOf, type Locale } from '../../../src/domain/region/locales';
import { regions, type Region } from '../../../src/domain/region/regions';
import { type RouteId } from '../../../src/domain/site/routing/routes';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { at, wordsOf } from '../support/words';

/** Chooses the region as another tab would, so that the open page changes without reloading. */
async function moveTo(page: Page, { code, country }: Region): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key!, value!);
      window.dispatchEvent(new StorageEvent('storage', { key: key! }));
    },
    [storageKeys.subcountry(country), code],
  );
  await expect(page.locator('html')).toHaveAttribute('data-region', code);
}

/** Routes whose page requires a feature. */
const guarded: [RouteId, Feature][] = [
  ['discover', 'shopDiscover'],
  ['products', 'shopListing'],
  ['storeLocator', 'storeLocator'],
  ['xpress', 'expressDelivery'],
  ['unlock', 'unlockApp'],
];

async function checkRestriction(page: Page, locale: Locale, [feature, region]: [Feature, Region]): Promise<void> {
  const { t } = wordsOf(locale);
  const isOn = isFeatureOn(feature, region.code);
  const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
  await expect(heading).toHaveCount(1);
  await expect(heading.and(page.getByText(t('restricted.title'))), `${feature} in ${region.code}`).toHaveCount(
    isOn ? 0 : 1,
  );
  const restriction = { feature: t(`restricted.feature.${feature}`), region: t(`region.${region.code}`) };
  await expect(page.getByText(t('restricted.text', restriction))).toHaveCount(isOn ? 0 : 1);
}

for (const locale of [localeOf('en-US'), localeOf('fr-CA')])
  test.describe(`S1-15 S6-08 S6-09 D-07 in ${locale.id}`, () => {
    const countryRegions = regions.filter(({ country }) => country === locale.country);

    test.beforeEach(async ({ context }) => {
      await seedStorage(context, { [storageKeys.legalAccepted]: 'true' });
    });

    test(
      'D-08 S2-27: a page opens where its feature is on, and otherwise explains itself at its own address',
      { tag: ['@phone', '@night'] },
      async ({ page }) => {
        for (const [id, feature] of guarded) {
          const path = at(id, locale);
          await page.goto(path);
          for (const region of countryRegions) {
            await moveTo(page, region);
            await checkRestriction(page, locale, [feature, region]);
            await expect(page).toHaveURL((url) => url.pathname === path);
          }
        }
      },
    );
  });
