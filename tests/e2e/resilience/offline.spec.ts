import type { Page } from '@playwright/test';
import { pageDataPath } from '../../../src/app/siteWorker/cacheKind';
import { cacheNames } from '../../../src/app/siteWorker/cacheNames';
import { offlineMessages } from '../../../src/app/siteWorker/offlinePage';
import { startFailureWords } from '../../../src/boot/inline/startFailure';
import { storageKeys } from '../../../src/data/storage';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath, locales, type Locale } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { checkoutOn, checkoutPath, openCheckout } from '../support/checkout';
import { waitUntilHydrated } from '../support/hydrated';
import { losAngelesAddress } from '../support/placeOrder';
import { expectCached, expectWarm, offlineErrors } from '../support/siteWorker';
import { findProduct, wordsIn } from '../support/siteContent';
import { stockedPod } from '../support/stockedPod';
import { findPlace, seedStorage, readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { american, wordsOf } from '../support/words';

test.use({ serviceWorkers: 'allow' });

const at = (locale: Locale, path: string) => localePath(locale, path);
const home = at(american, '/');
const pods = at(american, routePath('pods'));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'S7-26 S1-16 D-10 offline, the start URL, the lists and visited pages open, search works and the cart can be filled',
  { tag: ['@phone', '@core'] },
  async ({ page, context, expectedErrors }) => {
    const { t } = wordsOf(american);
    const place = await findPlace(page.request, losAngelesAddress);
    const product = await stockedPod(page);
    const productPage = at(american, productPath(product));
    await seedStorage(context, { [storageKeys.deliveryPlace]: place });
    await page.goto(productPage);
    const add = page.getByRole('main').getByRole('button', { name: t('product.addToOrder') });
    await expect(add.first()).toBeVisible();
    await expectCached(page, [
      '/',
      productPage,
      `/page-data${productPage}/page-data.json`,
      '/us/en/offline',
      home,
      pods,
    ]);
    await expectWarm(page);

    expectedErrors.push(...offlineErrors);
    await context.setOffline(true);
    await page.goto('/');
    await expect(page).toHaveURL(home);
    await expect(heading(page)).toBeVisible();
    // The worker cached this list in advance, without a visit.
    await page.goto(pods);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('searchbox', { name: t('list.search') }).fill(product.title);
    await expect(page).toHaveURL(/\?q=/);
    // The search changed the URL's query, which Gatsby appends to its request for the page's data.
    await page.reload();
    await waitUntilHydrated(page);
    await page
      .getByRole('article')
      .getByRole('link', { name: new RegExp(product.title) })
      .first()
      .click();
    await expect(page).toHaveURL(productPage);
    await expect(heading(page)).toContainText(product.title);
    await add.first().click();
    const cart = page.getByRole('dialog', { name: t('cart.title'), exact: true });
    await expect(cart).toBeVisible();
    const lines = async () => JSON.parse((await readStored(page, storageKeys.cart)) ?? '[]') as unknown;
    await expect.poll(async () => JSON.stringify(await lines())).toContain('"quantity":1');
    await cart
      .getByRole('button', { name: new RegExp(`^${t('product.increase', { title: '' })}`) })
      .first()
      .click();
    await expect.poll(async () => JSON.stringify(await lines())).toContain('"quantity":2');
  },
);

for (const locale of locales)
  test(
    `S7-26 in ${locale.id} a page that is not cached says so, lists the cached ones, and opens once there is a network`,
    { tag: '@phone' },
    async ({ page, context, expectedErrors, axe }) => {
      const words = offlineMessages[locale.language];
      const terms = at(locale, routePath('terms'));
      await page.goto(at(locale, '/'));
      await expectCached(page, [at(locale, '/offline'), at(locale, routePath('pods'))]);
      await expectWarm(page);
      expectedErrors.push(...offlineErrors);
      await context.setOffline(true);
      await page.goto(terms);
      await expect(page).toHaveURL(terms);
      await expect(heading(page)).toHaveText(words.title);
      await expect(page.getByText(words.text)).toBeVisible();
      const cachedList = page.getByRole('navigation', { name: words.kept });
      await expect(cachedList.getByRole('link').first()).toBeVisible();
      const addresses = await cachedList
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses).toContain(at(locale, routePath('pods')));
      expect(addresses.filter((address) => !address!.startsWith(locale.prefix))).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await axe();

      await cachedList.locator(`a[href="${at(locale, routePath('pods'))}"]`).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto(terms);
      await expect(heading(page)).toHaveText(words.title);
      await context.setOffline(false);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(heading(page)).not.toHaveText(words.title);
    },
  );

test(
  'S7-26 offline, a product reloaded after choosing a size has that size, and its controls work',
  { tag: '@phone' },
  async ({ page, context, expectedErrors }) => {
    const pod = findProduct(
      ({ productType, visibility, variants }) => productType === 'oil' && visibility.availableUs && variants.length > 1,
    );
    const path = at(american, productPath(pod));
    const size = (index: number) => page.getByRole('radio', { name: wordsIn(american, pod.variants[index]!.title) });
    await page.goto(path);
    await expectCached(page, [path, pageDataPath(path)]);
    await expectWarm(page);
    await size(1).check({ force: true });
    await expect(page).toHaveURL(new RegExp(`\\?variant=${pod.variants[1]!.id}`));

    expectedErrors.push(...offlineErrors);
    await context.setOffline(true);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(size(1)).toBeChecked();
    await size(0).check({ force: true });
    await expect(page).toHaveURL(new RegExp(`\\?variant=${pod.variants[0]!.id}|${path}$`));
  },
);

test(
  'S7-26 S8-19 a page whose data is missing says so offline, and starts by itself once there is a network',
  { tag: '@phone' },
  async ({ page, context, expectedErrors, axe }) => {
    await page.goto(pods);
    await expectCached(page, [pods, pageDataPath(pods)]);
    await expectWarm(page);
    await page.evaluate(async ([name, path]) => void (await (await caches.open(name)).delete(path)), [
      cacheNames.data,
      pageDataPath(pods),
    ] as const);
    expectedErrors.push(...offlineErrors, /page resources for .* not found/);
    await context.setOffline(true);
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: startFailureWords.en[0] });
    await expect(notice).toBeVisible();
    await axe();
    await context.setOffline(false);
    await waitUntilHydrated(page);
    await expect(notice).toBeHidden();
  },
);

test(
  'S2-73 S8-02 a checkout reloaded offline shows the saved order, and continues online',
  { tag: '@phone' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    const { t } = wordsOf(american);
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, change, goToNextStep, expectStep, submit, isPlaced, main } = checkoutOn(page);
    await page.goto(checkoutPath);
    await chooseTime();
    await change('address');
    await page.getByLabel(t('checkout.address.note')).fill('Ring twice');
    await goToNextStep.click();
    await expectStep('review');
    await expectCached(page, [checkoutPath]);
    await expectWarm(page);

    expectedErrors.push(...offlineErrors);
    await context.setOffline(true);
    await page.reload();
    await expect(main.getByText(t('checkout.offline'))).toBeVisible();
    const saved = main.getByRole('group', { name: t('checkout.saved') });
    await expect(saved).toContainText(shop.items[0]!.metadata.name);
    await expect(saved).toContainText('Ring twice');
    await expect(saved).toContainText(/(Today|Tomorow|day, )/);
    await expect(main.getByText(t('app.loading'))).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await axe();

    await context.setOffline(false);
    await expectStep('review');
    await expect(saved).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await submit.click();
    await isPlaced();
    expect(await shop.orders()).toMatchObject([{ note: 'Ring twice' }]);
  },
);
