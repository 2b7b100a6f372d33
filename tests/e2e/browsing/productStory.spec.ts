import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { openPage } from '../support/hydrated';
import { findProduct, wordsIn } from '../support/siteContent';
import { expect, test } from '../support/test';
import { american, us, wordsOf } from '../support/words';

const at = (product: Product, locale: Locale) => localePath(locale, productPath(product));

const pod = findProduct(
  ({ productType, visibility, availability, expressDeliveryProvidersCount, variants }) =>
    productType === 'oil' &&
    visibility.availableUs &&
    availability === 'available' &&
    expressDeliveryProvidersCount > 0 &&
    variants.length > 1,
);
const canadian = findProduct(({ productType, visibility }) => productType === 'oil' && visibility.availableCaAll);
const battery = findProduct(({ slug }) => slug === 'battery');

test(
  'S2-71 D-43 a pod’s page shows three figures, its terpenes and effects, and no empty rows',
  { tag: '@core' },
  async ({ page, axe }) => {
    await openPage(page, at(pod, american));
    const glance = page.getByRole('region', { name: us.t('product.glance') });
    await glance.scrollIntoViewIfNeeded();
    for (const name of ['product.lab.totalThc', 'product.lab.totalCbd', 'product.lab.totalTerpenes'] as const)
      await expect(glance.getByRole('term').filter({ hasText: us.t(name) })).toBeVisible();
    await expect(glance.getByRole('table')).toBeVisible();
    await expect(glance.getByRole('heading', { name: us.t('product.effects') })).toBeVisible();
    const cells = await page.getByRole('main').locator('td, dd').allInnerTexts();
    expect(cells.length).toBeGreaterThan(20);
    expect(cells.filter((text) => ['', '–', '-'].includes(text.trim()))).toEqual([]);
    await axe();
  },
);

for (const id of ['en-CA', 'fr-CA'] as const)
  test(`D-43 in ${id} a pod’s page leads to authorized sellers and to unlocking, and names no effects`, async ({
    page,
    axe,
  }) => {
    const locale = localeOf(id);
    const { t } = wordsOf(locale);
    await openPage(page, at(canadian, locale));
    const main = page.getByRole('main');
    // The order bar contains another link once it has appeared.
    const seller = main.getByRole('link', { name: t('product.findSeller') }).first();
    await expect(seller).toBeInViewport();
    await expect(main.getByRole('link', { name: t('product.unlockPod') })).toHaveAttribute(
      'href',
      localePath(locale, '/unlock'),
    );
    await page.getByRole('region', { name: t('product.glance') }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: t('product.effects') })).toHaveCount(0);
    await axe();
    await page.evaluate(() => window.scrollTo(0, 0));
    await seller.click();
    await expect(page).toHaveURL((url) => url.pathname === localePath(locale, '/support'));
    await expect(page.locator('#buy-in-canada')).toBeInViewport();
  });

test('S2-71 the order bar works by keyboard at every width', async ({ page }) => {
  await openPage(page, at(pod, american));
  const bar = page.getByRole('region', { name: us.t('product.orderBar', { title: wordsIn(american, pod.title) }) });
  await page.getByRole('region', { name: us.t('product.lab.title') }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  const action = bar.getByRole('button', { name: us.t('product.enterAddress') });
  await action.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

for (const id of ['en-US', 'en-CA', 'fr-CA'] as const)
  test(`S2-14 in ${id} the battery’s page tells its story, draws its measures and answers questions`, async ({
    page,
    axe,
  }) => {
    const locale = localeOf(id);
    const { t } = wordsOf(locale);
    await openPage(page, at(battery, locale));
    for (const name of ['device.story', 'device.heat', 'device.ring'] as const) {
      await page.getByRole('region', { name: t(name) }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: t(name) })).toBeVisible();
    }
    await expect(page.getByRole('img', { name: t('device.drawing') })).toBeVisible();
    const comparison = page.getByRole('table', { name: t('device.compare') });
    await expect(comparison).toHaveCount(locale.country === 'us' ? 1 : 0);
    const question = page.locator('details').first();
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveAttribute('open');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('FAQPage');
    await axe();
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
  });

test('S2-12 the devices are a few large cards that say how they differ, without tools of a long list', async ({
  page,
  axe,
}) => {
  await openPage(page, localePath(american, '/shop/devices'));
  const main = page.getByRole('main');
  await expect(main.getByRole('article').filter({ hasText: wordsIn(american, battery.tagline) })).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveCount(0);
  await expect(main.getByRole('combobox')).toHaveCount(0);
  await axe();
});
