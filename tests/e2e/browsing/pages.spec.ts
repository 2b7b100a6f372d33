import { en } from '../../../src/i18n/messages/en';
import { fr } from '../../../src/i18n/messages/fr';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { isFeatureOn } from '../../../src/domain/region/features';
import { localePath, locales, type Locale } from '../../../src/domain/region/locales';
import { defaultRegion } from '../../../src/domain/region/regions';
import { productRoute, routePath, routes, type RouteId } from '../../../src/domain/site/routing/routes';
import { openPage } from '../support/hydrated';
import { findProduct, readPages, readSite, wordsIn } from '../support/siteContent';
import { narrowViewport, findOverflow } from '../support/findOverflow';
import { sharedPageTest as test } from '../support/visualTest';
import { expect } from '../support/test';

const statements: Record<RouteId, string> = {
  home: 'S2-02',
  signIn: 'S2-03',
  register: 'S2-04',
  account: 'S2-05',
  accountEmail: 'S2-06',
  accountPhone: 'S2-06',
  orders: 'S2-07',
  myPods: 'S2-08',
  userUnlock: 'S2-09',
  unlock: 'S2-09',
  discover: 'S2-10',
  products: 'S2-11',
  devices: 'S2-12',
  pods: 'S2-13',
  search: 'S2-72',
  favorites: '',
  checkout: 'S2-16',
  checkoutRegister: 'S2-17',
  order: 'S2-18',
  track: 'S2-74',
  rating: 'S2-19',
  storeLocator: 'S2-20',
  stores: '',
  guides: '',
  partners: 'S2-21',
  support: 'S2-22',
  findBatch: 'S2-71',
  labReport: 'S2-71',
  terms: 'S2-23',
  privacy: 'S2-23',
  privacyChoices: 'D-29',
  xpress: 'S2-26 D-09',
};

interface Address {
  name: string;
  /** The path below the locale. */
  path: string;
  heading: string;
  isSignedIn: boolean;
  isOn: boolean;
  /** True for one public page of each template. */
  isFirst: boolean;
}

const pages = readPages();

function addressesOf(locale: Locale): Address[] {
  const region = defaultRegion(locale.country);
  const isOn = (feature: (typeof routes)[number]['feature']) => feature === null || isFeatureOn(feature, region.code);
  const rows = routes.map((route, index): Address => {
    const words = pages.get(route.id);
    if (!words) throw new Error(`No file in content/pages or content/legal has the words of the route ${route.id}.`);
    return {
      name: `${statements[route.id]} ${route.id}`,
      path: routePath(route.id, {
        providerId: 'nobody',
        detailsId: 'nothing',
        podKey: 'ABCDEFGH',
        batchId: 'CA-HAL-2607-303',
      }),
      heading: wordsIn(locale, words.heading),
      isSignedIn: route.isSignedIn,
      isOn: isOn(route.feature),
      isFirst: routes.findIndex(({ template, isSignedIn }) => template === route.template && !isSignedIn) === index,
    };
  });
  const products = (
    [
      ['S2-14 device', 'devices'],
      ['S2-15 pod', 'oil'],
    ] as const
  ).map(([name, type]): Address => {
    const product = findProduct((one) => one.productType === type && one.visibility[region.flag]);
    const { isSignedIn, feature } = productRoute;
    return {
      name,
      path: productPath(product),
      heading: wordsIn(locale, product.title),
      isSignedIn,
      isOn: isOn(feature),
      isFirst: type === 'oil',
    };
  });
  return [...rows, ...products];
}

/** Checks each template in English, and the one with the most words in French. */
const isCore = ({ id }: Locale, { name, isFirst }: Address) =>
  isFirst && (id === 'en-US' || (id === 'fr-CA' && name.endsWith('pod')));

for (const locale of locales)
  test.describe(locale.id, () => {
    for (const address of addressesOf(locale)) {
      const path = localePath(locale, address.path);

      // Where the region lacks the feature, the page says so before it asks for an account (D-08).
      if (address.isSignedIn && address.isOn)
        test(
          `${address.name} D-28: a visitor who is not signed in is sent to sign in`,
          { tag: locale.id === 'en-US' && address.path === '/user/account' ? ['@phone', '@core'] : '@phone' },
          async ({ page }) => {
            await page.goto(path);
            await expect(page).toHaveURL(
              (url) => url.pathname === localePath(locale, '/sign-in') && url.searchParams.get('redirect') === path,
            );
          },
        );
      else
        test(
          `${address.name} D-31: the page fits and is accessible`,
          { tag: [...(locale.id === 'en-CA' ? ['@phone'] : []), ...(isCore(locale, address) ? ['@core'] : [])] },
          async ({ page, axe }, { project }) => {
            const response = await openPage(page, path);
            expect(response?.status()).toBe(200);
            await expect(page.locator('html')).toHaveAttribute('lang', locale.id);
            await expect(page.locator('h1')).toHaveCount(1);
            if (address.isOn) await expect(page.locator('h1')).toContainText(address.heading);
            else await expect(page, 'D-08 keeps the address').toHaveURL((url) => url.pathname === path);
            const { scrollWidth, clientWidth } = await page.evaluate(() => ({
              scrollWidth: document.documentElement.scrollWidth,
              clientWidth: document.documentElement.clientWidth,
            }));
            expect(scrollWidth, 'nothing is wider than the screen').toBeLessThanOrEqual(clientWidth);
            await axe();
            if (project.name !== 'phone') return;
            const size = page.viewportSize()!;
            await page.setViewportSize(narrowViewport);
            expect(await page.evaluate(findOverflow), 'at 320 px').toEqual([]);
            // All journeys of this file share the page.
            await page.setViewportSize(size);
          },
        );
    }

    test(
      'S2-01 an unknown path shows a 404 page',
      { tag: locale.id === 'en-CA' ? [] : '@core' },
      async ({ page, axe, expectedErrors }) => {
        expectedErrors.push(/^404 (GET|HEAD) .*\/no-such-page/);
        const address = `${localePath(locale, '/no-such-page')}?from=mail`;
        const response = await openPage(page, address);
        expect(response?.status()).toBe(404);
        expect(page.url().endsWith(address), 'the address stays as it was typed').toBe(true);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.id);
        await expect(page.locator('h1')).toHaveCount(1);
        const words = locale.language === 'fr' ? fr : en;
        await expect(page).toHaveTitle(`${words['notFound.title']} · ${readSite().name}`);
        await axe();
      },
    );

    test(
      'S2-01 the 404 page’s own address responds with 404',
      { tag: locale.id === 'en-US' ? ['@phone', '@core'] : '@phone' },
      async ({ request }) => {
        expect((await request.get(localePath(locale, '/404'))).status()).toBe(404);
      },
    );

    test(
      'S2-01 a trailing slash and a double one are removed',
      { tag: locale.id === 'en-US' ? ['@phone', '@core'] : '@phone' },
      async ({ request }) => {
        const path = localePath(locale, '/shop/pods');
        for (const typed of [`${path}/`, path.replace('/shop', '//shop')]) {
          const response = await request.get(typed, { maxRedirects: 0 });
          expect(response.status()).toBe(301);
          expect(new URL(response.headers().location!, 'http://site.test').pathname).toBe(path);
        }
      },
    );
  });

test('S2-01 the server error page has its own title', { tag: '@core' }, async ({ page, axe }) => {
  await page.goto('/500');
  await expect(page).toHaveTitle(`${en['serverError.title']} · ${readSite().name}`);
  await expect(page.locator('h1')).toHaveText(en['serverError.title']);
  await axe();
});
