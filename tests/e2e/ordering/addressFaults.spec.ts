import { storageKeys } from '../../../src/data/storage';
import { localeOf } from '../../../src/domain/region/locales';
import {
  header,
  chooseOption,
  expectNoSideScroll,
  openAddress,
  addressPanel,
  readPlace,
  searchField,
  dispensaryName,
  useButton,
} from '../support/addressPanel';
import { openPage } from '../support/hydrated';
import { problemResponse } from '../support/orderResponses';
import { retryOnClick } from '../support/retryOnClick';
import { expect, test } from '../support/test';
import { american, at, french, us, wordsOf } from '../support/words';

test.use({ accepted: null });

const calls = (name: string) => `**/.netlify/functions/delivery-${name}?*`;

test(
  'S4-26 S4-27 S8-15 an unserved address, one in another state and one in another country: each is explained, with a way on',
  { tag: ['@desktop', '@night'] },
  async ({ page, seedAccepted, axe }) => {
    await seedAccepted();
    const panel = await openAddress(page);

    await chooseOption(panel, '1200 Fulton St, Fresno 93721', /1200 Fulton St/);
    await expect(panel.getByText(us.t('expressDelivery.notAvailable', { city: 'Fresno', state: 'CA' }))).toBeVisible();
    await expect(useButton(panel)).toBeEnabled();
    await axe();
    await panel.getByRole('button', { name: us.t('expressDelivery.otherAddress') }).click();
    await expect(searchField(panel)).toBeFocused();

    await chooseOption(panel, '100 N High St, Columbus OH 43215', /100 N High St/);
    await expect(
      panel.getByText(us.t('expressDelivery.notAvailable', { city: 'Columbus', state: 'OH' })),
    ).toBeVisible();
    const ohio = us.t('region.OH');
    await expect(panel.getByText(us.t('expressDelivery.otherRegion', { region: ohio }))).toBeVisible();
    await expect(useButton(panel), 'S4-28').toBeHidden();
    await axe();
    await panel.getByRole('button', { name: us.t('expressDelivery.changeRegion', { region: ohio }) }).click();
    await expect(page).toHaveURL((url) => url.pathname === at('home'));
    await expect(page.locator('html')).toHaveAttribute('data-region', 'OH');
    await expect(panel).toBeHidden();
    await expect(page.getByText(us.t('region.changed', { region: ohio })).first()).toBeVisible();
    expect(await readPlace(page), 'the address stays').toMatchObject({ label: '100 N High St' });

    await openPage(page, at('storeLocator'));
    await header(page)
      .getByRole('button', { name: us.t('header.storesNearYou') })
      .click();
    const stores = addressPanel(page, american, 'header.storesNearYou');
    await chooseOption(stores, 'Montreal', /Montréal/);
    const canada = us.t('region.CA_ALL');
    await expect(stores.getByText(us.t('expressDelivery.otherRegion', { region: canada }))).toBeVisible();
    expect(await readPlace(page, storageKeys.storePlace)).toMatchObject({ label: 'Montréal' });
    await stores.getByRole('button', { name: us.t('expressDelivery.changeRegion', { region: canada }) }).click();
    const english = localeOf('en-CA');
    await expect(page, 'Canada has no store locator').toHaveURL((url) => url.pathname === at('home', english));
    await expect(page.locator('html')).toHaveAttribute('data-region', 'CA_ALL');
  },
);

test(
  'S4-24 S8-06 a server that is down or slow, no network, and wiped storage: each is explained, and nothing is lost',
  { tag: '@phone' },
  async ({ page, context, seedAccepted, expectedErrors, axe }) => {
    expectedErrors.push(/delivery-(suggestions|place-to-address|available-providers)/, /ERR_INTERNET_DISCONNECTED/);
    await seedAccepted();
    const panel = await openAddress(page);
    const retry = panel.getByRole('button', { name: us.t('app.retry') });

    await page.route(calls('suggestions'), (route) => route.abort());
    await searchField(panel).fill('233 S Spring St, Los Angeles 90012');
    await expect(searchField(panel)).toHaveAccessibleDescription(us.t('error.network'));
    await axe();
    await page.unroute(calls('suggestions'));
    await page.route(calls('suggestions'), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await retry.click();
    await expect(panel.getByText(us.t('address.searching')).first()).toBeVisible();
    const option = panel.getByRole('option', { name: /233 S Spring St/ }).first();
    await expect(option).toBeVisible();
    await page.unroute(calls('suggestions'));

    await page.route(calls('place-to-address'), (route) => route.fulfill(problemResponse(500, 'server_error')));
    await page.route(calls('available-providers'), (route) => route.fulfill(problemResponse(500, 'server_error')));
    await option.click();
    await expect(panel.getByRole('alert').getByText(us.t('error.unknown'))).toBeVisible();
    await page.unroute(calls('place-to-address'));
    await retry.click();
    await expect(panel.getByRole('alert').getByText(us.t('error.providers'))).toBeVisible();
    await axe();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await retryOnClick(page, calls('available-providers'), async (route) => {
      await held;
      await route.continue();
    });
    await retry.click();
    await expect(panel.getByText(us.t('address.loadingProvider'))).toBeVisible();
    await expect(useButton(panel)).toBeDisabled();
    release();
    await expect(panel.getByText(us.t('address.fulfilledBy', { provider: dispensaryName }))).toBeVisible();

    await context.setOffline(true);
    await expect(panel.getByText(us.t('address.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(panel.getByText(us.t('address.offline'))).toBeHidden();

    await page.evaluate(() => localStorage.clear());
    await chooseOption(panel, '400 S Main St, Los Angeles 90012', /400 S Main St/);
    await expect(panel.getByText(us.t('address.fulfilledBy', { provider: dispensaryName }))).toBeVisible();
    expect(await readPlace(page)).toMatchObject({ label: '400 S Main St' });
    await useButton(panel).click();
    await expect(panel).toBeHidden();
  },
);

test(
  'S2-56 S4-27 in French the store locator’s panel accepts a Canadian town, and offers the region of another',
  { tag: '@phone' },
  async ({ page, seedAccepted, axe }) => {
    const { t } = wordsOf(french);
    // Ontario is hidden, but valid, and has a store locator (D-06).
    await seedAccepted({ ca: 'ON' });
    await openPage(page, at('storeLocator', french));
    await header(page)
      .getByRole('button', { name: t('header.storesNearYou') })
      .click();
    const panel = addressPanel(page, french, 'header.storesNearYou');
    await searchField(panel).fill('qzxv');
    await expect(panel.getByText(t('address.noSuggestions')).first()).toBeVisible();
    await chooseOption(panel, 'Toronto', /Toronto/);
    await expect(panel.getByText('ON', { exact: true }), 'D-45 without a postal code').toBeVisible();
    await expect(panel.getByRole('button', { name: t('address.use') })).toBeVisible();
    await axe();

    await chooseOption(panel, 'Montréal', /Montréal/);
    const everywhere = t('region.CA_ALL');
    await expect(panel.getByText(t('expressDelivery.otherRegion', { region: everywhere }))).toBeVisible();
    await expect(panel.getByRole('button', { name: t('address.use') })).toBeHidden();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideScroll(panel);
    await axe();
    await panel.getByRole('button', { name: t('expressDelivery.changeRegion', { region: everywhere }) }).click();
    await expect(page).toHaveURL((url) => url.pathname === at('home', french));
    await expect(page.locator('html')).toHaveAttribute('data-region', 'CA_ALL');
  },
);
