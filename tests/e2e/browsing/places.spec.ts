import type { Page } from '@playwright/test';
import { buildTime } from '../../../src/content/source/buildTime';
import { readEntries } from '../../../src/content/source/readFolder';
import { storageKeys } from '../../../src/data/storage';
import { cityPath } from '../../../src/domain/delivery/deliveryCities';
import { storePath } from '../../../src/domain/delivery/stores/storePath';
import { localeOf, localePath } from '../../../src/domain/region/locales';
import { guidePath } from '../../../src/domain/editorial/guideSchema';
import { routePath } from '../../../src/domain/site/routing/routes';
import { installClock } from '../support/clock';
import { openPage } from '../support/hydrated';
import { wordsIn } from '../support/siteContent';
import { seedStorage as keep } from '../support/storage';
import { expect, main, test } from '../support/test';
import { american, at, us, wordsOf } from '../support/words';

const quebecois = localeOf('fr-CA');
const now = buildTime(process.env);
const store = readEntries('content', 'stores', now).find(({ id }) => id === 'ca-oakland-cobblerigg')!;
const city = readEntries('content', 'cities', now).find(({ slug }) => slug === 'pasadena')!;
const cityWithoutPage = readEntries('content', 'cities', now).find(({ about }) => !about)!;
const dispensary = readEntries('content', 'dispensaries', now).find(({ id }) => id === 'sunhollow-los-angeles')!;
const terpenes = readEntries('content', 'guides', now).find(({ slug }) => slug === 'terpenes')!;

const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test(
  'S2-20 a store’s name in the list leads to its page, and from there to its maker and back',
  { tag: '@night' },
  async ({ page, axe }) => {
    await installClock(page, new Date('2026-12-02T03:00:00Z'));
    await openPage(page, localePath(american, `${routePath('storeLocator')}?q=${store.name}`));
    await main(page).getByRole('link', { name: store.name, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === localePath(american, storePath(store.id)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name);
    const hours = page.getByRole('region', { name: us.t('storeLocator.hours') });
    // 7 PM on a Tuesday in California.
    await expect(hours.getByRole('row', { name: /^Tuesday/ })).toHaveAttribute('aria-current', 'date');
    await expect(hours).toContainText(/Open until|Closed · opens/);
    expect(await fitsWidth(page)).toBe(true);
    await axe();

    const brands = page.getByRole('region', { name: us.t('places.brands') });
    await expect(brands.getByRole('link')).toHaveCount(store.brands.length);
    await page.getByRole('link', { name: us.t('places.find') }).click();
    await expect(page).toHaveURL((url) => url.pathname === at('storeLocator'));
  },
);

test('S2-20 all stores are listed by region, and every link leads to a page', async ({ page, axe }) => {
  await openPage(page, at('stores'));
  const ohio = page.getByRole('region', { name: us.t('region.OH') });
  await ohio.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: us.t('places.nearby') }).getByRole('listitem')).toHaveCount(3);
  await page.goBack();
  await expect(ohio).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await axe();
});

test('D-09 the delivery page leads to a city, which names its dispensary and license and asks for an address', async ({
  page,
  context,
  axe,
}) => {
  await keep(context, { [storageKeys.legalAccepted]: 'true' });
  await openPage(page, at('xpress'));
  const list = page.getByRole('region', { name: us.t('places.city.list') });
  await list.scrollIntoViewIfNeeded();
  await list.getByRole('link', { name: city.name, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === localePath(american, cityPath(city.slug)));
  const offer = page.getByRole('region', { name: dispensary.name });
  await expect(offer.getByText(us.t('places.city.license', { licence: dispensary.licence }))).toBeVisible();
  await expect(offer.getByText(city.postalCodes.join(', '))).toBeVisible();
  const menu = page.getByRole('region', { name: us.t('places.city.menu', { city: city.name }) });
  await menu.scrollIntoViewIfNeeded();
  await expect(menu.getByText(us.t('list.stock.in'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: us.t('places.city.neighborhoods') })).toContainText('Bungalow Heaven');
  expect(await fitsWidth(page)).toBe(true);
  await axe();
  await main(page)
    .getByRole('button', { name: us.t('xpress.check.submit') })
    .click();
  await expect(page.getByRole('dialog', { name: us.t('address.title') }).getByRole('combobox')).toBeVisible();
});

test('D-09 the address of a city without a page leads to the list of cities for good', async ({ request }) => {
  const response = await request.get(localePath(american, cityPath(cityWithoutPage.slug)), { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, at('xpress')]);
});

for (const locale of [american, quebecois])
  test(`D-05 in ${locale.id} a guide is found in the list, and its contents lead to its parts`, async ({
    page,
    axe,
  }) => {
    await openPage(page, at('guides', locale));
    await expect(main(page).getByRole('listitem')).toHaveCount(5);
    await axe();
    await main(page)
      .getByRole('link', { name: wordsIn(locale, terpenes.heading), exact: true })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === localePath(locale, guidePath(terpenes.slug)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn(locale, terpenes.heading));
    const last = terpenes.sections.at(-1)!;
    await page
      .getByRole('navigation', { name: wordsOf(locale).t('pages.contents') })
      .getByRole('link', { name: wordsIn(locale, last.heading) })
      .click();
    await expect(page.getByRole('heading', { name: wordsIn(locale, last.heading) })).toBeInViewport();
    await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(10);
    // Measures the average line length of the longest paragraph, in characters.
    const widest = await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('main section > p')].sort(
        (a, b) => b.textContent!.length - a.textContent!.length,
      )[0]!;
      const lines = new Set([...rangeRects(paragraph)].map(({ top }) => Math.round(top)));
      return paragraph.textContent!.length / lines.size;

      function rangeRects(element: Element) {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects();
      }
    });
    expect(widest).toBeLessThanOrEqual(72);
    expect(await fitsWidth(page)).toBe(true);
    await axe();
  });
