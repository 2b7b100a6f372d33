import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localeOf, localePath, locales, type Locale } from '../../../src/domain/region/locales';
import { regionOf, type Subcountry } from '../../../src/domain/region/regions';
import { storedCartItem, openAccount, readPageContext } from '../support/shopper';
import { findProduct } from '../support/siteContent';
import { seedStorage, readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { american, at, us, wordsOf } from '../support/words';

test.use({ accepted: null });

const expectPath = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path);
const pods = at('pods');
const xpress = at('xpress');
const choice = (menu: Locator, locale: Locale, code: Subcountry) =>
  menu.getByRole('button', { name: wordsOf(locale).t(`region.${code}`), exact: true });
const expectRegion = (page: Page, code: Subcountry) =>
  expect(page.locator('html')).toHaveAttribute('data-region', code);

/** On a wide screen the list opens below the header, on a phone from the menu. */
async function openRegions(page: Page, locale: Locale): Promise<Locator> {
  const { t } = wordsOf(locale);
  const header = page.getByRole('banner');
  const wide = header.getByRole('button', { name: t('header.region') });
  if (await wide.isVisible()) {
    await wide.click();
    return page.getByRole('group', { name: t('header.region') });
  }
  await header.getByRole('button', { name: t('header.openMenu') }).click();
  const menu = page.getByRole('dialog', { name: t('header.menu') });
  await menu.getByRole('button', { name: t('footer.location') }).click();
  return page.getByRole('dialog', { name: t('header.selectLocation') });
}

async function chooseRegion(page: Page, locale: Locale, code: Subcountry): Promise<void> {
  await choice(await openRegions(page, locale), locale, code).click();
}

test.describe('S4-30 choosing a region', () => {
  test('is stored, closes every menu, and stays on the page', { tag: '@core' }, async ({ page, seedAccepted }) => {
    await seedAccepted();
    await page.goto(pods);
    await chooseRegion(page, american, 'OH');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('group', { name: us.t('header.region') })).toHaveCount(0);
    await expectRegion(page, 'OH');
    await expectPath(page, pods);
    expect(await readStored(page, storageKeys.subcountry('us'))).toBe('OH');
    await expect(page.getByText(us.t('region.changed', { region: us.t('region.OH') })).first()).toBeVisible();
    const [first] = (await readPageContext(page.request, pods)).listing!.products;
    await expect(page.getByRole('link', { name: first!.title }), 'what California sells is gone').toHaveCount(0);
    await page.reload();
    await expectRegion(page, 'OH');
    await expect(choice(await openRegions(page, american), american, 'OH')).toHaveAttribute('aria-pressed', 'true');
  });

  const american_pod = findProduct(({ productType, visibility }) => productType === 'oil' && visibility.availableUs);
  const everywhere = findProduct(({ visibility }) => visibility.availableUs && visibility.availableCaAll);
  const ways: [from: string, region: Subcountry, to: string, why: string][] = [
    [pods, 'CA_ALL', '/ca/en/shop/pods', 'the same page'],
    [
      localePath(american, productPath(everywhere)),
      'CA_ALL',
      localePath(localeOf('en-CA'), productPath(everywhere)),
      'the same product',
    ],
    [localePath(american, productPath(american_pod)), 'CA_ALL', '/ca/en', 'home, where the product is not sold'],
    [at('discover'), 'CA_ALL', '/ca/en', 'home, where the feature is off'],
    [xpress, 'WA', '/us/en', 'home, where the feature is off in the same country'],
    ['/ca/fr/support', 'NM', '/us/en/support', 'the language that the country has'],
  ];
  for (const [from, code, to, why] of ways)
    test(`leads from ${from} to ${why}`, { tag: '@desktop' }, async ({ page, context, seedAccepted }) => {
      await seedAccepted();
      await seedStorage(context, { [storageKeys.legalAccepted]: 'true' });
      await page.goto(from);
      const locale = locales.find(({ prefix }) => from.startsWith(prefix))!;
      await chooseRegion(page, locale, code);
      await expectPath(page, to);
      await expectRegion(page, code);
      expect(await readStored(page, storageKeys.subcountry(regionOf(code).country))).toBe(code);
    });
});

test('D-08: both links on a restricted page lead on', async ({ page, context, seedAccepted, axe }) => {
  await seedAccepted({ us: 'OH' });
  await seedStorage(context, { [storageKeys.legalAccepted]: 'true' });
  await page.goto(xpress);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(us.t('restricted.title'));
  await expectPath(page, xpress);
  await axe();
  await main.getByRole('link', { name: us.t('header.browseProducts') }).click();
  await expectPath(page, pods);
  await page.goBack();
  await main.getByRole('button', { name: us.t('restricted.changeRegion') }).click();
  const panel = page.getByRole('dialog', { name: us.t('header.selectLocation') });
  await choice(panel, american, 'CA').click();
  await expectRegion(page, 'CA');
  await expectPath(page, xpress);
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(us.t('restricted.title'));
});

test.describe('what is kept', { tag: '@desktop' }, () => {
  test('S4-32 S4-19 S4-43: region, cart and sign-out are the same in every tab', async ({
    page,
    context,
    seedAccepted,
    outbox,
  }) => {
    const { listing } = await readPageContext(page.request, pods);
    await seedAccepted();
    await page.goto(pods);
    await page.evaluate(
      ([key, token]) => localStorage.setItem(key!, token!),
      [storageKeys.token, await openAccount(page.request, outbox)],
    );
    await page.reload();
    const other = await context.newPage();
    await other.goto(pods);
    const signedIn = (tab: Page, is: boolean) =>
      expect(tab.locator('html')).toHaveAttribute('data-session', is ? 'in' : 'out');
    await signedIn(other, true);

    await page.evaluate(
      ([key, cart]) => localStorage.setItem(key!, cart!),
      [storageKeys.cart, JSON.stringify([storedCartItem(listing!.products[0]!, 4)])],
    );
    await expect(other.getByRole('banner').getByRole('button', { name: us.plural('header.cart', 4) })).toBeVisible();

    await chooseRegion(page, american, 'WA');
    await expectRegion(other, 'WA');
    await expect(other.getByRole('banner').getByRole('button', { name: us.t('header.region') })).toContainText(
      us.t('region.WA'),
    );
    // Another state may sell a pod with the same name.
    const link = `a[href="${localePath(american, productPath(listing!.products[0]!))}"]`;
    await expect(other.getByRole('main').locator(link)).toHaveCount(0);

    await page.getByRole('button', { name: us.t('header.openMenu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: us.t('header.signOut') })
      .click();
    await signedIn(page, false);
    await signedIn(other, false);
    await expect(other.getByRole('banner').getByRole('link', { name: us.t('header.signIn') })).toBeVisible();
  });
});
