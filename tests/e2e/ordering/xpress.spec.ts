import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { DeliveryProvider } from '../../../src/domain/delivery/providerSchema';
import { weekdays } from '../../../src/domain/time/weekdays';
import { instantOf, zonedDay } from '../../../src/domain/time/zonedTime';
import { formatMoney } from '../../../src/domain/money/money';
import { freeDeliveryAbove } from '../../../src/domain/delivery/orderTotals';
import { legalAge } from '../../../src/domain/region/ageGate';
import { installClock, now } from '../support/clock';
import { openPage } from '../support/hydrated';
import { storedCartItem, readPageContext } from '../support/shopper';
import { readPages, wordsIn } from '../support/siteContent';
import { findPlace, seedStorage } from '../support/storage';
import { expect, fitsTheScreen, test } from '../support/test';
import { american, at, us } from '../support/words';

const losAngelesAddress = '233 S Spring St, Los Angeles 90012';
const words = readPages().get('xpress')!;
const generalFacts = words.sections.find(({ kind }) => kind === 'facts')!;

const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const here = (page: Page) =>
  page.getByRole('region', { name: us.t('xpress.here', { address: '233 S Spring St' }), exact: true });
const dollars = (amount: number) => formatMoney({ amount }, { hideZeroCents: true });

async function chooseAddress(page: Page, text: string): Promise<void> {
  const panel = dialogNamed(page, us.t('address.title'));
  await expect(panel).toBeVisible();
  await panel.getByRole('combobox').fill(text);
  await panel.getByRole('option').first().click();
  await panel.getByRole('button', { name: us.t('address.use') }).click();
  await expect(panel).toBeHidden();
}

async function providerAt(page: Page, text: string): Promise<DeliveryProvider> {
  const { placeId } = await findPlace(page.request, text);
  const response = await page.request.get('/.netlify/functions/delivery-available-providers', {
    params: { placeId, orderType: 'delivery' },
  });
  return ((await response.json()) as DeliveryProvider[])[0]!;
}

test(
  'S2-26 S4-35 D-09 the facts are shown before an address is typed, and then its dispensary’s own',
  { tag: '@core' },
  async ({ page, axe }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/.netlify/functions/delivery')) requests.push(pathname);
    });
    await page.goto(at('xpress'));
    const notice = dialogNamed(page, us.t('legalNotice.title'));
    await notice.getByRole('button', { name: us.t('legalNotice.agree') }).click();
    await expect(notice).toBeHidden();

    const general = page.getByRole('region', { name: wordsIn(american, generalFacts.heading) });
    for (const { heading, text } of generalFacts.items) {
      await expect(general.getByText(wordsIn(american, heading), { exact: true })).toBeVisible();
      await expect(general.getByText(wordsIn(american, text!), { exact: true })).toBeVisible();
    }
    expect(await fitsTheScreen(page)).toBe(true);
    expect(requests, 'no request before an address is typed').toEqual([]);
    await axe();

    const provider = await providerAt(page, losAngelesAddress);
    await page
      .getByRole('main')
      .getByRole('button', { name: us.t('xpress.check.submit') })
      .click();
    await chooseAddress(page, losAngelesAddress);
    const expectedWords = [
      us.t('product.fulfilledBy', { provider: provider.name }),
      us.t('address.licence', { licence: provider.licence }),
      us.t('xpress.minimumValue', { price: dollars(provider.deliveryTotalMinimum) }),
      us.t('facts.noFeeAbove', { price: dollars(freeDeliveryAbove) }),
      us.t('xpress.limitValue', {
        oil: provider.purchaseLimitOilGrams,
        grams: provider.purchaseLimitConcentratedWeight,
      }),
      us.t('facts.doorValue', { legalAge: legalAge.us }),
      us.t('facts.paymentValue'),
    ];
    for (const text of expectedWords) await expect(here(page).getByText(text, { exact: true })).toBeVisible();
    await expect(here(page).getByText(dollars(provider.deliveryFee.amount), { exact: true })).toBeVisible();
    await expect(
      here(page)
        .locator('div', { has: page.getByText(us.t('xpress.next')) })
        .last(),
    ).toContainText(/\d:\d\d/);
    await axe();

    const opener = here(page).getByRole('button', { name: us.t('address.hours') });
    await opener.click();
    const hours = dialogNamed(page, us.t('address.hours'));
    await expect(hours.getByRole('table', { name: us.t('hours.week') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hours).toBeHidden();
    await expect(opener).toBeFocused();

    await page.reload();
    await expect(here(page)).toBeVisible();
    await expect(notice, 'asked once').toHaveCount(0);
    expect(await fitsTheScreen(page)).toBe(true);
  },
);

test(
  'S4-10 S8-15 where nobody delivers, the page says so and links to stores',
  { tag: '@phone' },
  async ({ page, context, axe }) => {
    await seedStorage(context, { [storageKeys.legalAccepted]: 'true' });
    await openPage(page, at('xpress'));
    await page
      .getByRole('main')
      .getByRole('button', { name: us.t('xpress.check.submit') })
      .click();
    await chooseAddress(page, '1100 Van Ness Ave, Fresno');
    const main = page.getByRole('main');
    await expect(main.getByText(us.t('expressDelivery.notAvailable', { city: 'Fresno', state: 'CA' }))).toBeVisible();
    await axe();
    await main.getByRole('link', { name: us.t('xpress.stores') }).click();
    await expect(page).toHaveURL(at('storeLocator'));
  },
);

test(
  'D-18 D-35 at night the page and the cart say when the dispensary opens',
  { tag: ['@desktop', '@night'] },
  async ({ page, context, request, axe }) => {
    const zone = 'America/Los_Angeles';
    const today = zonedDay(now(), zone);
    await installClock(page, instantOf(today, '03:00', zone));
    const { listing } = await readPageContext(request, at('pods'));
    await seedStorage(context, {
      [storageKeys.legalAccepted]: 'true',
      [storageKeys.deliveryPlace]: await findPlace(request, losAngelesAddress),
      [storageKeys.cart]: [storedCartItem(listing!.products[0]!, 2)],
    });
    const provider = await providerAt(page, losAngelesAddress);
    const { open } = provider.deliveryTimes[weekdays[today.weekday]!]!;
    // Chromium puts a narrow no-break space between the hour and AM.
    const time = `${Number(open.slice(0, 2))}:${open.slice(3)}\\sAM`;
    const opens = new RegExp(us.t('facts.opens', { time }).replaceAll('. ', '\\. '));
    // Full windows depend on the server's clock, which differs from the page's here.
    await page.route('**/delivery-available-providers?*', (route) =>
      route.fulfill({ json: [{ ...provider, fullSlots: [] }] }),
    );
    await page.goto(at('xpress'));
    await expect(here(page).getByText(opens)).toBeVisible();
    await expect(here(page).getByText(new RegExp(us.t('checkout.time.today', { time })))).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${us.t('header.cart')}`) })
      .click();
    const cart = dialogNamed(page, us.t('cart.title'));
    await expect(cart.getByText(opens)).toBeVisible();
    await expect(cart.getByText(us.t('facts.short.door', { legalAge: legalAge.us }))).toBeVisible();
    await axe();
    await cart.getByRole('button', { name: us.t('address.hours') }).click();
    await expect(dialogNamed(page, us.t('address.hours'))).toBeVisible();
  },
);
