import type { BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { routePath, routes } from '../../../src/domain/site/routing/routes';
import { openAddress, searchField } from '../support/addressPanel';
import { checkoutOn, checkoutPath, openCheckout } from '../support/checkout';
import { revealConsentBar } from '../support/consentBar';
import { findGate } from '../support/gate';
import { openPage } from '../support/hydrated';
import { expectUsable, lowWindows } from '../support/lowWindow';
import { losAngelesAddress, openOrdering } from '../support/placeOrder';
import { openAccount, readPageContext, storedCartItem } from '../support/shopper';
import { findProduct } from '../support/siteContent';
import { findPlace, seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { american, at, french, us, wordsOf } from '../support/words';

test.use({ accepted: null });

const pod = findProduct(
  ({ productType, visibility, availability }) =>
    productType === 'oil' && visibility.availableUs && availability === 'available',
);

const openDialog = (page: Page) => page.locator('dialog[open]').last();
const pressBar = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .filter({ visible: true })
    .first()
    .click();

interface Scene {
  name: string;
  isCore?: boolean;
  /** Ends with the dialog open. */
  open: (page: Page, context: BrowserContext, outbox: (to: string) => Promise<string>) => Promise<unknown>;
}

const menu = async (page: Page, locale: Locale) => {
  await openPage(page, at('pods', locale));
  await pressBar(page, wordsOf(locale).t('header.openMenu'));
};

const panels: Scene[] = [
  { name: 'the menu in English', open: (page) => menu(page, american) },
  { name: 'the menu in French', isCore: true, open: (page) => menu(page, french) },
  {
    name: 'the regions',
    open: async (page) => {
      await menu(page, american);
      await openDialog(page)
        .getByRole('button', { name: us.t('footer.location') })
        .click();
    },
  },
  {
    name: 'the suggested addresses',
    open: async (page) => {
      const panel = await openAddress(page);
      await searchField(panel).fill('233 S Spring St');
      await expect(panel.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the hours',
    open: async (page, context) => {
      await seedStorage(context, { [storageKeys.deliveryPlace]: await findPlace(page.request, losAngelesAddress) });
      await openPage(page, at('pods'));
      await pressBar(page, us.t('header.nextDelivery', { slot: '' }));
    },
  },
  {
    name: 'the cart',
    open: async (page, context) => {
      const { listing } = await readPageContext(page.request, at('pods'));
      await seedStorage(context, {
        [storageKeys.deliveryPlace]: await findPlace(page.request, losAngelesAddress),
        [storageKeys.cart]: listing!.products.slice(0, 2).map((product) => storedCartItem(product, 1)),
      });
      await openPage(page, at('pods'));
      await pressBar(page, us.t('header.cart'));
    },
  },
  {
    name: 'the filters',
    open: async (page) => {
      await openPage(page, at('pods'));
      await page
        .getByRole('main')
        .getByRole('button', { name: us.t('list.filters') })
        .click();
    },
  },
  {
    name: 'the search',
    open: async (page) => {
      await menu(page, american);
      await openDialog(page)
        .getByRole('button', { name: us.t('header.search') })
        .click();
      await openDialog(page).locator('input').fill('pod');
      await expect(openDialog(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the notifications',
    open: async (page) => {
      await openPage(page, at('support'));
      await pressBar(page, us.t('header.notifications'));
    },
  },
  {
    name: 'two compared pods',
    open: async (page) => {
      await openPage(page, at('pods'));
      // The first input loads the controls over pictures.
      await page.mouse.move(5, 5);
      await page.mouse.move(10, 10);
      const { listing } = await readPageContext(page.request, at('pods'));
      for (const { title } of listing!.products.slice(0, 2))
        await page
          .getByRole('main')
          .getByRole('button', { name: us.t('compare.add', { name: title }), exact: true })
          .click();
      await page
        .getByRole('region', { name: us.t('toast.label') })
        .getByRole('button', { name: us.t('compare.open') })
        .click();
      await expect(openDialog(page).getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'a picture',
    open: async (page) => {
      await openPage(page, localePath(american, productPath(pod)));
      await page
        .getByRole('main')
        .getByRole('button', { name: us.t('product.enlarge', { at: 1, total: '' }) })
        .first()
        .click();
    },
  },
  {
    name: 'the legal notice',
    open: (page) => page.goto(at('xpress')),
  },
  {
    name: 'cancelling an order',
    open: async (page, context, outbox) => {
      const token = await openAccount(page.request, outbox);
      const order = await (await openOrdering(page.request, token)).placeOrder();
      await seedStorage(context, { [storageKeys.token]: token, [storageKeys.legalAccepted]: 'true' });
      const path = routePath('order', { providerId: order.provider.id, detailsId: order.detailsId });
      await openPage(page, localePath(american, path));
      await page
        .getByRole('main')
        .getByRole('button', { name: us.t('order.cancel') })
        .click();
    },
  },
  {
    name: 'deleting the account',
    open: async (page, context, outbox) => {
      await seedStorage(context, { [storageKeys.token]: await openAccount(page.request, outbox) });
      await openPage(page, at('account'));
      await page
        .getByRole('main')
        .getByRole('button', { name: us.t('settings.delete.open') })
        .click();
    },
  },
];

const sizeName = ({ width, height }: (typeof lowWindows)[number]) => `${width} × ${height}`;

for (const size of lowWindows) {
  for (const locale of ['en-US', 'en-CA', 'fr-CA'] as const)
    test(
      `D-31 at ${sizeName(size)} the gate in ${locale} can be read, and each control comes into view whole`,
      { tag: locale !== 'fr-CA' || size.width > 400 ? ['@phone', '@night'] : ['@phone', '@core'] },
      async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(at('pods', localeOf(locale)));
        await expect(findGate(page, localeOf(locale))).toBeVisible();
        await expectUsable(page);
      },
    );

  for (const { name, isCore, open } of panels)
    test(
      `D-31 at ${sizeName(size)} ${name} can be read, and each control comes into view whole`,
      { tag: isCore && size.width > 400 ? ['@phone', '@core'] : ['@phone', '@night'] },
      async ({ page, context, outbox, seedAccepted, expectedErrors }) => {
        // Some products have no picture.
        expectedErrors.push(/404 GET .*\/-\d+\.avif/);
        await seedAccepted();
        await page.setViewportSize(size);
        await open(page, context, outbox);
        await expect(openDialog(page)).toBeVisible();
        await expectUsable(page, 40);
      },
    );

  test(
    `D-31 at ${sizeName(size)} each control of the checkout’s steps comes into view whole`,
    { tag: ['@phone', '@night'] },
    async ({ page, context, outbox, seedAccepted, expectedErrors }) => {
      expectedErrors.push(/404 GET .*\/-\d+\.avif/);
      await seedAccepted();
      await page.setViewportSize(size);
      await openCheckout({ context, request: page.request, readCode: outbox });
      const { change, expectStep } = checkoutOn(page);
      await openPage(page, checkoutPath);
      await expectStep('review');
      await expectUsable(page);
      await change('time');
      await expectStep('time');
      await expectUsable(page);
    },
  );

  const paths = routes
    .filter(({ isSignedIn }) => !isSignedIn)
    .map(({ path }): string => path)
    .concat(productPath(pod));
  for (const path of paths)
    test(
      `D-31 at ${sizeName(size)} each control of ${path} comes into view whole, while the page asks for consent`,
      { tag: ['@phone', '@night'] },
      async ({ page, context }) => {
        await seedStorage(context, {
          [storageKeys.ageAccepted('us')]: 'true',
          [storageKeys.subcountry('us')]: 'CA',
          [storageKeys.legalAccepted]: 'true',
        });
        await page.setViewportSize(size);
        await openPage(page, localePath(american, path));
        if (path === routePath('pods')) await revealConsentBar(page);
        await expectUsable(page, 25);
      },
    );
}
