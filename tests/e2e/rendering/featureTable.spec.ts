import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import { isFeatureOn, type Feature } from '../../../src/domain/region/features';
import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { regions, type Region } from '../../../src/domain/region/regions';
import { routePath, type RouteId } from '../../../src/domain/site/routing/routes';
import { findProduct, readNavigation, wordsIn } from '../support/siteContent';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

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

async function expectWhereOn(found: Locator, feature: Feature, { code }: Region): Promise<void> {
  const visibleElements = found.filter({ visible: true });
  if (isFeatureOn(feature, code)) await expect(visibleElements, `${feature} in ${code}`).not.toHaveCount(0);
  else await expect(visibleElements, `${feature} in ${code}`).toHaveCount(0);
}

async function checkHeaderAndList(page: Page, locale: Locale, region: Region): Promise<void> {
  const { t } = wordsOf(locale);
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  await expectWhereOn(header.getByRole('button', { name: t('header.addAddress') }), 'expressDelivery', region);
  await expectWhereOn(header.getByRole('button', { name: t('header.cart') }), 'expressDelivery', region);
  const account = header.getByRole('link', { name: t('header.signIn') });
  await expect(account).toBeVisible({ visible: !isFeatureOn('expressDelivery', region.code) });
  const bell = header.getByRole('button', { name: new RegExp(`^${t('header.notifications')}`) });
  await expectWhereOn(bell, 'headerNotifications', region);
  await expect(main.getByRole('status'), `the list of ${region.code} exists`).toBeVisible();
  await expectWhereOn(main.getByText(/\$ ?\d|\d ?\$/), 'priceDisplay', region);
}

async function checkMenu(page: Page, locale: Locale, region: Region): Promise<void> {
  const { t } = wordsOf(locale);
  await page.getByRole('button', { name: t('header.openMenu') }).click();
  const menu = page.getByRole('dialog', { name: t('header.menu') });
  await expect(menu).toBeVisible();
  const items = readNavigation();
  const linkTo = (id: string) => {
    const name = wordsIn(locale, items.find((item) => item.id === id)!.title);
    return menu.getByRole('link', { name, exact: true });
  };
  await expectWhereOn(linkTo('unlock'), 'unlockAppLinks', region);
  await expectWhereOn(linkTo('discover'), 'shopDiscover', region);
  await expectWhereOn(linkTo('store-locator'), 'storeLocator', region);
  await expectWhereOn(linkTo('products'), 'shopListing', region);
  if (locale.country === 'us') await expectWhereOn(linkTo('xpress'), 'expressDelivery', region);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
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

/** Returns as few pods as possible, because each is a page to load. */
function podsInSizes(all: Region[]): Map<Product, Region[]> {
  const pods = new Map<Product, Region[]>();
  for (const region of all) {
    const isSold = ({ visibility }: Product) => visibility[region.flag];
    const existing = [...pods.keys()].find(isSold);
    const pod = existing ?? findProduct((one) => one.productType === 'oil' && one.variants.length > 1 && isSold(one));
    pods.set(pod, [...(pods.get(pod) ?? []), region]);
  }
  return pods;
}

async function checkProduct(page: Page, locale: Locale, region: Region): Promise<void> {
  const { t } = wordsOf(locale);
  const main = page.getByRole('main');
  await expectWhereOn(main.getByRole('group', { name: t('product.size') }), 'variantSelector', region);
  await expectWhereOn(main.getByText(/\$ ?\d|\d ?\$/), 'priceDisplay', region);
  const isDelivered = isFeatureOn('expressDelivery', region.code);
  const find = main.getByRole('link', { name: t('product.findStores') }).filter({ visible: true });
  await expect(find, `the link to stores in ${region.code}`).toHaveCount(
    !isDelivered && isFeatureOn('storeLocator', region.code) ? 1 : 0,
  );
}

for (const locale of [localeOf('en-US'), localeOf('fr-CA')])
  test.describe(`S1-15 S6-08 S6-09 D-07 in ${locale.id}`, () => {
    const countryRegions = regions.filter(({ country }) => country === locale.country);
    const open = (page: Page, path: string) => page.goto(localePath(locale, path));

    test.beforeEach(async ({ context, seedAccepted }) => {
      await seedAccepted();
      await seedStorage(context, { [storageKeys.legalAccepted]: 'true' });
    });

    test(
      'header, menu and list show the region’s features',
      { tag: locale.id === 'en-US' ? '@night' : [] },
      async ({ page }) => {
        await open(page, routePath('pods'));
        for (const region of countryRegions) {
          await moveTo(page, region);
          await checkHeaderAndList(page, locale, region);
          await checkMenu(page, locale, region);
        }
      },
    );

    test(
      'D-08 S2-27: a page opens where its feature is on, and otherwise explains itself at its own address',
      { tag: '@phone' },
      async ({ page }) => {
        for (const [id, feature] of guarded) {
          const path = localePath(locale, routePath(id));
          await page.goto(path);
          for (const region of countryRegions) {
            await moveTo(page, region);
            await checkRestriction(page, locale, [feature, region]);
            await expect(page).toHaveURL((url) => url.pathname === path);
          }
        }
      },
    );

    test('a pod has the region’s sizes, price and sellers', { tag: '@phone' }, async ({ page }) => {
      for (const [pod, sellers] of podsInSizes(countryRegions)) {
        await open(page, productPath(pod));
        for (const region of sellers) {
          await moveTo(page, region);
          await checkProduct(page, locale, region);
        }
      }
    });
  });
