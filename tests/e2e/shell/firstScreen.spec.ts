import type { APIRequestContext } from '@playwright/test';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { isFeatureOn } from '../../../src/domain/region/features';
import { localePath, locales, type Locale } from '../../../src/domain/region/locales';
import { defaultRegion } from '../../../src/domain/region/regions';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';

test.use({ accepted: null });

/** Canada's default region sells no pods. */
const regionOf = (locale: Locale) => (locale.country === 'us' ? defaultRegion('us').code : 'ON');

/** Sorts the products with the longest names first. */
async function soldProducts(request: APIRequestContext, locale: Locale, isPod: boolean): Promise<ProductSummary[]> {
  const response = await request.get(`/catalogue/${locale.id}.json`);
  return ((await response.json()) as ProductSummary[])
    .filter((product) => productPath(product).startsWith(isPod ? '/shop/pods/' : '/shop/devices/'))
    .filter(({ regions }) => regions.includes(regionOf(locale)))
    .toSorted((a, b) => b.title.length - a.title.length);
}

for (const locale of locales)
  for (const kind of ['pod', 'device'])
    test(
      `S2-71 in ${locale.id}, the ${kind} with the longest name shows its price and first button on a phone’s first screen`,
      { tag: locale.id === 'fr-CA' && kind === 'device' ? ['@phone', '@core'] : '@phone' },
      async ({ page, seedAccepted }) => {
        await seedAccepted({ [locale.country]: regionOf(locale) });
        const [product] = await soldProducts(page.request, locale, kind === 'pod');
        await page.setViewportSize({ width: 390, height: 844 });
        await openPage(page, localePath(locale, productPath(product!)));
        const offer = page.locator('#product');
        await expect(offer.locator('[data-look=primary]').filter({ visible: true }).first()).toBeInViewport({
          ratio: 1,
        });
        if (!isFeatureOn('priceDisplay', regionOf(locale))) return;
        const price = offer.locator('strong').filter({ hasText: '$', visible: true }).first();
        await expect(price).toBeInViewport({ ratio: 1 });
        await page.setViewportSize({ width: 375, height: 667 });
        await expect(price).toBeInViewport({ ratio: 1 });
      },
    );
