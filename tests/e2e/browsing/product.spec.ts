import type { Page } from '@playwright/test';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import { storageKeys } from '../../../src/data/storage';
import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { revealConsentBar } from '../support/consentBar';
import { openPage } from '../support/hydrated';
import { closeByKeyboard, openByKeyboard } from '../support/modal';
import { findProduct, wordsIn } from '../support/siteContent';
import { expect, test } from '../support/test';
import { american, french, us, wordsOf } from '../support/words';

const isPod = ({ productType }: Product) => productType === 'oil';
/** A pod in two sizes, the second of which has an older batch. */
const pod = findProduct(
  (product) =>
    isPod(product) &&
    product.visibility.availableUs &&
    product.availability === 'available' &&
    product.expressDeliveryProvidersCount > 0 &&
    (product.variants[1]?.batchIds.length ?? 0) > 1,
);
const [first, second] = pod.variants;
const canadian = findProduct((product) => isPod(product) && product.visibility.availableCaAll);
const at = (product: Product, locale: Locale = american) => localePath(locale, productPath(product));

const report = (page: Page) => page.getByRole('region', { name: us.t('product.lab.title') });
const size = (page: Page, variant: Product['variants'][number]) =>
  page.getByRole('radio', { name: wordsIn(american, variant.title) });

test('S1-08 S2-71 a link to a batch opens its report and size, and stays in the address; without scripts the newest is shown', async ({
  page,
  browser,
  baseURL,
  axe,
}) => {
  const batch = second!.batchIds.at(-1)!;
  await page.goto(`${at(pod)}?batch=${batch}#lab-report`);
  await expect(report(page)).toBeInViewport();
  await expect(report(page).getByRole('combobox')).toHaveValue(batch);
  await expect(size(page, second!)).toBeChecked();
  await axe();
  await page.reload();
  await expect(report(page).getByRole('combobox')).toHaveValue(batch);

  await page.goto(`${at(pod)}?batch=NO-SUCH-1#lab-report`);
  await expect(report(page)).toContainText(us.t('product.lab.unknownBatch', { batch: 'NO-SUCH-1' }));
  await expect(report(page).getByRole('table')).toHaveCount(0);

  const bare = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await bare.goto(`${at(pod)}?batch=${batch}`);
  await expect(report(bare).getByRole('table')).toHaveCount(2);
  await expect(report(bare)).toContainText(us.t('product.lab.passed'));
  await bare.close();
});

test(
  'S2-71 a size chosen by keyboard is in the address and restored from it, and the pictures open and close',
  { tag: '@core' },
  async ({ page, axe }) => {
    await openPage(page, at(pod));
    await size(page, first!).focus();
    await page.keyboard.press('ArrowRight');
    await expect(size(page, second!)).toBeChecked();
    await expect(page).toHaveURL((url) => url.searchParams.get('variant') === second!.id);
    await page.reload();
    await expect(size(page, second!)).toBeChecked();

    const frame = page
      .getByRole('group', { name: us.t('product.pictures', { title: wordsIn(american, pod.title) }) })
      .getByRole('button')
      .first();
    const dialog = page.getByRole('dialog', { name: wordsIn(american, pod.title), exact: true });
    await openByKeyboard(page, frame, dialog);
    // Tab may have left the page for the browser's own toolbar.
    await dialog.getByRole('button', { name: us.t('product.nextPicture') }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('status')).toHaveText(
      us.t('product.pictureCount', { at: 2, total: pod.pictures.length }),
    );
    await axe();
    await closeByKeyboard(page, frame, dialog);
  },
);

test(
  'S2-71 the order button stays in view, and covers neither the focus nor the footer',
  { tag: '@core' },
  async ({ page, axe }) => {
    await openPage(page, at(pod));
    const bar = page.getByRole('region', { name: us.t('product.orderBar', { title: wordsIn(american, pod.title) }) });
    await expect(bar).toHaveCount(0);
    await report(page).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await axe();
    const links = page.getByRole('main').getByRole('link');
    await links.last().focus();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // The bar stops above the footer, which is taller than a phone's screen.
    const edges = async () =>
      [(await bar.boundingBox())!, (await page.getByRole('contentinfo').boundingBox())!] as const;
    await expect.poll(() => edges().then(([barEdges, footer]) => barEdges.y + barEdges.height <= footer.y)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toHaveCount(0);
  },
);

test(
  'S2-71 the browser prints only the selected size’s report, from the top of the page, despite an open consent bar',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript((key) => localStorage.removeItem(key), storageKeys.consent);
    await openPage(page, at(pod));
    await revealConsentBar(page);
    await expect(page.getByRole('region', { name: us.t('consent.title') })).toBeVisible();
    await size(page, second!).check({ force: true });
    await expect(page.locator('[data-stale]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(report(page).getByRole('table')).toHaveCount(2);
    await expect(report(page)).toContainText(`${wordsIn(american, pod.title)} ·`);
    await expect(report(page)).toContainText(second!.batchIds[0]!);
    await expect(report(page)).not.toContainText(first!.batchIds[0]!);
    const printed = (await page.locator('body').innerText()).trim();
    expect(printed.startsWith(us.t('product.lab.title')), printed.slice(0, 80)).toBe(true);
    for (const gone of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('heading', { level: 1 }),
    ])
      await expect(gone).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('S2-71 a link to an unknown batch shows no figures, and links to the existing reports', async ({ page, axe }) => {
  await openPage(page, `${at(pod)}?batch=nope-1#lab-report`);
  await expect(report(page)).toContainText(us.t('product.lab.unknownBatch', { batch: 'NOPE-1' }));
  await expect(report(page).getByRole('table')).toHaveCount(0);
  await axe();
  await report(page).getByRole('button', { name: second!.batchIds[0]! }).click();
  await expect(report(page).getByRole('table')).toHaveCount(2);
  await expect(size(page, second!)).toBeChecked();
  await expect(page).toHaveURL((url) => url.searchParams.get('batch') === second!.batchIds[0]);
});

for (const locale of [american, french])
  test(
    `S7-25 in ${locale.id} the other country’s product says where it is sold, with status 404`,
    { tag: '@phone' },
    async ({ page, axe, expectedErrors }) => {
      const { t } = wordsOf(locale);
      const requestedProduct = locale.country === 'us' ? canadian : pod;
      const there = locale.country === 'us' ? 'ca' : 'us';
      expectedErrors.push(/^404 (GET|HEAD) /);
      const response = await page.goto(at(requestedProduct, locale));
      expect(response!.status()).toBe(404);
      await expect(page.getByText(t(`missing.elsewhere.${there}`))).toBeVisible();
      await axe();
      await page.getByRole('link', { name: t(`missing.open.${there}`) }).click();
      await expect(page).toHaveURL(
        (url) => url.pathname === at(requestedProduct, localeOf(there === 'ca' ? 'en-CA' : 'en-US')),
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

test('S7-25 an unknown slug leads to similar ones', { tag: '@phone' }, async ({ page, axe, expectedErrors }) => {
  expectedErrors.push(/^404 (GET|HEAD) /);
  const response = await page.goto(`${at(pod)}s`);
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: us.t('missing.similar') })).toBeVisible();
  await axe();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname === at(pod));
});

test('S2-45 the symbol of California’s warning stands left of its signal word, and is no smaller', async ({ page }) => {
  await openPage(page, at(pod));
  const warning = page
    .getByRole('main')
    .locator('aside')
    .filter({ hasText: us.t('footer.prop65.signal') });
  const symbol = (await warning.locator('svg').boundingBox())!;
  const word = (await warning.getByText(us.t('footer.prop65.signal')).boundingBox())!;
  expect(symbol.x + symbol.width).toBeLessThanOrEqual(word.x);
  expect(symbol.y).toBeLessThan(word.y + word.height / 2);
  expect(symbol.y + symbol.height).toBeGreaterThan(word.y + word.height / 2);
  expect(symbol.height).toBeGreaterThanOrEqual(word.height * 0.7);
});
